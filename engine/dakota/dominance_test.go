package dakota

import (
	"testing"

	"gulch/engine"
)

// TestDominatingMoves checks which moves are surely at least as good as others, in games of the
// policy: to send the prospector for free and to take both lumps of ore of a tile, but nothing that
// differs in more.
func TestDominatingMoves(t *testing.T) {
	var _ engine.Dominance = (*State)(nil)
	free, both := 0, 0
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
						f, o := checkDominance(t, s, a, b)
						free, both = free+f, both+o
					}
				}
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if free == 0 || both == 0 {
		t.Errorf("%d moves of prospectors and %d of strong miners dominate others, want some of both", free, both)
	}
}

// checkDominance checks that move a leaves the actor of position s with as much as move b in
// everything in which they differ.
func checkDominance(t *testing.T, s *State, a, b engine.Move) (free, both int) {
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
	if a.Kind == KindHaul {
		return 0, 1
	}
	return 1, 0
}
