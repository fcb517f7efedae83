package gametest

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/effort"
)

// offer is a kind of move that can be chosen in a phase.
type offer struct {
	phase engine.Phase
	kind  engine.Kind
}

// offers are kinds of moves that have been offered, with such a move as it is written.
type offers map[offer]string

// add takes in what a decision offers.
func (o offers) add(s engine.State, legal []engine.Move) {
	if o == nil {
		return
	}
	for _, m := range legal {
		if k := (offer{s.Phase(), m.Kind}); o[k] == "" {
			o[k] = s.Notation(m)
		}
	}
}

// without counts the offers that others lack.
func (o offers) without(others offers) (n int) {
	for k := range o {
		if others[k] == "" {
			n++
		}
	}
	return n
}

// In how many games rare moves are looked for, when a test asks whether records offer them and when they are recorded.
const (
	rareGames  = 6
	rareSearch = 120
)

// sampleGame is a game played to see what is offered in it.
type sampleGame struct {
	plan  audit.Plan
	moves []string
	seen  offers
}

// samples plays games of all seat counts and options, sensibly and at random by turns.
func samples(game engine.Game, games int) (list []sampleGame, err error) {
	for i := range uint64(games) {
		x := sampleGame{plan: audit.Random(game.Info(), 900+i), seen: offers{}}
		pick, chance := Sensibly, engine.NewChance(i, 3)
		if i%2 == 1 {
			pick = AtRandom
		}
		s, err := game.New(x.plan.Seats, x.plan.Options, x.plan.Seed)
		if err != nil {
			return nil, err
		}
		for {
			legal, err := engine.Settle(s, nil, nil)
			if err != nil {
				return nil, err
			}
			if len(legal) == 0 {
				break
			}
			x.seen.add(s, legal)
			m := pick(s, legal, &chance)
			x.moves = append(x.moves, s.Notation(m))
			if err := s.Play(m, nil); err != nil {
				return nil, err
			}
		}
		list = append(list, x)
	}
	return list, nil
}

// goldenRare replays the records of what is rare, and asks that all records together offer every kind of move, in every phase, that
// some sample games offer. With -update it records the fewest games that offer what the other records, at paths, do not.
func goldenRare(t *testing.T, game engine.Game, folder string, paths []string, seen offers) {
	if *update {
		for _, path := range paths {
			if err := replayGolden(game, path, seen); err != nil {
				t.Fatal(err)
			}
		}
		if err := recordRare(game, folder, seen); err != nil {
			t.Fatal(err)
		}
	}
	asked := len(seen) > 0
	rare, err := filepath.Glob(filepath.Join(folder, "rare_*.json"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range rare {
		if err := replayGolden(game, path, seen); err != nil {
			t.Errorf("%s: %v", path, err)
		}
	}
	if !asked {
		t.Skip("the other records were not asked for")
	}
	missing, err := unoffered(game, seen, effort.Of(rareGames, rareSearch))
	if err != nil {
		t.Fatal(err)
	}
	for _, what := range missing {
		t.Errorf("no record offers %s, so nothing notices when the rule for it changes; go test -run Golden/rare -update records a game "+
			"with it", what)
	}
}

// unoffered names what some sample games offer and records do not.
func unoffered(game engine.Game, seen offers, games int) (missing []string, err error) {
	list, err := samples(game, games)
	named := offers{}
	for _, x := range list {
		for k, text := range x.seen {
			if seen[k] == "" && named[k] == "" {
				named[k] = text
				missing = append(missing, fmt.Sprintf("such a move as %q in the phase %s", text, game.Info().PhaseName(k.phase)))
			}
		}
	}
	return missing, err
}

// recordRare records games that offer what has not been seen, as few as will do, those first that offer most of it.
func recordRare(game engine.Game, folder string, seen offers) error {
	list, err := samples(game, rareSearch)
	if err != nil {
		return err
	}
	for n := 1; ; n++ {
		best := slices.MaxFunc(list, func(a, b sampleGame) int { return a.seen.without(seen) - b.seen.without(seen) })
		if best.seen.without(seen) == 0 {
			return nil
		}
		path := filepath.Join(folder, fmt.Sprintf("rare_%d.json", n))
		if err := writeGolden(game, goldenGame{Plan: best.plan}, best.moves, path); err != nil {
			return err
		}
		for k, text := range best.seen {
			seen[k] = text
		}
	}
}
