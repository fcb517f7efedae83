package main

import (
	"fmt"
	"io"
	"os"
	"strings"
)

// messageWriter is the writer to which say writes. It is the standard error if the output of the
// command is read by a program.
var messageWriter io.Writer = os.Stdout

// say prints a formatted line for the user, as fmt.Printf would.
func say(format string, args ...any) { fmt.Fprintf(messageWriter, format+"\n", args...) }

// indent prints a text with every line indented.
func indent(w io.Writer, text string) {
	for line := range strings.Lines(strings.TrimRight(text, "\n")) {
		fmt.Fprint(w, "    ", line)
	}
	fmt.Fprintln(w)
}
