package probe

import (
	"runtime/debug"
	"syscall/js"
)

var publication struct {
	wanted bool
	tick   int64
	drawn  int
	next   *Snapshot // latest snapshot, nil once it has been converted to a JavaScript object
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

// Stepped returns false: the browser runs the program in real time, and no driver steps it.
func Stepped() bool { return false }

// Publish replaces the published snapshot by s. The snapshot is converted to a JavaScript object
// only when the page requests it, which happens before the next tick. The caller must not change
// the data of s before that tick.
func Publish(s Snapshot) {
	if !Enabled() {
		return
	}
	publication.tick++
	s.Tick = publication.tick
	publication.next = &s
}

// latest returns the published snapshot as a JavaScript object, null before the first one.
func latest() js.Value {
	publication.wanted = true
	if s := publication.next; s != nil {
		publication.next = nil
		publication.latest = js.Global().Get("JSON").Call("parse", string(encode(*s)))
	}
	return publication.latest
}

// defaultGCPercent is Go's default for how much the heap may grow before a garbage collection, in
// percent.
const defaultGCPercent = 100

// Drawn must be called when a frame has been drawn. The first call removes the page's loading
// screen, if there is one.
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
