package probe

import (
	"runtime/debug"
	"syscall/js"
)

var watcher struct {
	wanted bool
	tick   int64
	drawn  int
	next   *Snapshot // the latest, where it is not in latest yet
	latest js.Value
}

func init() {
	page := js.Global().Get("gulch")
	if !page.Truthy() {
		page = js.Global().Get("Object").New()
		js.Global().Set("gulch", page)
	}
	watcher.latest = js.Null()
	page.Set("state", js.FuncOf(func(js.Value, []js.Value) any {
		return latest()
	}))
	page.Set("targets", js.FuncOf(func(js.Value, []js.Value) any {
		now := latest()
		if now.IsNull() {
			return now
		}
		return now.Get("targets")
	}))
}

// Enabled reports whether somebody watches.
func Enabled() bool { return watcher.wanted }

// Patient reports whether who watches steps the program frame by frame: here the browser does, by its clock.
func Patient() bool { return false }

// Publish replaces the published snapshot. It is put into the page's form when somebody asks, which is between two ticks: what
// it points to still says the same then.
func Publish(s Snapshot) {
	if !Enabled() {
		return
	}
	watcher.tick++
	s.Tick = watcher.tick
	watcher.next = &s
}

// latest returns the published snapshot as an object, null before the first.
func latest() js.Value {
	watcher.wanted = true
	if s := watcher.next; s != nil {
		watcher.next = nil
		watcher.latest = js.Global().Get("JSON").Call("parse", string(encode(*s)))
	}
	return watcher.latest
}

// usualGC is by how many percent the heap may grow before garbage is collected.
const usualGC = 100

// Drawn tells that a frame has been drawn. The first call lifts the page's curtain, if it has one.
func Drawn() {
	if watcher.drawn++; watcher.drawn == 2 {
		debug.SetGCPercent(usualGC) // the page lets garbage lie until the curtain is lifted
	}
	if watcher.drawn > 1 {
		return
	}
	if started := js.Global().Get("gulch").Get("started"); started.Type() == js.TypeFunction {
		started.Invoke()
	}
}
