package dakota

import (
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
)

// playSensibly plays a game with the given number of seats and returns its final position. seed
// determines all random results. A part of the decisions is made at random (random is this part,
// from 0 to 1); the others follow the bots' policy, so that towns grow. playSensibly calls visit at
// every decision with the legal moves, and checks the invariants of the game.
func playSensibly(t testing.TB, seats int, seed uint64, random float32,
	visit func(s *State, moves []engine.Move)) *State {
	t.Helper()
	made, err := Game.New(seats, nil, seed)
	if err != nil {
		t.Fatal(err)
	}
	s, c, rng := made.(*State), engine.NewChance(seed, 77), engine.NewRand(seed)
	books := game{}.Audit(s)
	var moves []engine.Move
	for {
		if moves, err = engine.PlayForced(s, moves, books.Event); err != nil {
			t.Fatal(err)
		}
		if err := books.Moved(s); err != nil {
			t.Fatal(err)
		}
		if len(moves) == 0 {
			return s
		}
		if visit != nil {
			visit(s, moves)
		}
		m := moves[c.Below(len(moves))]
		if c.Float() >= random {
			m = s.Policy(&rng)
		}
		if err := s.Play(m, books.Event); err != nil {
			t.Fatalf("move %s: %v", s.Notation(m), err)
		}
	}
}

// maxMoves is the largest number of legal moves that a decision may have, so that players and
// searches can handle them.
const maxMoves = 60

// TestSensiblePlayKeepsInvariants checks every invariant in games of sensible play, which reach
// situations that random play does not reach. It also checks that these games reach every phase.
func TestSensiblePlayKeepsInvariants(t *testing.T) {
	games := 40
	if testing.Short() {
		games = 6
	}
	var seen [phaseCount]int
	n, r := 0, rand.New(rand.NewPCG(3, 4))
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		for seed := range uint64(games) {
			rng := []float32{0, 0.1, 0.3}[seed%3]
			end := playSensibly(t, seats, seed, rng, func(s *State, moves []engine.Move) {
				seen[s.phase]++
				if len(moves) > maxMoves {
					t.Fatalf("%d seats, seed %d: %d moves in phase %s, too many for a player or a search", seats,
						seed, len(moves), phaseNames[s.phase])
				}
				if err := s.Check(); err != nil {
					t.Fatalf("%d seats, seed %d: %v", seats, seed, err)
				}
				if n++; n%257 == 0 {
					if err := audit.Inspect(Game, s, r, audit.DefaultBound); err != nil {
						t.Fatalf("%d seats, seed %d: %v", seats, seed, err)
					}
				}
			})
			if err := end.Check(); err != nil {
				t.Fatalf("%d seats, seed %d, at the end: %v", seats, seed, err)
			}
		}
	}
	for p, times := range seen {
		if phase := engine.Phase(p); times == 0 && !testing.Short() && phase != PhaseDayStart &&
			phase != PhaseGameOver {
			t.Errorf("no game reached the phase %s", phaseNames[p])
		}
	}
}
