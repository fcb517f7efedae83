package main

import (
	"fmt"
	"io"
	"maps"
	"sync/atomic"

	"gulch/cmd/progress"
	"gulch/engine"
	"gulch/engine/audit"
)

// fuzzFailure is a random game in which a rule or an invariant of the engine was violated.
type fuzzFailure struct {
	record *audit.Record
	err    error
}

func (b fuzzFailure) Error() string { return b.err.Error() }

// fuzz implements arena fuzz. Game number i is generated from seed+i, so that each game can be
// repeated alone.
func fuzz(args []string, out, errs io.Writer) error {
	t := newTable("fuzz", errs)
	n := t.set.Int("games", 1000, "`number` of games, over all seat counts and options")
	parallel := t.set.Int("parallel", cores(), "`number` of games at a time")
	game, options, err := t.parse(args)
	if err != nil {
		return err
	}
	for _, err := range []error{requirePositive("games", *n), requirePositive("parallel", *parallel)} {
		if err != nil {
			return err
		}
	}
	var moves atomic.Int64
	show := progress.Start(errs, "fuzz", "games", *n)
	err = runParallel(*n, *parallel, func(i int) error {
		record, err := fuzzOne(game, options, t.seed+uint64(i))
		show.Note("%d moves", moves.Add(int64(record.Total)))
		show.Add(1)
		if err != nil {
			return fuzzFailure{record, err}
		}
		return nil
	})
	show.End()
	if b, is := err.(fuzzFailure); is {
		fmt.Fprintln(out, b.record)
		return found{fmt.Errorf("%w\nplay it again with: arena fuzz -game %s -options %q -games 1 -seed %d",
			b.err, t.game, t.options, b.record.Plan.Seed)}
	}
	fmt.Fprintf(out, "%s: %d games, %d moves, everything as the rules say\n", t.game, *n, moves.Load())
	return err
}

// fuzzOne plays one random game with the options in fixed; all other options are random. It returns
// the record of the game, and an error if the game violates a rule; a panic counts as a violation.
func fuzzOne(game engine.Game, fixed engine.Options, seed uint64) (record *audit.Record, err error) {
	plan := audit.RandomPlan(game.Info(), seed)
	maps.Copy(plan.Options, fixed)
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
			record = &audit.Record{Game: game.Info().ID, Rules: game.Info().Rules, Plan: plan, Failure: err.Error()}
		}
	}()
	return audit.Play(game, plan)
}
