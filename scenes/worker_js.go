package scenes

import (
	"gulch/engine"
	"gulch/scenes/work"
)

// Serve handles jobs for the page in a Web Worker. It never returns.
func Serve() {
	engine.LoadTables()
	work.Serve(workerHandlers())
}
