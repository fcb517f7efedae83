package scenes

import (
	"gulch/engine"
	"gulch/scenes/work"
)

// Serve runs in a Web Worker and handles the jobs that the page sends. It never returns.
func Serve() {
	engine.LoadTables()
	work.Serve(workerHandlers())
}
