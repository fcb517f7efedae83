package main

import (
	"syscall/js"

	"gulch/scenes"
)

// serveAsWorker handles the requests of the page, if this instance of the program runs in a Web
// Worker (assets/web/worker.js), and then returns true. In the page itself it returns false at
// once.
func serveAsWorker() bool {
	if !js.Global().Get("gulch").Get("serves").Truthy() {
		return false
	}
	scenes.Serve()
	return true
}
