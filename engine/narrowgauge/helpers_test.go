package narrowgauge

import (
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// firstDecision returns the position of the first decision of a new game.
func firstDecision(t *testing.T, options engine.Options) *State {
	t.Helper()
	s, err := Game.New(Seats, options, 1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := engine.PlayForced(s, nil, nil); err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// thriftily selects one of the legal moves in tests, with random numbers from chance. It makes low
// bids, so that cash is left to build with; its other moves are random.
func thriftily(s engine.State, legal []engine.Move, chance *engine.Chance) engine.Move {
	if s.Phase() == PhaseBid && chance.Below(3) > 0 {
		return legal[min(chance.Below(6), len(legal)-1)]
	}
	return gametest.PickRandom(s, legal, chance)
}

// walk plays random games with all combinations of variants, and calls visit at every decision with
// more than one legal move.
func walk(t testing.TB, games int, visit func(s *State, legal []engine.Move)) {
	t.Helper()
	gametest.EachDecision(t, Game, games, thriftily,
		func(s engine.State, legal []engine.Move) { visit(s.(*State), legal) })
}

// at plays random games with variants r until seat is to move in the given phase, and returns that
// position.
func at(t *testing.T, r rules, phase engine.Phase, seat engine.Seat) *State {
	t.Helper()
	var found *State
	for seed := uint64(0); found == nil && seed < 50; seed++ {
		made, err := Game.New(Seats, r.options(), seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rnd := made.(*State), rand.New(rand.NewPCG(seed, 1))
		for found == nil {
			moves, err := engine.PlayForced(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(moves) == 0 {
				break
			}
			if s.phase == phase && s.actor == seat {
				found = s
				break
			}
			if err := s.Play(moves[rnd.IntN(min(len(moves), 12))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if found == nil {
		t.Fatalf("no random game reaches phase %s", phaseNames[phase])
	}
	return found
}
