//go:build !js

// Command fuzz searches for crashes of the app. It plays the app with random input and without a
// window: see package scenes/fuzz.
//
//	go run ./cmd/dev fuzz                     play until it is interrupted, or for -for
//	go run ./cmd/dev fuzz -seed 17 -games 1   repeat the run with a seed
//
// For each failure it writes two files into a folder: the record of the game, which the app can
// open, and a description. If several failures have the same source line, only the first one is
// written.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"gulch/cmd/progress"
	"gulch/engine"
	"gulch/scenes/fuzz"
	"gulch/scenes/shelf"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	err := run(ctx, os.Args[1:], os.Stdout)
	switch {
	case err == nil || errors.Is(err, flag.ErrHelp):
	default:
		fmt.Fprintln(os.Stderr, "fuzz:", err)
		os.Exit(1)
	}
}

// options contains the values of the command line flags.
type options struct {
	seed  uint64
	games int
	limit time.Duration
	only  fuzz.Filter
	out   string
}

// run runs the program with the given arguments until ctx is cancelled or the limits are reached.
// If there were failures, it returns an error with their number.
func run(ctx context.Context, args []string, stdout io.Writer) error {
	o, err := parse(args)
	if err != nil {
		return err
	}
	var all fuzz.Tally
	places := map[string]int{}
	show := progress.Start(os.Stderr, "fuzz", "games", o.games)
	defer show.End()
	for end := time.Now().Add(o.limit); wantsAnother(ctx, o, all.Games, end); {
		plan := fuzz.NewPlan(o.seed+uint64(all.Games), o.only)
		tally, failure := fuzz.Play(plan)
		all.Add(tally)
		show.Add(1)
		if failure == nil {
			continue
		}
		if places[failure.Place()]++; places[failure.Place()] == 1 {
			if err := write(o.out, failure, stdout); err != nil {
				return err
			}
		}
	}
	fmt.Fprintln(stdout, all)
	if len(places) == 0 {
		return nil
	}
	for place, n := range places {
		fmt.Fprintf(stdout, "%d failures at %s\n", n, place)
	}
	return fmt.Errorf("it failed in %d places", len(places))
}

// parse parses the command line flags.
func parse(args []string) (o options, err error) {
	flags := flag.NewFlagSet("fuzz", flag.ContinueOnError)
	flags.Uint64Var(&o.seed, "seed", uint64(time.Now().Unix()), "the `seed` of the first game; the next ones follow it")
	flags.IntVar(&o.games, "games", 0, "play so `many` games; 0 is no limit")
	flags.DurationVar(&o.limit, "for", 0, "play for so `long`; 0 is no limit")
	flags.StringVar(&o.only.Game, "game", "", "play only the game with this `ID`")
	flags.IntVar(&o.only.Seats, "seats", 0, "play only games with so `many` seats, where a game has such a table")
	mode := flags.String("mode", "", "play only in this `mode`: "+fmt.Sprint(fuzz.Modes()))
	flags.StringVar(&o.out, "out", "dist/fuzz", "write failures into this `folder`")
	if err := flags.Parse(args); err != nil {
		return o, err
	}
	o.only.Mode = fuzz.Mode(*mode)
	if *mode != "" && !slices.Contains(fuzz.Modes(), o.only.Mode) {
		return o, fmt.Errorf("there is no mode %q; there are %v", *mode, fuzz.Modes())
	}
	if known := gameIDs(); o.only.Game != "" && !slices.Contains(known, o.only.Game) {
		return o, fmt.Errorf("there is no game %q; there are %v", o.only.Game, known)
	}
	if o.only.Seats != 0 && !seated(o.only) {
		return o, fmt.Errorf("there is no such game with %d seats", o.only.Seats)
	}
	return o, nil
}

// gameIDs returns the IDs of all games of the app.
func gameIDs() (all []string) {
	for _, game := range shelf.Rules() {
		all = append(all, game.Info().ID)
	}
	return all
}

// seated reports whether at least one of the games that the filter selects can be played with the
// number of seats that it specifies.
func seated(only fuzz.Filter) bool {
	return slices.ContainsFunc(shelf.Rules(), func(game engine.Game) bool {
		info := game.Info()
		return (only.Game == "" || info.ID == only.Game) && only.Seats >= info.MinSeats && only.Seats <= info.MaxSeats
	})
}

// wantsAnother reports whether the program must play another game: it was not cancelled, and
// neither limit is reached, that of the number of games or that of the time. played is the number
// of games so far, and end the time at which the program must stop.
func wantsAnother(ctx context.Context, o options, played int, end time.Time) bool {
	return ctx.Err() == nil && (o.games == 0 || played < o.games) && (o.limit == 0 || time.Now().Before(end))
}

// write writes the description of a failure and the record of its game into a folder.
func write(folder string, f *fuzz.Failure, stdout io.Writer) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	name := filepath.Join(folder, fmt.Sprintf("%s-%d", f.Plan.Game, f.Plan.Seed))
	err := os.WriteFile(name+".txt", []byte(f.Error()+"\n"), 0o644)
	if f.Record != nil {
		err = errors.Join(err, os.WriteFile(name+".gulch", f.Record, 0o644))
	}
	first, _, _ := strings.Cut(f.Error(), "\n\n")
	fmt.Fprintf(stdout, "%s\nwritten as %s.txt\n\n", first, name)
	return err
}
