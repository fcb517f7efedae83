package stage

import (
	"syscall/js"

	"gulch/scenes/store"
)

// browserPage speaks with the page's scripts through its object "gulch". A page that lacks something does not do it.
type browserPage struct {
	page  js.Value
	asked bool
}

// BrowserPage returns the page around the game.
func BrowserPage() Page {
	b := &browserPage{page: js.Global().Get("gulch")}
	b.page.Set("playHere", js.FuncOf(func(js.Value, []js.Value) any {
		b.asked = true
		return nil
	}))
	return b
}

// call calls one of the page's functions, undefined where there is none.
func (b *browserPage) call(name string, about ...any) js.Value {
	if b.page.Get(name).Type() != js.TypeFunction {
		return js.Undefined()
	}
	return b.page.Call(name, about...)
}

func (b *browserPage) Seat(doc string) { b.call("seat", doc) }

func (b *browserPage) Back() (doc, why string) {
	told := b.call("back")
	if !told.Truthy() {
		return "", ""
	}
	return told.Get("doc").String(), told.Get("why").String()
}

func (b *browserPage) Newer() bool             { return b.call("newer").Truthy() }
func (b *browserPage) Renew()                  { b.call("renew") }
func (b *browserPage) Stand(as store.Standing) { b.call("standing", as.String()) }
func (b *browserPage) Unsaved(is bool)         { b.page.Set("unsaved", is) }
func (b *browserPage) Here()                   { b.call("here") }

func (b *browserPage) Asked() bool {
	asked := b.asked
	b.asked = false
	return asked
}
