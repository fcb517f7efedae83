package main

import (
	"errors"
	"io"
)

// playMuted shows a message that asks the player to reload the page, because the program of a page
// cannot be started again.
func playMuted(_, stderr io.Writer) int {
	printError(stderr, errors.New("the browser's sound failed. Load the page again; your games are saved up to "+
		"the last move"))
	return statusFailed
}
