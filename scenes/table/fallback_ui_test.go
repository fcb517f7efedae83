package table

import (
	"testing"

	"gulch/render/geom"
)

// TestMoveListFitsTheBoard checks that the list of moves of a plain table is within the board in
// every class of window, that its rows are large enough for a thumb, and that it is no longer than
// its moves need.
func TestMoveListFitsTheBoard(t *testing.T) {
	for _, board := range []geom.Rect{geom.R(24, 56, 936, 648), geom.R(20, 60, 760, 824), geom.R(12, 50, 520, 500)} {
		for _, moves := range []int{1, 3, 500} {
			c := placeList(board)
			if len(c.rows) < 4 || !c.all.Within(board) {
				t.Errorf("board %v: the list has %d rows and the rectangle %v, want at least 4 rows within the board",
					board, len(c.rows), c.all)
			}
			c.shorten(moves)
			for i, r := range c.rows[:min(moves, len(c.rows))] {
				if !r.Within(c.all) || r.H < 40 || r.W < 180 || moves > len(c.rows) && r.Meets(c.foot) {
					t.Errorf("board %v, %d moves: row %d at %v is too small, or not within the list %v",
						board, moves, i, r, c.all)
				}
			}
			if moves == 1 && c.all.H > 130 {
				t.Errorf("board %v: the list of one move is %.0f high, want at most 130", board, c.all.H)
			}
		}
	}
}
