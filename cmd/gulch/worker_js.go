package main

import (
	"syscall/js"

	"gulch/scenes"
)

// serveAsWorker runs the program as a worker and reports whether it did. A second instance of the
// program runs in a Web Worker (assets/web/worker.js) and handles requests of the page. In the page
// itself it returns false at once.
func serveAsWorker() bool {
	if !js.Global().Get("gulch").Get("serves").Truthy() {
		return false
	}
	scenes.Serve()
	return true
}
