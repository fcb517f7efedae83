package engine

import "runtime"

// late are the tables that are still to be read.
var late []func()

// AtStart has the tables of a game read: at once, before the program begins, or in a browser by [ReadTables]. There whoever
// opens the page waits for its first picture, for which no tables are needed, and a program is slow at first. A game asks ready
// before it makes or loads a position: it sees to it that the tables are read, and returns what was wrong with its own.
func AtStart(read func() error) (ready func() error) {
	var wrong error
	fill := func() { wrong = read() }
	if runtime.GOOS == "js" {
		late = append(late, fill)
	} else {
		fill()
	}
	return func() error {
		ReadTables()
		return wrong
	}
}

// ReadTables reads all tables that have not been read. It costs nothing where there are none. Whoever may ask a game about its
// parts before a position is made calls it first.
func ReadTables() {
	for ReadTable() {
	}
}

// ReadTable reads one of the tables that have not been read, and reports whether there was one. The app does so now and then
// once its first picture stands, so that no frame waits for all of them.
func ReadTable() bool {
	if len(late) == 0 {
		return false
	}
	read := late[0]
	late = late[1:]
	read()
	return true
}
