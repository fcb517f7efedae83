package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"gulch/cmd/progress"
	"gulch/engine"
	"gulch/engine/learn"
)

// train implements arena train: bots play games, and networks are trained with the results.
func train(args []string, out, errs io.Writer) error {
	t := newTable("train", errs)
	var plan learn.Plan
	var course learn.Hyperparams
	games := t.set.Int("games", 20000, "`number` of games to learn from")
	t.set.IntVar(&plan.Seats, "seats", 0, "only tables of this `size`")
	t.set.StringVar(&plan.Bot, "bot", "medium", "`bot` that plays all seats")
	t.set.Float64Var(&plan.RandomMoves, "stray", 0.1, "`chance` of a move at random")
	t.set.IntVar(&course.Hidden, "hidden", 16, "`number` of hidden units")
	t.set.IntVar(&course.Epochs, "epochs", 10, "how `often` every position is seen")
	t.set.Float64Var(&course.Rate, "rate", 0.003, "length of the first `steps`")
	t.set.Float64Var(&course.Decay, "decay", 0.01, "how `strongly` weights are drawn to 0")
	parallel := t.set.Int("parallel", cores(), "`number` of games at a time; it does not change the results")
	explore := t.set.Float64("explore", 0, "how `much` searches explore with these weights, 0 for as usual; play "+
		"finds out what suits them")
	file := t.set.String("o", "learned.json", "`file` for the weights")
	game, options, err := t.parse(args)
	if err != nil {
		return err
	}
	for _, err := range []error{requirePositive("games", *games), requirePositive("epochs", course.Epochs),
		requirePositive("parallel", *parallel)} {
		if err != nil {
			return err
		}
	}
	plan.Options, plan.Seed, course.Seed = options, t.seed, t.seed
	played := make([][]learn.Sample, *games)
	show := progress.Start(errs, "train", "games", *games)
	err = runParallel(*games, *parallel, func(g int) (err error) {
		played[g], err = plan.Play(game, g)
		show.Add(1)
		return err
	})
	show.End()
	if err != nil {
		return err
	}
	nets, reports := learn.NewDataset(played...).Fit(course)
	for _, r := range reports {
		fmt.Fprintf(out, "%s, field %d: %d positions, loss %.4f by the formulas, %.4f with what was learned\n",
			t.game, r.NetIndex, r.Samples, r.Before, r.After)
	}
	for _, n := range nets {
		if n != nil {
			n.Explore = float32(*explore)
		}
	}
	return keepNets(*file, nets)
}

// keepNets writes networks into a file. If a network is nil, because there were no positions for
// it, the network in the existing file is kept. This allows a game with several modes to be trained
// in several runs.
func keepNets(file string, nets engine.Nets) error {
	switch before, err := os.ReadFile(file); {
	case errors.Is(err, os.ErrNotExist):
	case err != nil:
		return err
	default:
		old, err := engine.ReadNets(before)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		nets = append(nets, make(engine.Nets, max(0, len(old)-len(nets)))...)
		for field, n := range old {
			if nets[field] == nil {
				nets[field] = n
			}
		}
	}
	text, err := json.Marshal(nets)
	if err != nil {
		return err
	}
	return os.WriteFile(file, append(text, '\n'), 0o644)
}
