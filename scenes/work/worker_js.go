package work

import (
	"syscall/js"
	"time"
)

// Sliced is true if jobs that cannot be encoded share their thread with the game loop.
const Sliced = true

// Worker runs a job in the Web Worker or in slices between frames.
type Worker = singleThreadWorker

var pageClient = newClient(spawnWorker)

// Start starts a job and returns its worker.
func Start(job Job) *Worker { return pageClient.start(job) }

// Warm starts the Web Worker ahead of the first job, since starting it takes a moment.
func Warm() { pageClient.ensureWorker() }

// webWorker is the transport to a Web Worker that runs a second instance of the program.
type webWorker struct {
	worker    js.Value
	onMessage js.Func
}

// spawnWorker starts a Web Worker by calling the page's function gulch.hire. It returns nil before
// the page has shown its first frame, and if the browser has no Web Workers.
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

// terminate ends the worker. It does not release the callback: messages that were sent before may
// still arrive.
func (h *webWorker) terminate() { h.worker.Call("terminate") }

// serveSlice is how long the worker computes before it handles messages again.
const serveSlice = 30 * time.Millisecond

// Serve handles the page's messages in a Web Worker. It never returns, and the program does nothing
// else there.
func Serve(handlers Handlers) {
	server, global := newServer(handlers), js.Global()
	say := func(text string) {
		if text != "" {
			global.Call("postMessage", text)
		}
	}
	bell := global.Get("MessageChannel").New() // a message to itself continues the work: a timer would be delayed
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
