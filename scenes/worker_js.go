package scenes

import (
	"gulch/engine"
	"gulch/scenes/shelf"
	"gulch/scenes/work"
)

// Serve runs in a Web Worker and handles the jobs that the page sends. It never returns.
func Serve() {
	for _, game := range shelf.Rules() {
		engine.Warm(game)
	}
	work.Serve(workerHandlers())
}
