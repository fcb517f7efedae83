package boomtown

import (
	"testing"

	"gulch/engine"
)

// TestBoardFees checks that Board.Fee returns the same fee as State.Fee, for every seat and every
// mine in the row.
func TestBoardFees(t *testing.T) {
	owed := 0
	for seed := range uint64(20) {
		state, err := Game.New(4, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, c := state.(*State), engine.NewChance(seed, 5)
		for moves := s.Moves(nil); len(moves) > 0; moves = s.Moves(moves[:0]) {
			if err := s.Play(moves[c.Below(len(moves))], nil); err != nil {
				t.Fatal(err)
			}
			board := BoardOf(s)
			row := board.Slots()
			for _, mine := range row[:board.Seats] {
				if mine == NoCard || !mine.IsMine() {
					continue
				}
				for p := range engine.Seat(board.Seats) {
					if got, want := board.Fee(p, mine), s.Fee(p, mine); got != want {
						t.Fatalf("Board.Fee of seat %d for %s is %d, want %d", p, mine, got, want)
					} else if got > 0 {
						owed++
					}
				}
			}
		}
	}
	if owed == 0 {
		t.Error("no fee above 0 occurred in the games")
	}
}
