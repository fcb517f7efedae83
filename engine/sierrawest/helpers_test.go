package sierrawest

import (
	"testing"

	"gulch/engine"
)

// newGame returns the position of the first decision of a new game with the given number of seats
// and options.
func newGame(t *testing.T, seats int, options engine.Options) *State {
	t.Helper()
	s, err := Game.New(seats, options, 1)
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// firstFaceUp returns the face-up node with the lowest number.
func (s *State) firstFaceUp() Node { return Node(s.faceUp.First()) }

// dropCard moves a card from the hand of seat p to its discard pile.
func (s *State) dropCard(p engine.Seat) {
	c := bit(Card(s.player[p].hand.First()))
	s.player[p].hand &^= c
	s.player[p].discard |= c
}

// midGame returns a position in the middle of a game of the given mode, in which seat 0 has to lay
// out cards.
func midGame(t *testing.T, mode Mode, seats int) *State {
	t.Helper()
	s, err := Game.New(seats, engine.Options{"mode": mode.String(), "start_seat": "0"}, 5)
	if err != nil {
		t.Fatal(err)
	}
	rng := engine.NewRand(5)
	for s.(*State).round < 5 || s.Phase() != PhasePlan || s.Turn() != 0 {
		moves, err := engine.PlayForced(s, nil, nil)
		if err != nil || len(moves) == 0 {
			t.Fatalf("the game ended before round 5: %v", err)
		}
		if s.Phase() == PhasePlan && s.Turn() == 0 && s.(*State).round >= 5 {
			break
		}
		if err := s.Play(s.(*State).Policy(&rng), nil); err != nil {
			t.Fatal(err)
		}
	}
	return s.(*State)
}
