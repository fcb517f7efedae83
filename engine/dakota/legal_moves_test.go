package dakota

import (
	"slices"
	"testing"

	"gulch/engine"
)

// TestWorkersOfOneKindAreArrestedByOneMove checks that there is one move for the arrest of two
// committed workers of the same kind.
func TestWorkersOfOneKindAreArrestedByOneMove(t *testing.T) {
	s := decisionIn(t, PhaseArrest)
	w := s.attack.committed[0]
	s.attack.committed, s.attack.count = [maxCommitted]Worker{w, w}, 2
	want := []engine.Move{Arrest(w), {Kind: KindNoArrest}}
	if got := s.Moves(nil); !slices.Equal(got, want) {
		t.Errorf("the legal moves are %v, want %v", got, want)
	}
}

// TestOreThatThePoolLacksIsNotOffered checks that miners are not offered an ore of which the pool
// has no token.
func TestOreThatThePoolLacksIsNotOffered(t *testing.T) {
	s := decisionIn(t, PhaseHaul)
	ore := box.tileRes[s.myMine().kind(s.crew.site)][0]
	s.pool[ore] = 0
	for _, m := range s.Moves(nil) {
		if m.Kind == KindHaul && (ResourceOf(m) == ore || ResourceOf(m) == BothResources) {
			t.Errorf("%s is a legal move, although the pool has no %s", s.Notation(m), ore)
		}
	}
}
