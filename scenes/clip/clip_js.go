package clip

import (
	"syscall/js"

	"gulch/engine"
)

var errNone = engine.Errorf("the browser does not let Gulch use the clipboard; allow it for this page and try again")

// board returns the browser's clipboard, undefined where it has none (an insecure page).
func board() js.Value {
	nav := js.Global().Get("navigator")
	if !nav.Truthy() {
		return js.Undefined()
	}
	return nav.Get("clipboard")
}

// Write puts text onto the clipboard.
func Write(text string) error {
	b := board()
	if !b.Truthy() {
		return errNone
	}
	b.Call("writeText", text).Call("catch", js.FuncOf(func(js.Value, []js.Value) any { return nil }))
	return nil
}

// Read looks at the clipboard.
func Read() *Reading {
	r := &Reading{}
	b := board()
	if !b.Truthy() || !b.Get("readText").Truthy() {
		r.finish("", errNone)
		return r
	}
	var got, failed js.Func
	release := func() { got.Release(); failed.Release() }
	got = js.FuncOf(func(_ js.Value, args []js.Value) any {
		text := args[0].String()
		r.finish(text[:min(len(text), most)], nil)
		release()
		return nil
	})
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		r.finish("", errNone)
		release()
		return nil
	})
	b.Call("readText").Call("then", got, failed)
	return r
}
