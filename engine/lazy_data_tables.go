package engine

import "runtime"

// pendingTables holds the functions of RegisterTables that have not run yet. It is used only in a
// browser.
var pendingTables []func()

// RegisterTables registers the function that reads the tables of a game. On a desktop it runs read
// at once, during package initialization. In a browser [LoadTables] runs read later, because the
// program is slow at first and the first frame needs no tables. The returned function ready makes
// sure that all tables are read and returns the error of read. A game must call ready before it
// makes or loads a position.
func RegisterTables(read func() error) (ready func() error) {
	var wrong error
	fill := func() { wrong = read() }
	if runtime.GOOS == "js" {
		pendingTables = append(pendingTables, fill)
	} else {
		fill()
	}
	return func() error {
		LoadTables()
		return wrong
	}
}

// LoadTables reads all tables that have not been read yet. Code that uses the data of a game
// without making a position must call it first. Later calls cost nothing.
func LoadTables() {
	for LoadNextTables() {
	}
}

// LoadNextTables reads the tables of the next game whose tables have not been read yet. It reports
// whether there was such a game. The app calls it now and then after its first frame, so that no
// single frame waits for all tables.
func LoadNextTables() bool {
	if len(pendingTables) == 0 {
		return false
	}
	read := pendingTables[0]
	pendingTables = pendingTables[1:]
	read()
	return true
}
