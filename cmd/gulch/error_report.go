//go:build !js

package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/adrg/xdg"
)

// printError prints the reason why the program ends.
func printError(stderr io.Writer, err error) {
	text := err.Error()
	if strings.Contains(text, "failed to open display") {
		text = fmt.Sprintf("the display %s cannot be opened (%s).\n"+
			"Start it from a desktop session, or play in the browser: go run ./cmd/dev web", os.Getenv("DISPLAY"), text)
	}
	fmt.Fprintln(stderr, "gulch:", text)
}

// writeCrash writes a crash note with the given content to the user's state folder, and returns its
// path.
func writeCrash(trace []byte) (string, error) { return writeNote("crash", trace) }

// writeDefect writes a note about an error from which the program has recovered, into the folder of
// the crash notes.
func writeDefect(note string) { _, _ = writeNote("defect", []byte(note)) }

func writeNote(kind string, trace []byte) (string, error) {
	file, err := xdg.StateFile("gulch/" + kind + "-" + time.Now().Format("20060102-150405.000") + ".txt")
	if err != nil {
		return "", err
	}
	return file, os.WriteFile(file, trace, 0o600)
}
