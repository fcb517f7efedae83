package narrowgauge

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

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

func TestGuide(t *testing.T) { gametest.Heuristics(t, Game, 64, thriftily) }

func BenchmarkGuide(b *testing.B) {
	gametest.BenchmarkHeuristics(b, Game, thriftily, func(s engine.State) bool { return s.(*State).TurnNumber() == 14 })
}
