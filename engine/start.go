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

// ReadTables reads all tables that have not been read. It costs nothing where there are none. The app calls it once its first
// picture is drawn, since a table may ask a game about its parts before it makes a position.
func ReadTables() {
	for len(late) > 0 {
		read := late[0]
		late = late[1:]
		read()
	}
}
