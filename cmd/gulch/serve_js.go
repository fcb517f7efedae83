package main

import (
	"syscall/js"

	"gulch/scenes"
)

// serves reports whether this is the second run of the program, beside the page (assets/web/worker.js). It does what the
// page tells it, and returns only where it is not.
func serves() bool {
	if !js.Global().Get("gulch").Get("serves").Truthy() {
		return false
	}
	scenes.Serve()
	return true
}
