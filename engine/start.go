package engine

import "runtime"

// late are the tables that are still to be read.
var late []func()

// AtStart has the tables of a game read: at once, before the program begins, or in a browser by [ReadTables]. There whoever
// opens the page waits for its first picture, for which no tables are needed, and a program is slow at first.
func AtStart(read func()) {
	if runtime.GOOS == "js" {
		late = append(late, read)
		return
	}
	read()
}

// ReadTables reads all tables that have not been read. It costs nothing where there are none. Games call it before they make
// or load a position, and the app once its first picture is drawn, since a table may ask a game about its parts before.
func ReadTables() {
	for len(late) > 0 {
		read := late[0]
		late = late[1:]
		read()
	}
}
