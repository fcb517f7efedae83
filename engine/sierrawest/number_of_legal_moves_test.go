package sierrawest

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// TestDecisionsHaveFewMoves checks that no position offers more than 60 legal moves, so that a
// screen and a search can handle them. It also checks that the games of the test reach every phase.
func TestDecisionsHaveFewMoves(t *testing.T) {
	seen := [phaseCount]bool{}
	gametest.EachDecision(t, Game, 128, gametest.PickByPolicy, func(s engine.State, legal []engine.Move) {
		seen[s.Phase()] = true
		if len(legal) > 60 {
			t.Fatalf("%d moves in the phase %s, at most 60 are allowed", len(legal), phaseNames[s.Phase()])
		}
	})
	for phase, met := range seen {
		if !met && engine.Phase(phase) != PhaseOver && engine.Phase(phase) != PhaseRival {
			t.Errorf("no game reached a decision in the phase %s", phaseNames[phase])
		}
	}
}
