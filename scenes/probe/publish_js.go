package probe

import (
	"runtime/debug"
	"syscall/js"
)

var publication struct {
	wanted bool
	tick   int64
	drawn  int
	next   *Snapshot // the latest snapshot, unless latest already holds it
	latest js.Value
}

func init() {
	page := js.Global().Get("gulch")
	if !page.Truthy() {
		page = js.Global().Get("Object").New()
		js.Global().Set("gulch", page)
	}
	publication.latest = js.Null()
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

// Enabled reports whether a test driver observes the program.
func Enabled() bool { return publication.wanted }

// Stepped reports whether the test driver steps the program tick by tick. Here it does not: the
// browser does, in real time.
func Stepped() bool { return false }

// Publish replaces the published snapshot. It is converted to an object only when the page requests
// it, between two ticks: nothing that it refers to changes before that.
func Publish(s Snapshot) {
	if !Enabled() {
		return
	}
	publication.tick++
	s.Tick = publication.tick
	publication.next = &s
}

// latest returns the published snapshot as an object, null before the first one.
func latest() js.Value {
	publication.wanted = true
	if s := publication.next; s != nil {
		publication.next = nil
		publication.latest = js.Global().Get("JSON").Call("parse", string(encode(*s)))
	}
	return publication.latest
}

// defaultGCPercent is Go's default for the heap's growth before a garbage collection, in percent.
const defaultGCPercent = 100

// Drawn notes that a frame has been drawn. The first call removes the page's loading screen, if
// there is one.
func Drawn() {
	if publication.drawn++; publication.drawn == 2 {
		debug.SetGCPercent(defaultGCPercent) // the page turns garbage collection off while the app loads
	}
	if publication.drawn > 1 {
		return
	}
	if started := js.Global().Get("gulch").Get("started"); started.Type() == js.TypeFunction {
		started.Invoke()
	}
}
