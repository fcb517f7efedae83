package games_test

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
)

// TestDeterminizeFollowsFromKnowledge checks that Determinize is a function of what the seat knows
// and of its random numbers: in two positions that the seat cannot distinguish, it returns the same
// position. Searches and heuristics that begin with it, such as hints and the coach, then give the
// same moves, ranks and reasons in both.
func TestDeterminizeFollowsFromKnowledge(t *testing.T) {
	for _, g := range games.All() {
		info := g.Info()
		seats := max(info.MinSeats, 2)
		blank := func() engine.State {
			s, err := g.New(seats, nil, 1)
			if err != nil {
				t.Fatal(err)
			}
			return s
		}
		for seed := range uint64(3) {
			s, err := g.New(seats, nil, seed)
			if err != nil {
				t.Fatal(err)
			}
			rng := engine.NewRand(seed)
			for made := 0; s.Turn() != engine.NoSeat && made < 300; made++ {
				here, twin := blank(), blank()
				s.CopyTo(here)
				s.CopyTo(twin)
				twin.Determinize(s.Turn(), rand.New(rand.NewPCG(uint64(made), 99)))
				here.Determinize(s.Turn(), rand.New(rand.NewPCG(7, 7)))
				twin.Determinize(s.Turn(), rand.New(rand.NewPCG(7, 7)))
				if !reflect.DeepEqual(here, twin) {
					t.Fatalf("%s, seed %d, decision %d: with the same random numbers, Determinize returns "+
						"different positions for two that seat %d cannot distinguish: does it read the hidden "+
						"order?", info.ID, seed, made, s.Turn())
				}
				policy, ok := s.(engine.Heuristics)
				if !ok {
					break
				}
				if err := s.Play(policy.Policy(&rng), nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}
