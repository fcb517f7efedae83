// Command dev sets a fresh machine up and builds, plays, tests and packs Gulch:
//
//	go run ./cmd/dev play    install what the game needs, build it and open it
//	go run ./cmd/dev test    install what the tests need and run them all
//	go run ./cmd/dev web     build the browser version and serve it
//	go run ./cmd/dev dist    build archives for all systems, and the browser version
//	go run ./cmd/dev words   write the catalogue of all texts, say which translations are missing
//	go run ./cmd/dev gallery paint everything that the app shows on sheets
//	go run ./cmd/dev measure measure starts, downloads and the processor's share
//	go run ./cmd/dev fuzz    play the app at random without a window, in search of failures
//	go run ./cmd/dev first   write which functions the browser version calls until its title stands
//	go run ./cmd/dev subject check the subject of a commit, for the hook in .githooks
//
// It starts on a machine that has nothing but Go, which fetches the few modules that it needs.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strings"
)

// A command is one thing that dev does.
type command struct {
	name, what string
	// run declares its flags, parses args and does the work. Flags that cannot be parsed are an errUsage.
	run func(ctx context.Context, p project, args []string) error
}

func commands() []command {
	return []command{
		{"play", "install what the game needs, build it and open it", runPlay},
		{"test", "install what the tests need and run them all", runTest},
		{"web", "build the browser version into dist/web and serve it", runWeb},
		{"dist", "build archives for all systems, and the browser version, into dist", runDist},
		{"words", "write the catalogue of all texts and say which translations are missing", runWords},
		{"gallery", "paint every card, piece, control and screen on sheets, into dist/gallery", runGallery},
		{"fuzz", "play the app at random without a window, in search of failures", runFuzz},
		{"measure", "measure starts, downloads and the processor's share", runMeasure},
		{"first", "write which functions the browser version calls until its title stands", runFirst},
		{"subject", "check the subject of a commit, for the hook in .githooks", runSubject},
	}
}

// errUsage is a mistake in the command line that has been explained already.
var errUsage = errors.New("usage")

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	switch err := dispatch(ctx, os.Args[1:]); {
	case err == nil || errors.Is(err, flag.ErrHelp):
	case errors.Is(err, errUsage):
		os.Exit(2)
	default:
		fmt.Fprintln(os.Stderr, "dev:", err)
		os.Exit(1)
	}
}

// dispatch finds the command and runs it in the project's folder.
func dispatch(ctx context.Context, args []string) error {
	if len(args) == 0 || strings.HasPrefix(args[0], "-") {
		return usage("say what to do")
	}
	for _, c := range commands() {
		if c.name == args[0] {
			p, err := findProject()
			if err != nil {
				return err
			}
			return c.run(ctx, p, args[1:])
		}
	}
	return usage(fmt.Sprintf("there is no command %q", args[0]))
}

// usage explains the command line after a mistake in it.
func usage(mistake string) error {
	fmt.Fprintf(os.Stderr, "dev: %s\n\nusage: go run ./cmd/dev COMMAND [flags]\n\n", mistake)
	for _, c := range commands() {
		fmt.Fprintf(os.Stderr, "  %-8s %s\n", c.name, c.what)
	}
	fmt.Fprintf(os.Stderr, "\nThe flags of a command: go run ./cmd/dev COMMAND -h\n")
	return errUsage
}

// parse parses the flags of a command, which takes no other arguments.
func parse(flags *flag.FlagSet, args []string) error {
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return err
		}
		return errUsage
	}
	if flags.NArg() > 0 {
		fmt.Fprintf(flags.Output(), "dev %s: unexpected argument %q\n", flags.Name(), flags.Arg(0))
		flags.Usage()
		return errUsage
	}
	return nil
}
