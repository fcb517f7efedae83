// Command dev is the developers' tool: it sets up a fresh machine, and builds, runs, tests and
// packages Gulch.
//
//	go run ./cmd/dev play    install what the game needs, build it and open it
//	go run ./cmd/dev test    install what the tests need and run them all
//	go run ./cmd/dev web     build the browser version and serve it
//	go run ./cmd/dev dist    build archives for all systems, and the browser version
//	go run ./cmd/dev words   write the catalogue of all texts and list missing translations
//	go run ./cmd/dev gallery render everything that the app shows on sheets
//	go run ./cmd/dev measure measure start times, downloads, frames and memory
//	go run ./cmd/dev fuzz    play the app at random without a window, in search of crashes
//	go run ./cmd/dev generate write the Go code for tables of events, moves and names
//	go run ./cmd/dev subject check the subject of a commit, for the hook in .githooks
//
// It must run on a machine on which only Go is installed; Go downloads the few modules that it
// needs. Therefore it imports none of the app's packages that need a window.
//
// The central types are [command], one of the subcommands above; [project], the repository, in
// which it runs programs; [step], one part of the tests; and [outcome], the result of a step. This
// package also contains the tests of the repository as a whole: which packages may import which,
// texts and translations, licences.
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

// command is a subcommand of dev.
type command struct {
	name, what string
	// run declares the flags of the command, parses args and does the work. It returns errUsage if
	// the arguments are invalid.
	run func(ctx context.Context, p project, args []string) error
}

func commands() []command {
	return []command{
		{"play", "install what the game needs, build it and open it", runPlay},
		{"test", "install what the tests need and run them all", runTest},
		{"web", "build the browser version into dist/web and serve it", runWeb},
		{"dist", "build archives for all systems, and the browser version, into dist", runDist},
		{"words", "write the catalogue of all texts and list missing translations", runWords},
		{"gallery", "render every card, piece, control and screen on sheets, into dist/gallery", runGallery},
		{"fuzz", "play the app at random without a window, in search of crashes", runFuzz},
		{"measure", "measure start times, downloads, frames and memory", runMeasure},
		{"generate", "write the Go code for the events.csv and moves.csv of the games", runGenerate},
		{"subject", "check the subject of a commit, for the hook in .githooks", runSubject},
	}
}

// errUsage is the error after a mistake in the command line. The mistake has been printed already.
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

// dispatch runs the subcommand that args names, in the repository's root folder.
func dispatch(ctx context.Context, args []string) error {
	if len(args) == 0 || strings.HasPrefix(args[0], "-") {
		return usage("no command given")
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
	return usage(fmt.Sprintf("unknown command %q", args[0]))
}

// usage prints a message about a mistake in the command line, then how to use the command. It
// returns errUsage.
func usage(mistake string) error {
	fmt.Fprintf(os.Stderr, "dev: %s\n\nusage: go run ./cmd/dev COMMAND [flags]\n\n", mistake)
	for _, c := range commands() {
		fmt.Fprintf(os.Stderr, "  %-8s %s\n", c.name, c.what)
	}
	fmt.Fprintf(os.Stderr, "\nThe flags of a command: go run ./cmd/dev COMMAND -h\n")
	return errUsage
}

// parse parses the flags of a subcommand. It returns errUsage if there are other arguments.
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
