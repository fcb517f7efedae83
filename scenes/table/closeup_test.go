package table

import (
	"testing"

	"gulch/engine"
	"gulch/render/geom"
)

// The frame of a close-up lies on the board of every window, with a picture in its proportions wherever there is room.
func TestCloseUpLiesOnTheBoard(t *testing.T) {
	for _, board := range []geom.Rect{geom.R(24, 56, 936, 648), geom.R(12, 50, 796, 800), geom.R(10, 50, 520, 500)} {
		c := Common{Area: board}
		frame := c.closeUp(CloseUp{Title: "Cave-in", Seat: engine.NoSeat})
		in := frame.Inner()
		if !frame.Frame().Within(board) || in.W < 300 || in.H < 150 {
			t.Errorf("%v: the frame is %v, its picture %v", board, frame.Frame(), in)
		}
		if ratio := in.W / in.H; ratio < 1.4 || ratio > 2.2 {
			t.Errorf("%v: the picture is %.2f times as wide as high", board, ratio)
		}
	}
}
