package gametest

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/testscale"
)

// offer identifies a kind of moves together with a phase in which moves of that kind are legal.
type offer struct {
	phase engine.Phase
	kind  engine.Kind
}

// offers is a set of offers (kinds of moves with phases in which they are legal). It maps each
// offer to an example of such a move in notation.
type offers map[offer]string

// add adds an offer for the kind of each move in legal, the legal moves of position s.
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

// without returns the number of offers that are in o, but not in the set others.
func (o offers) without(others offers) (n int) {
	for k := range o {
		if others[k] == "" {
			n++
		}
	}
	return n
}

// Numbers of sample games: rareGames for the test that the recorded games contain all rare moves,
// rareSearch for finding new games with rare moves that should be recorded.
const (
	rareGames  = 6
	rareSearch = 120
)

// sampleGame is a game played to find out which kinds of moves become legal in it.
type sampleGame struct {
	plan  audit.Plan
	moves []string
	seen  offers
}

// samples plays the given number of games with random numbers of seats and options. Half of them
// are played by the game's policy, the other half at random.
func samples(game engine.Game, games int) (list []sampleGame, err error) {
	for i := range uint64(games) {
		x := sampleGame{plan: audit.RandomPlan(game.Info(), 900+i), seen: offers{}}
		pick, chance := PickByPolicy, engine.NewChance(i, 3)
		if i%2 == 1 {
			pick = PickRandom
		}
		s, err := game.New(x.plan.Seats, x.plan.Options, x.plan.Seed)
		if err != nil {
			return nil, err
		}
		for {
			legal, err := engine.PlayForced(s, nil, nil)
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

// goldenRare replays the records of rare moves in folder. It checks that all records together
// contain every kind of move that is legal in some sample games, in the same phases. seen is the
// set of the kinds found in the other records, whose files are at paths. With -update it first
// records as few games as possible that add the missing kinds.
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
		t.Skip("needs all records: run the whole test")
	}
	missing, err := unoffered(game, seen, testscale.Of(rareGames, rareSearch))
	if err != nil {
		t.Fatal(err)
	}
	for _, what := range missing {
		t.Errorf("no recorded game has %s, so no test detects a change of its rule. Record one with go test "+
			"-run Golden/rare -update", what)
	}
}

// unoffered plays games sample games and describes the kinds of moves that are legal in them, but
// in no recorded game. seen has the kinds that are legal in recorded games.
func unoffered(game engine.Game, seen offers, games int) (missing []string, err error) {
	list, err := samples(game, games)
	named := offers{}
	for _, x := range list {
		for k, text := range x.seen {
			if seen[k] == "" && named[k] == "" {
				named[k] = text
				missing = append(missing, fmt.Sprintf("a legal move like %q in phase %s", text,
					game.Info().PhaseName(k.phase)))
			}
		}
	}
	return missing, err
}

// recordRare records games with kinds of moves that are not in seen. It writes the records into
// folder and adds the kinds to seen. To record as few games as possible, it always takes the game
// with the most new kinds next.
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
