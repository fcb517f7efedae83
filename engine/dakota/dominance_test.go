package dakota

import (
	"slices"
	"testing"

	"gulch/engine"
)

// TestDominatingMoves checks which moves are surely at least as good as others, in games of the
// policy: to send the prospector for free, to take both lumps of ore of a tile, to look for a tile
// and to keep a card, but nothing that differs in more.
func TestDominatingMoves(t *testing.T) {
	var _ engine.Dominance = (*State)(nil)
	dominating := map[engine.Kind]int{}
	for seed := uint64(0); seed < 20; seed++ {
		state, err := Game.New(1+int(seed%3), nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		for s, rng := state.(*State), engine.NewRand(seed); ; {
			legal, err := engine.PlayForced(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(legal) == 0 {
				break
			}
			for _, a := range legal {
				for _, b := range legal {
					if s.Dominates(a, b) && a != b {
						checkDominance(t, s, a, b)
						dominating[a.Kind]++
					}
				}
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, kind := range []engine.Kind{KindProspect, KindHaul, KindBag} {
		if dominating[kind] == 0 {
			t.Errorf("no move of kind %d dominates another one", kind)
		}
	}
}

// checkDominance checks that move a leaves the actor of position s with as much as move b in
// everything in which they differ.
func checkDominance(t *testing.T, s *State, a, b engine.Move) {
	t.Helper()
	x, y := &State{}, &State{}
	s.CopyTo(x)
	s.CopyTo(y)
	if x.Play(a, nil) != nil || y.Play(b, nil) != nil {
		t.Fatalf("%s or %s is not legal", s.Notation(a), s.Notation(b))
	}
	p, q := &x.player[s.actor], &y.player[s.actor]
	if p.money < q.money || p.explorers > q.explorers || p.free != q.free || p.used != q.used {
		t.Errorf("%s leaves less than %s", s.Notation(a), s.Notation(b))
	}
	for r := range p.res {
		if p.res[r] < q.res[r] {
			t.Errorf("%s takes less than %s", s.Notation(a), s.Notation(b))
		}
	}
	legal, err := engine.PlayForced(x, nil, nil)
	mayDecline := x.actor != s.actor || slices.Contains(legal, engine.Move{Kind: KindDecline})
	if a.Kind == KindBag && (err != nil || !mayDecline) {
		t.Errorf("after %s the tile must be placed", s.Notation(a))
	}
}
