package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/games"
)

// table are the flags that say what is played.
type table struct {
	set     *flag.FlagSet
	game    string
	options string
	seed    uint64
	json    bool
}

// newTable prepares the flags that commands share.
func newTable(name string, errs io.Writer) *table {
	t := &table{set: flag.NewFlagSet("arena "+name, flag.ContinueOnError)}
	t.set.SetOutput(io.Discard) // errors come back, and run reports them once
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

// withJSON adds the flag for output that programs read.
func (t *table) withJSON() *table {
	t.set.BoolVar(&t.json, "json", false, "print one JSON object instead of a table")
	return t
}

// parse reads the flags and finds the game. Nothing may follow the flags.
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
	// Names and values of options are checked here even where the seat count varies.
	_, err = game.Info().Resolve(game.Info().MinSeats, options)
	return game, options, err
}

// refuse reports a flag among those named that was given although another one, which was given too, leaves it nothing to say.
func (t *table) refuse(with string, flags ...string) (err error) {
	t.set.Visit(func(f *flag.Flag) {
		if err == nil && slices.Contains(flags, f.Name) {
			err = fmt.Errorf("-%s has nothing to say with -%s", f.Name, with)
		}
	})
	return err
}

// positive reports a count that is below 1.
func positive(flag string, n int) error {
	if n < 1 {
		return fmt.Errorf("-%s should be 1 or more, not %d", flag, n)
	}
	return nil
}

// budgeted reports a share of iterations that is none.
func budgeted(share float64) error {
	if !(share > 0 && share <= 100) {
		return fmt.Errorf("-budget should be a share above 0 and at most 100, not %g", share)
	}
	return nil
}

// gameIDs lists the games for messages.
func gameIDs() string {
	var ids []string
	for _, g := range games.All() {
		ids = append(ids, g.Info().ID)
	}
	return strings.Join(ids, ", ")
}

// report is what a command has found out. Its fields are what programs read.
type report interface {
	print(out io.Writer) error
}

// tell writes a report for people, or for programs where that is asked for.
func (t *table) tell(out io.Writer, r report) error {
	if t.json {
		return printJSON(out, r)
	}
	return r.print(out)
}

// keep puts a report into the tables of a folder, unless that is "", and tells it.
func (t *table) keep(out io.Writer, into string, r interface {
	report
	keep(folder string) error
}) error {
	if into != "" {
		if err := r.keep(into); err != nil {
			return found{err}
		}
	}
	return t.tell(out, r)
}

// printJSON writes one object on one line.
func printJSON(out io.Writer, v any) error {
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "%s\n", text)
	return err
}
