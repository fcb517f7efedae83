package westernlegends

import (
	"testing"

	"gulch/engine"
)

// TestFightsAreDecidedOnce checks in played games that a fight counts as decided from the event
// that names the winner until it is over, also while the sides still answer and choose rewards.
func TestFightsAreDecidedOnce(t *testing.T) {
	asked := 0
	for seed := range uint64(12) {
		s, err := Game.New(3, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		rng, decided := engine.NewRand(seed), map[int]bool{}
		for board := new(Board); s.Turn() != engine.NoSeat; {
			before := decidedFights(s, board)
			for fight, is := range before {
				if is != decided[fight] {
					t.Fatalf("seed %d: fight %d is decided: %v, want %v", seed, fight, is, decided[fight])
				}
				if is {
					asked++
				}
			}
			depth := len(before)
			err := s.Play(s.(engine.Heuristics).Policy(&rng), func(e engine.Event) {
				switch e.Kind {
				case EventFight:
					depth++
				case EventFightWon:
					decided[depth-1] = true
				case EventFightOver:
					depth--
					delete(decided, depth)
				}
			})
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked == 0 {
		t.Error("nobody decided anything in a fight that has a winner")
	}
}

// decidedFights reports for each fight of position s whether it is decided.
func decidedFights(s engine.State, board *Board) (all []bool) {
	board.Read(s, engine.AllSeats(s.Seats()))
	for i := range board.Fighting {
		all = append(all, board.Fights[i].Decided)
	}
	return all
}
