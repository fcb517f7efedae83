// Command arena measures bots and rules without a window. It plays bots against each other,
// measures the speed of search and of random play, checks random games for violated invariants, and
// plays scenario files. Its results are the tables in engine/bot and the trained networks in
// assets/data. It uses package engine and its subpackages, and no scenes.
//
//	arena play  -game boomtown -seats hard,easy,easy,easy -games 200 -seed 1 -json
//	arena ladder -game boomtown -games 100
//	arena endings -game boomtown -games 4
//	arena endings -game boomtown -games 100 -puzzles assets/practice/proved
//	arena strength
//	arena ways  -game westernlegends -seats hard,hard,hard,hard -options sheriff_patrol=on
//	arena mistakes -game dakota -games 12
//	arena styles -game dakota -level medium -games 1000
//	arena trail -station 7 -into engine/trail/testdata
//	arena train -game boomtown -games 20000 -o assets/data/boomtown/learned.json
//	arena bench -game boomtown -seats 4 -seconds 3 -json
//	arena fuzz  -game boomtown -games 10000 -seed 1
//	arena check FILE...
//
// play plays games between given bots. ladder measures the strength of the levels of bots. endings
// compares bots with the solutions of endgames, and finds practice positions. strength writes the
// tables of STRENGTH.md. ways counts how games are won. mistakes checks the review of mistakes.
// styles measures playing styles. trail tests the stations of the Trail. train trains networks.
// bench measures speed. fuzz and check find violations of rules.
//
// The exit status is 1 if something wrong was found, and 2 after a mistake in the command line.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// Exit statuses.
const (
	statusFine  = 0
	statusFound = 1 // a game violated a rule, or a scenario failed
	statusUsage = 2 // an unknown game, option, bot or flag, or an invalid number
)

// found is an error in the examined games, bots or files. It leads to statusFound; an error in the
// command line leads to statusUsage.
type found struct{ error }

// command is a subcommand of arena. It writes its result to out.
type command struct {
	name, explain string
	run           func(args []string, out, errs io.Writer) error
}

var commands = []command{
	{"play", "let bots play against each other and count who wins", play},
	{"ladder", "measure how far each level stands above the one below it", ladder},
	{"endings", "ask levels in endings that can be solved, and say what they lose", endings},
	{"strength", "make the tables of the document that says how strong bots are", strength},
	{"ways", "say by which ways and in which roles games are won", ways},
	{"mistakes", "say what a study of their decisions finds in games of bots, and whether it holds", mistakes},
	{"trail", "say what bots earn at the stations of the Trail, and keep a proof of each", trailCommand},
	{"styles", "say how the characters' styles show, and what they cost", styles},
	{"train", "let bots play and fit the learned part of their evaluation to what comes of it", train},
	{"bench", "measure how fast a game and the search run", bench},
	{"fuzz", "play random games and check every rule after every move", fuzz},
	{"check", "play scenario files and check what they expect", check},
}

// run runs the subcommand that args names and returns the exit status.
func run(args []string, out, errs io.Writer) int {
	if len(args) == 0 || args[0] == "-h" || args[0] == "-help" || args[0] == "--help" || args[0] == "help" {
		usage(errs)
		if len(args) == 0 {
			return statusUsage
		}
		return statusFine
	}
	for _, c := range commands {
		if c.name != args[0] {
			continue
		}
		err := c.run(args[1:], out, errs)
		switch {
		case err == nil || errors.Is(err, flag.ErrHelp):
			return statusFine
		case errors.As(err, new(found)):
			fmt.Fprintln(errs, "arena "+c.name+":", err)
			return statusFound
		}
		fmt.Fprintln(errs, "arena "+c.name+":", err)
		return statusUsage
	}
	fmt.Fprintf(errs, "arena: there is no command %q\n", args[0])
	usage(errs)
	return statusUsage
}

func usage(w io.Writer) {
	fmt.Fprintln(w, "usage: arena COMMAND [flags]; each command explains its flags with -h")
	for _, c := range commands {
		fmt.Fprintf(w, "  %-8s %s\n", c.name, c.explain)
	}
}
