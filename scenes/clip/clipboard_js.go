package clip

import (
	"syscall/js"

	"gulch/engine"
)

var errUnavailable = engine.Errorf(
	"the browser doesn't let Gulch use the clipboard. Allow it for this page and try again")

// clipboard returns the browser's clipboard object, or undefined if there is none, as on a page
// without HTTPS.
func clipboard() js.Value {
	nav := js.Global().Get("navigator")
	if !nav.Truthy() {
		return js.Undefined()
	}
	return nav.Get("clipboard")
}

// Unavailable returns an error that says why the clipboard is not available, nil if it is
// available.
func Unavailable() error {
	if !clipboard().Truthy() {
		return errUnavailable
	}
	return nil
}

// Write puts text on the clipboard.
func Write(text string) *Request { return callClipboard("writeText", text) }

// Read reads the text on the clipboard.
func Read() *Request { return callClipboard("readText") }

// callClipboard calls function, a method of the browser's clipboard object that returns a promise,
// and returns a Request for the result.
func callClipboard(function string, args ...any) *Request {
	b := clipboard()
	if !b.Truthy() || !b.Get(function).Truthy() {
		e := &Request{}
		e.complete("", errUnavailable)
		return e
	}
	return awaitPromise(b.Call(function, args...), func(js.Value) error { return errUnavailable })
}

// awaitPromise returns a Request that is done when the promise is fulfilled or rejected. refused
// converts the reason of a rejection into an error; nil means that the rejection is not an error.
func awaitPromise(promise js.Value, refused func(why js.Value) error) *Request {
	e := &Request{}
	var got, failed js.Func
	release := func() { got.Release(); failed.Release() }
	got = js.FuncOf(func(_ js.Value, args []js.Value) any {
		text := ""
		if len(args) > 0 && args[0].Type() == js.TypeString {
			text = args[0].String()
		}
		e.complete(limitText(text))
		release()
		return nil
	})
	failed = js.FuncOf(func(_ js.Value, args []js.Value) any {
		why := js.Undefined()
		if len(args) > 0 {
			why = args[0]
		}
		e.complete("", refused(why))
		release()
		return nil
	})
	promise.Call("then", got, failed)
	return e
}

// pngType is the MIME type of PNG pictures.
const pngType = "image/png"

// newBlob returns a JavaScript Blob that contains data and has the MIME type kind.
func newBlob(kind string, data []byte) js.Value {
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	return js.Global().Get("Blob").New([]any{array}, map[string]any{"type": kind})
}

// PictureUnavailable returns an error that says why pictures cannot be put on the clipboard, nil if
// they can.
func PictureUnavailable() error {
	if b := clipboard(); !b.Truthy() || !b.Get("write").Truthy() || !js.Global().Get("ClipboardItem").Truthy() {
		return engine.Errorf("this browser doesn't let Gulch put pictures on the clipboard")
	}
	return nil
}

// WritePicture puts a picture on the clipboard.
func WritePicture(x Picture) *Request {
	if err := PictureUnavailable(); err != nil {
		e := &Request{}
		e.complete("", err)
		return e
	}
	item := js.Global().Get("ClipboardItem").New(map[string]any{pngType: newBlob(pngType, x.PNG)})
	return callClipboard("write", []any{item})
}

// newFile returns a JavaScript File called name that contains data, a picture in PNG format.
func newFile(name string, data []byte) js.Value {
	return js.Global().Get("File").New([]any{newBlob(pngType, data)}, name, map[string]any{"type": pngType})
}

// CanShare reports whether the browser has a share dialog that accepts pictures.
func CanShare() bool {
	nav := js.Global().Get("navigator")
	if !nav.Truthy() || !nav.Get("share").Truthy() || !nav.Get("canShare").Truthy() ||
		!js.Global().Get("File").Truthy() {
		return false
	}
	return nav.Call("canShare", map[string]any{"files": []any{newFile("a.png", []byte{0})}}).Truthy()
}

// SharePicture opens the browser's share dialog for a picture with the given file name. It is not
// an error if the player closes the dialog without sharing.
func SharePicture(name string, x Picture) *Request {
	sheet := map[string]any{"files": []any{newFile(name, x.PNG)}}
	return awaitPromise(js.Global().Get("navigator").Call("share", sheet), func(why js.Value) error {
		if why.Type() == js.TypeObject && why.Get("name").String() == "AbortError" {
			return nil
		}
		return engine.Errorf("the browser doesn't let Gulch share this picture. Save it as a file instead")
	})
}

// SavePicture makes the browser download a picture as a file.
func SavePicture(name string, x Picture) *Request { return download(name, newBlob(pngType, x.PNG)) }

// downloadTimeout is the time, in milliseconds, after which the data of a download is released. By
// then the browser has long read the data.
const downloadTimeout = 60_000

// Save makes the browser download a text as a file. The Request's result is "" instead of a path,
// because only the browser knows the path.
func Save(name, text string) *Request {
	return download(name, newBlob("text/plain;charset=utf-8", []byte(text)))
}

// download makes the browser download a Blob as a file with this name.
func download(name string, blob js.Value) *Request {
	e := &Request{}
	page := js.Global()
	address := page.Get("URL").Call("createObjectURL", blob)
	link := page.Get("document").Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", name)
	link.Call("click")
	forget := page.Get("URL").Get("revokeObjectURL").Call("bind", page.Get("URL"), address)
	page.Call("setTimeout", forget, downloadTimeout)
	e.complete("", nil)
	return e
}
