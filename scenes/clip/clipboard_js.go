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
