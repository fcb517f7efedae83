package scenes

import (
	"gulch/engine"
	"gulch/scenes/work"
)

// Serve does jobs for the page, for ever, without a window: what the program does in a Web Worker.
func Serve() {
	engine.ReadTables()
	work.Serve(crafts())
}
