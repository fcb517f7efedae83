package ui

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestCloseUpLayout checks that on every board a dialog is centred, inside the board and not
// smaller than the minimum, and that its tab and its button are inside the board and the dialog.
func TestCloseUpLayout(t *testing.T) {
	for _, board := range []geom.Rect{
		geom.R(24, 56, 936, 648), geom.R(24, 56, 891, 648), geom.R(20, 56, 808, 768), geom.R(20, 60, 760, 842),
	} {
		for _, size := range [][2]float64{{0, 0}, {100, 100}, {600, 400}, {5000, 5000}} {
			var c CloseUp
			c.Fit(board, size[0], size[1])
			f := c.Frame()
			if !f.Within(board) || f.W < CloseUpW || f.H < CloseUpH || f.Center().Dist(board.Center()) > 1e-6 {
				t.Errorf("on %v it lies at %v", board, f)
			}
			if in := c.Inner(); !in.Within(f) || in.H < CloseUpH-70 {
				t.Errorf("its picture has %v of %v", in, f)
			}
			if !c.Tab().Within(board) || !c.asideDisc().Within(f) {
				t.Errorf("its tab lies at %v, its disc at %v", c.Tab(), c.asideDisc())
			}
		}
	}
}

// fight is a test screen with a place on the board, a button beside it, and a dialog with a card.
type fight struct {
	CloseUp
	root                Root
	town, button, cards int
}

func (s *fight) build() {
	s.Fit(geom.R(24, 56, 936, 648), 0, 0)
	nodes := s.Over([]Node{
		{ID: "town", Rect: geom.R(100, 100, 60, 60), Press: func() { s.town++ }},
		{ID: "undo", Rect: geom.R(1000, 600, 60, 60), Press: func() { s.button++ }},
	})
	content := []Node{{ID: "card", Rect: geom.Around(s.Frame().Center(), 80, 110), Primary: true, Press: func() { s.cards++ }}}
	s.root.Set(NewLayout(1280, 720), s.Nodes(nodes, func(*paint.Pen, geom.Rect) {}, content, s.build))
}

// pass runs 30 ticks without input.
func (s *fight) pass() {
	for range 30 {
		s.root.Update(&Input{}, 16)
	}
}

// find reports whether the screen has a node with an ID.
func (s *fight) find(id string) bool { return s.root.find(id) != nil }

// TestCloseUpIsPutAside checks that an open dialog blocks the nodes on the board, that each kind of
// input minimizes and restores it, and that Close removes it.
func TestCloseUpIsPutAside(t *testing.T) {
	s := &fight{}
	s.Title, s.Seat = "The arrest of Dutch", -1
	s.build()
	if s.find("close-up") || !s.find("town") {
		t.Fatal("it is there before it was opened")
	}
	s.Open()
	s.build()
	if s.find("card") {
		t.Error("its card can be pressed while it comes")
	}
	s.pass()
	if s.find("town") || !s.find("undo") || !s.find("card") || s.root.Focused() != "card" {
		t.Fatalf("town %v, undo %v, card %v, focus %q", s.find("town"), s.find("undo"), s.find("card"), s.root.Focused())
	}
	click(&s.root, 600, 200) // on its border: does nothing
	aside := map[string]func(){
		"by a press beside it": func() { click(&s.root, 40, 600) },
		"by its disc":          func() { s.root.Press("close-up/aside") },
		"by its key":           func() { s.root.Update(&Input{Keys: []ebiten.Key{AsideKey}}, 16) },
		"by Escape":            func() { s.Back(); s.build() },
	}
	back := func() { s.root.Update(&Input{Keys: []ebiten.Key{AsideKey}}, 16) }
	for how, put := range aside {
		if put(); s.Up() || !s.Opened() {
			t.Fatalf("%s it is not put aside", how)
		}
		s.pass()
		if !s.find("town") || s.find("card") || !s.find("close-up/back") {
			t.Fatalf("put aside %s: town %v, card %v, tab %v", how, s.find("town"), s.find("card"), s.find("close-up/back"))
		}
		if s.Back() {
			t.Error("Escape answers to what is aside")
		}
		back()
		s.pass()
		if !s.Up() || !s.find("card") {
			t.Fatalf("put aside %s, it does not come back", how)
		}
		back = func() { at := s.Tab().Center(); click(&s.root, at.X, at.Y) }
	}
	if click(&s.root, s.Frame().Center().X, s.Frame().Center().Y); s.cards != 1 || s.town != 0 {
		t.Errorf("the card was pressed %d times, the town %d", s.cards, s.town)
	}
	s.Close()
	s.build()
	s.pass()
	if s.find("close-up") || s.find("close-up/back") || !s.find("town") {
		t.Error("it does not go")
	}
}

// TestCloseUpEnds checks that the button of a dialog with Ends closes it, and that a closed dialog
// does not handle Escape.
func TestCloseUpEnds(t *testing.T) {
	s := &fight{}
	s.Ends, s.Seat = true, 2
	s.Open()
	s.build()
	s.pass()
	if s.root.Press("close-up/aside"); s.Opened() {
		t.Error("it is only put aside")
	}
	if s.Back() {
		t.Error("Escape answers to what is closed")
	}
}
