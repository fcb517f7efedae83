package main

import (
	"fmt"
	"io"
	"syscall/js"
)

// printError shows on the page why the program ends.
func printError(stderr io.Writer, err error) {
	fmt.Fprintln(stderr, "gulch:", err)
	if failed := js.Global().Get("gulch").Get("failed"); failed.Type() == js.TypeFunction {
		failed.Invoke(err.Error())
	}
}

// writeCrash writes a crash note with the given content to the console of the browser.
func writeCrash(trace []byte) (string, error) {
	js.Global().Get("console").Call("error", string(trace))
	return "the browser's console", nil
}

// writeDefect writes a note about an error from which the program has recovered to the console of
// the browser.
func writeDefect(note string) { _, _ = writeCrash([]byte(note)) }
