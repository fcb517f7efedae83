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

// Missing says why the clipboard cannot be used here, nil if it can.
func Missing() error {
	if !board().Truthy() {
		return errNone
	}
	return nil
}

// Write puts text onto the clipboard.
func Write(text string) *Errand { return ask("writeText", text) }

// Read looks at the clipboard.
func Read() *Errand { return ask("readText") }

// ask calls a function of the browser's clipboard and waits for what it promises.
func ask(function string, args ...any) *Errand {
	e := &Errand{}
	b := board()
	if !b.Truthy() || !b.Get(function).Truthy() {
		e.finish("", errNone)
		return e
	}
	var got, failed js.Func
	release := func() { got.Release(); failed.Release() }
	got = js.FuncOf(func(_ js.Value, args []js.Value) any {
		text := ""
		if len(args) > 0 && args[0].Type() == js.TypeString {
			text = bounded(args[0].String())
		}
		e.finish(text, nil)
		release()
		return nil
	})
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		e.finish("", errNone)
		release()
		return nil
	})
	b.Call(function, args...).Call("then", got, failed)
	return e
}

// aWhile is how long a browser may take to fetch a file from the page, in milliseconds.
const aWhile = 60_000

// Save has the browser keep a text as a file, as it keeps what is loaded down. The errand answers with "": only the browser
// knows where.
func Save(name, text string) *Errand {
	e := &Errand{}
	page := js.Global()
	blob := page.Get("Blob").New([]any{text}, map[string]any{"type": "text/plain;charset=utf-8"})
	address := page.Get("URL").Call("createObjectURL", blob)
	link := page.Get("document").Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", name)
	link.Call("click")
	forget := page.Get("URL").Get("revokeObjectURL").Call("bind", page.Get("URL"), address)
	page.Call("setTimeout", forget, aWhile)
	e.finish("", nil)
	return e
}
