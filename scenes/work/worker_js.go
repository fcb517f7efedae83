package work

import (
	"syscall/js"
	"time"
)

// Sliced is true in a browser, where jobs that cannot be encoded as text share a thread with the
// game loop.
const Sliced = true

// Worker runs a job in the Web Worker, or in slices between frames.
type Worker = singleThreadWorker

var pageClient = newClient(spawnWorker)

// Start starts a job and returns its worker.
func Start(job Job) *Worker { return pageClient.start(job) }

// Warm starts the Web Worker before the first job, because starting it takes some time.
func Warm() { pageClient.ensureWorker() }

// webWorker is the transport to a Web Worker, in which a second instance of the program runs.
type webWorker struct {
	worker    js.Value
	onMessage js.Func
}

// spawnWorker starts a Web Worker by calling the page's function gulch.hire. heard is called with
// each message from the worker. spawnWorker returns nil before the page has shown its first frame,
// and in a browser without Web Workers.
func spawnWorker(heard func(text string)) transport {
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
	return &webWorker{worker, f}
}

func (h *webWorker) send(text string) { h.worker.Call("postMessage", text) }

// terminate ends the worker. It does not release the callback for the worker's messages, because
// messages that were sent before may still arrive.
func (h *webWorker) terminate() { h.worker.Call("terminate") }

// serveSlice is the time for which the worker computes before it handles the next messages of the
// page.
const serveSlice = 30 * time.Millisecond

// Serve runs the program in a Web Worker: it handles the page's messages with the given handlers.
// It never returns.
func Serve(handlers Handlers) {
	server, global := newServer(handlers), js.Global()
	say := func(text string) {
		if text != "" {
			global.Call("postMessage", text)
		}
	}
	bell := global.Get("MessageChannel").New() // a message to itself continues the work without the delay of a timer
	rung := false
	ring := func() {
		if !rung && server.busy() {
			rung = true
			bell.Get("port2").Call("postMessage", js.Null())
		}
	}
	bell.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		rung = false
		say(server.work(serveSlice))
		ring()
		return nil
	}))
	global.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if data := args[0].Get("data"); data.Type() == js.TypeString {
			say(server.receive(data.String()))
			ring()
		}
		return nil
	}))
	say(message{word: wordReady}.text())
	select {}
}
