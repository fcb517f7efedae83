package table

import (
	"testing"

	"gulch/render/geom"
)

// The list of moves of a plain table lies on the board of every window, with rows as high as a thumb, and is no longer than it has to be.
func TestMoveListFitsTheBoard(t *testing.T) {
	for _, board := range []geom.Rect{geom.R(24, 56, 936, 648), geom.R(20, 60, 760, 824), geom.R(12, 50, 520, 500)} {
		for _, moves := range []int{1, 3, 500} {
			c := placeList(board)
			if len(c.rows) < 4 || !c.all.Within(board) {
				t.Errorf("%v: %d rows on %v", board, len(c.rows), c.all)
			}
			c.shorten(moves)
			for i, r := range c.rows[:min(moves, len(c.rows))] {
				if !r.Within(c.all) || r.H < 40 || r.W < 180 || moves > len(c.rows) && r.Meets(c.foot) {
					t.Errorf("%v, %d moves: row %d is %v on %v", board, moves, i, r, c.all)
				}
			}
			if moves == 1 && c.all.H > 130 {
				t.Errorf("%v: the list of one move is %.0f high", board, c.all.H)
			}
		}
	}
}
