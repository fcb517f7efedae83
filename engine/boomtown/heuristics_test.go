package boomtown

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

func TestGuide(t *testing.T) { gametest.Heuristics(t, Game, 64, thriftily) }

func BenchmarkGuide(b *testing.B) {
	gametest.BenchmarkHeuristics(b, Game, thriftily, func(s engine.State) bool {
		return s.Seats() == 4 && s.(*State).turn == 7
	})
}

// TestDynamiteHitsTheLeader checks that the policy of rollouts does not blow up the best mine if
// its owner is far behind and the leader has one that is nearly as good.
func TestDynamiteHitsTheLeader(t *testing.T) {
	s := position(t, `{"players": 3, "turn": 8, "phase": "dynamite", "actor": 0, "first_player": 0, "winner": 0,
		"pick_order": [0, 1, 2], "resolving": "dynamite_1", "gold": [20, 3, 70], "row": ["cj08", "cc12"],
		"mines": [["sn04"], ["cm06"], ["dg10"]]}`)
	rng := engine.NewRand(1)
	if got := s.Notation(s.Policy(&rng)); got != "blast dg10" {
		t.Errorf("the policy plays %q, want it to hit the mine of the leader", got)
	}
}
