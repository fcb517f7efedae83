package main

import (
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/games"
)

// table contains the flags that select the game, its options and the seed.
type table struct {
	set     *flag.FlagSet
	game    string
	options string
	seed    uint64
	json    bool
}

// newTable returns a table with the flags that all commands share. name is the name of the command.
// Errors are printed on errs.
func newTable(name string, errs io.Writer) *table {
	t := &table{set: flag.NewFlagSet("arena "+name, flag.ContinueOnError)}
	t.set.SetOutput(io.Discard) // errors are returned, and the function run prints them once
	t.set.StringVar(&t.game, "game", "", "which `game`: "+gameIDs())
	t.set.StringVar(&t.options, "options", "", "rules that differ from the defaults: `name=value,…`")
	t.set.Uint64Var(&t.seed, "seed", 1, "`number` from which all chance follows")
	t.set.Usage = func() {
		t.set.SetOutput(errs)
		fmt.Fprintf(errs, "usage of arena %s:\n", name)
		t.set.PrintDefaults()
	}
	return t
}

// withJSON adds the flag -json, with which the output is JSON.
func (t *table) withJSON() *table {
	t.set.BoolVar(&t.json, "json", false, "print one JSON object instead of a table")
	return t
}

// parse parses the flags and returns the selected game and options. It returns an error if there
// are other arguments.
func (t *table) parse(args []string) (engine.Game, engine.Options, error) {
	if err := t.set.Parse(args); err != nil {
		return nil, nil, err
	}
	if t.set.NArg() > 0 {
		return nil, nil, fmt.Errorf("%q is no flag", t.set.Arg(0))
	}
	if t.game == "" {
		return nil, nil, fmt.Errorf("say which game with -game: %s", gameIDs())
	}
	game, err := games.Find(t.game)
	if err != nil {
		return nil, nil, err
	}
	options, err := engine.ParseOptions(t.options)
	if err != nil {
		return nil, nil, err
	}
	// This checks the names and values of the options even if the number of seats is not known yet.
	_, err = game.Info().Resolve(game.Info().MinSeats, options)
	return game, options, err
}

// refuseTogether returns an error if one of the flags with the given names is set on the command
// line. with is the name of another flag, which the caller has found to be set: together with that
// flag, the others have no effect.
func (t *table) refuseTogether(with string, flags ...string) (err error) {
	t.set.Visit(func(f *flag.Flag) {
		if err == nil && slices.Contains(flags, f.Name) {
			err = fmt.Errorf("-%s has nothing to say with -%s", f.Name, with)
		}
	})
	return err
}

// requirePositive returns an error if n, the value of a flag, is less than 1.
func requirePositive(flag string, n int) error {
	if n < 1 {
		return fmt.Errorf("-%s should be 1 or more, not %d", flag, n)
	}
	return nil
}

// requireBudget returns an error unless share, the value of the flag -budget, is above 0 and at
// most 100. The iterations of bots are multiplied by it.
func requireBudget(share float64) error {
	if !(share > 0 && share <= 100) {
		return fmt.Errorf("-budget should be a share above 0 and at most 100, not %g", share)
	}
	return nil
}

// gameIDs returns the IDs of all games as text for messages.
func gameIDs() string {
	var ids []string
	for _, g := range games.All() {
		ids = append(ids, g.Info().ID)
	}
	return strings.Join(ids, ", ")
}
