package table

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
)

// TestCloseUpFitsTheBoard checks that the frame of a close-up is within the board of every class of
// window, and that the picture has about its proper aspect ratio.
func TestCloseUpFitsTheBoard(t *testing.T) {
	for _, board := range []geom.Rect{geom.R(24, 56, 936, 648), geom.R(12, 50, 796, 800), geom.R(10, 50, 520, 500)} {
		c := Common{Area: board}
		frame := c.closeUp(CloseUp{Title: "Cave-in", Seat: engine.NoSeat})
		in := frame.Inner()
		if !frame.Frame().Within(board) || in.W < 300 || in.H < 150 {
			t.Errorf("board %v: the frame %v is not within it, or its picture %v is too small", board, frame.Frame(),
				in)
		}
		if ratio := in.W / in.H; ratio < 1.4 || ratio > 2.2 {
			t.Errorf("board %v: the aspect ratio of the picture is %.2f, want 1.4 to 2.2", board, ratio)
		}
	}
}

// TestTokenAndCloseUpOfNoSeatAndRival checks that tokens, close-ups and names work for NoSeat and
// for a rival that the rules play, and that neither of them counts as a person.
func TestTokenAndCloseUpOfNoSeatAndRival(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	var trace paint.Trace
	p := trace.Canvas(kit, 400, 300, paint.View{Scale: 1})
	c := Common{Area: geom.R(24, 56, 936, 648), Info: engine.Info{Rival: "Hastings"},
		Players: []match.Seat{{Name: "Ada", Face: "rose"}}}
	for _, seat := range []engine.Seat{engine.NoSeat, 0, 1, 6} {
		c.Token(p, seat, geom.Point{X: 100, Y: 100}, 30)
		pieces.Marker(p, geom.Point{X: 100, Y: 100}, 12, int(seat))
		c.drawCloseUp(p, CloseUp{Title: "Cave-in", Seat: seat}, 0.5)
		if c.Person(seat) != (seat == 0) {
			t.Errorf("Person(%d) = %v, want true only for seat 0", seat, c.Person(seat))
		}
	}
	if f := c.closeUp(CloseUp{Seat: 1}); f.Name != "Hastings" || f.Mark != "" {
		t.Errorf("the close-up of the rival has the name %q and the face %q, want Hastings and no face", f.Name, f.Mark)
	}
	if a := (&Decision{Players: c.Players}); a.Name(engine.NoSeat) != "" || a.Name(0) != "Ada" {
		t.Errorf("Ask.Name returns %q for NoSeat and %q for seat 0, want none and Ada", a.Name(engine.NoSeat),
			a.Name(0))
	}
}
