package clip

import (
	"syscall/js"

	"gulch/engine"
)

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
