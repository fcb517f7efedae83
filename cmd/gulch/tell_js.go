package main

import (
	"fmt"
	"io"
	"syscall/js"
)

// tell shows on the page why the program ends.
func tell(stderr io.Writer, err error) {
	fmt.Fprintln(stderr, "gulch:", err)
	if failed := js.Global().Get("gulch").Get("failed"); failed.Type() == js.TypeFunction {
		failed.Invoke(err.Error())
	}
}

// writeCrash writes the note about a crash to the console of the browser.
func writeCrash(trace []byte) (string, error) {
	js.Global().Get("console").Call("error", string(trace))
	return "the browser's console", nil
}

// writeDefect writes the note about something that went wrong within and that the game went on from there, too.
func writeDefect(note string) { _, _ = writeCrash([]byte(note)) }
