package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"gulch/engine/games"
	"gulch/engine/scenario"
)

// check implements arena check: it plays scenario files and reports those that fail.
func check(args []string, out, errs io.Writer) error {
	set := flag.NewFlagSet("arena check", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.Usage = func() { fmt.Fprintln(errs, "usage of arena check: arena check FILE...") }
	if err := set.Parse(args); err != nil {
		return err
	}
	if set.NArg() == 0 {
		return fmt.Errorf("name the scenario files to check")
	}
	// All files are read before the first is played, because a wrong file name is a mistake in the
	// command line and not a failed scenario.
	texts := make([][]byte, set.NArg())
	for i, name := range set.Args() {
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		texts[i] = text
	}
	failed := 0
	for i, name := range set.Args() {
		if err := scenario.Check(games.Find, texts[i]); err != nil {
			fmt.Fprintf(out, "%s: %v\n", name, err)
			failed++
		}
	}
	fmt.Fprintf(out, "%d passed, %d failed\n", len(texts)-failed, failed)
	if failed > 0 {
		return found{fmt.Errorf("%d of %d scenarios do not hold", failed, len(texts))}
	}
	return nil
}
