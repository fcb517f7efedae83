package stage

import (
	"strconv"
	"strings"
	"syscall/js"

	"gulch/render/ui"
	"gulch/scenes/store"
)

// browserPage implements [Page]. It calls the page's scripts through the global JavaScript object
// "gulch". Calls of functions that the page does not have are ignored.
type browserPage struct {
	page   js.Value
	asked  bool
	screen Screen
	stale  bool // the state of the screen must be read again, because it may have changed
}

// BrowserPage returns the access to the browser's page around the game.
func BrowserPage() Page {
	b := &browserPage{page: js.Global().Get("gulch")}
	b.page.Set("playHere", js.FuncOf(func(js.Value, []js.Value) any {
		b.asked = true
		return nil
	}))
	b.stale = true
	look := js.FuncOf(func(js.Value, []js.Value) any {
		b.stale = true
		return nil
	})
	for _, event := range []string{"resize", "orientationchange"} {
		js.Global().Call("addEventListener", event, js.FuncOf(func(js.Value, []js.Value) any {
			b.stale = true
			js.Global().Call("setTimeout", look, settleTime)
			return nil
		}))
	}
	return b
}

// settleTime is the time in milliseconds after a resize of the window during which the system bars
// of a device may still move.
const settleTime = 500

func (b *browserPage) Screen() Screen {
	if !b.stale {
		return b.screen
	}
	b.stale = false
	style := js.Global().Call("getComputedStyle", js.Global().Get("document").Get("documentElement"))
	edge := func(side string) float64 {
		n, err := strconv.ParseFloat(strings.TrimSuffix(strings.TrimSpace(style.Call("getPropertyValue",
			"--safe-"+side).String()), "px"), 64)
		if err != nil {
			return 0
		}
		return n
	}
	number := func(name string) float64 { return js.Global().Get(name).Float() }
	b.screen = Screen{
		Insets: ui.Insets{Top: edge("top"), Right: edge("right"), Bottom: edge("bottom"), Left: edge("left")},
		Zoom:   zoomOf(number("outerWidth"), number("innerWidth"), number("devicePixelRatio")),
		Finger: js.Global().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool(),
	}
	return b.screen
}

// call calls the page's JavaScript function with the given name and the arguments about. It returns
// undefined if the page does not have the function.
func (b *browserPage) call(name string, about ...any) js.Value {
	if b.page.Get(name).Type() != js.TypeFunction {
		return js.Undefined()
	}
	return b.page.Call(name, about...)
}

func (b *browserPage) SetTable(doc string) { b.call("seat", doc) }

func (b *browserPage) ReturnTo() (doc, why string) {
	told := b.call("back")
	if !told.Truthy() {
		return "", ""
	}
	return told.Get("doc").String(), told.Get("why").String()
}

func (b *browserPage) NewVersionReady() bool      { return b.call("newer").Truthy() }
func (b *browserPage) LoadNewVersion()            { b.call("renew") }
func (b *browserPage) ShowStanding(as store.Role) { b.call("standing", as.String()) }
func (b *browserPage) SetUnsaved(is bool)         { b.page.Set("unsaved", is) }
func (b *browserPage) ShowTrouble(text string)    { b.call("trouble", text) }
func (b *browserPage) ReloadHere()                { b.call("here") }

func (b *browserPage) FetchLanguage(tag string) { b.call("bring", tag) }
func (b *browserPage) StoreLanguage(tag string) { b.call("speak", tag) }

func (b *browserPage) FetchedLanguage(tag string) (texts []byte, failed bool) {
	came := b.call("brought", tag)
	if came.Type() != js.TypeObject { // undefined if not fetched yet, false for a failure
		return nil, came.Type() == js.TypeBoolean
	}
	texts = make([]byte, came.Length())
	js.CopyBytesToGo(texts, came)
	return texts, false
}

func (b *browserPage) ButtonPressed() bool {
	asked := b.asked
	b.asked = false
	return asked
}
