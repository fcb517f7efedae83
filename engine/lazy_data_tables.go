package engine

import (
	"runtime"
	"sync"
)

// Tables returns a function ready that reads the data tables of a game at its first call, by read,
// and always returns the error of read. A game must call ready before it makes or loads a position.
// On a desktop the tables are read at once, during package initialization; in a browser they are
// read later, because the program is slow at first and the first frame needs no tables.
func Tables(read func() error) (ready func() error) {
	ready = sync.OnceValue(read)
	if runtime.GOOS != "js" {
		ready() // New and Load report the error
	}
	return ready
}

// Warmer is a Game with data tables. Warm reads them, if that has not happened yet, and returns the
// error that New and Load would return. The app warms its games one by one after its first frame,
// so that no single frame waits for all tables. Code that uses the data of a game without making a
// position must warm it first. Later calls cost nothing.
type Warmer interface {
	Game
	Warm() error
}

// Warm reads the data tables of a game, if it has some. Errors are left to New and Load.
func Warm(game Game) {
	if g, ok := game.(Warmer); ok {
		g.Warm()
	}
}
