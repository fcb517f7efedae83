package work

import (
	"syscall/js"
	"time"
)

// Sliced says that jobs which cannot be told share their thread with the picture.
const Sliced = true

// Worker does a job beside the picture.
type Worker = apart

var page = newCrew(hire)

// Start begins a job.
func Start(job Job) *Worker { return page.start(job) }

// Warm has a second run of the program ready for the jobs to come: it takes a moment to start.
func Warm() { page.warm() }

// hired is a Web Worker in which the program runs a second time.
type hired struct {
	worker js.Value
	heard  js.Func
}

// hire asks the page for one. It gives none before its first picture stands, and none where the browser has none.
func hire(heard func(text string)) port {
	hiring := js.Global().Get("gulch").Get("hire")
	if hiring.Type() != js.TypeFunction {
		return nil
	}
	f := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) > 0 && args[0].Type() == js.TypeString {
			heard(args[0].String())
		}
		return nil
	})
	worker := hiring.Invoke(f)
	if !worker.Truthy() {
		f.Release()
		return nil
	}
	return &hired{worker, f}
}

func (h *hired) post(text string) { h.worker.Call("postMessage", text) }

// end leaves the function that listens: what was said before may still come.
func (h *hired) end() { h.worker.Call("terminate") }

// turn is how long the second run works before it lets messages in.
const turn = 30 * time.Millisecond

// Serve does what it is told by the page, for ever. It is all that the program does in a Web Worker.
func Serve(crafts Crafts) {
	desk, global := newDesk(crafts), js.Global()
	say := func(text string) {
		if text != "" {
			global.Call("postMessage", text)
		}
	}
	bell := global.Get("MessageChannel").New() // rung to go on: a timer would wait
	rung := false
	ring := func() {
		if !rung && desk.busy() {
			rung = true
			bell.Get("port2").Call("postMessage", js.Null())
		}
	}
	bell.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		rung = false
		say(desk.work(turn))
		ring()
		return nil
	}))
	global.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if data := args[0].Get("data"); data.Type() == js.TypeString {
			say(desk.hear(data.String()))
			ring()
		}
		return nil
	}))
	say(message{word: wordReady}.text())
	select {}
}
