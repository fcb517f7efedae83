package ui

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestCloseUpLayout checks the layout of a dialog on every board. The dialog must be centred,
// inside the board and not smaller than the minimum size. Its tab must be inside the board, and its
// minimize button inside the dialog.
func TestCloseUpLayout(t *testing.T) {
	for _, board := range []geom.Rect{
		geom.R(24, 56, 936, 648), geom.R(24, 56, 891, 648), geom.R(20, 56, 808, 768), geom.R(20, 60, 760, 842),
	} {
		for _, size := range [][2]float64{{0, 0}, {100, 100}, {600, 400}, {5000, 5000}} {
			var c CloseUp
			c.Fit(board, size[0], size[1])
			f := c.Frame()
			if !f.Within(board) || f.W < CloseUpW || f.H < CloseUpH || f.Center().Dist(board.Center()) > 1e-6 {
				t.Errorf("on the board %v the dialog is at %v, want it centred, inside the board and not too small",
					board, f)
			}
			if in := c.Inner(); !in.Within(f) || in.H < CloseUpH-70 {
				t.Errorf("the content rectangle is %v in the dialog %v, want it inside and not too low", in, f)
			}
			c.TabRoom = geom.R(board.X+50, board.Y+90, 200, 60)
			if !c.Tab().Within(c.TabRoom) {
				t.Errorf("the tab is at %v, want it within %v", c.Tab(), c.TabRoom)
			}
			c.TabRoom = geom.Rect{}
			if !c.Tab().Within(board) || !c.minimizeButton().Within(f) {
				t.Errorf("the tab is at %v and the minimize button at %v, want them inside the board and the dialog",
					c.Tab(), c.minimizeButton())
			}
		}
	}
}

// closeUpScreen is a test screen with a place on the board, a button beside it, and a dialog with a
// card.
type closeUpScreen struct {
	CloseUp
	root                Root
	town, button, cards int
}

func (s *closeUpScreen) build() {
	s.Fit(geom.R(24, 56, 936, 648), 0, 0)
	nodes := s.Uncovered([]Node{
		{ID: "town", Rect: geom.R(100, 100, 60, 60), Press: func() { s.town++ }},
		{ID: "undo", Rect: geom.R(1000, 600, 60, 60), Press: func() { s.button++ }},
	})
	content := []Node{{ID: "card", Rect: geom.Around(s.Frame().Center(), 80, 110), Primary: true,
		Press: func() { s.cards++ }}}
	s.root.Set(NewLayout(1280, 720), s.Nodes(nodes, func(*paint.Canvas, geom.Rect) {}, content, s.build))
}

// pass runs 30 ticks without input.
func (s *closeUpScreen) pass() {
	for range 30 {
		s.root.Update(&Input{}, 16)
	}
}

// find reports whether the screen has a node with an ID.
func (s *closeUpScreen) find(id string) bool { return s.root.find(id) != nil }

// TestCloseUpMinimizes checks that an open dialog blocks the nodes on the board, that each kind of
// input minimizes and restores it, and that Close removes it.
func TestCloseUpMinimizes(t *testing.T) {
	s := &closeUpScreen{}
	s.Title, s.Seat = "The arrest of Dutch", -1
	s.build()
	if s.find("close-up") || !s.find("town") {
		t.Fatal("the dialog has nodes before it was opened")
	}
	s.Open()
	s.build()
	if s.find("card") {
		t.Error("a node in the dialog can be pressed during the opening animation")
	}
	s.pass()
	if s.find("town") || !s.find("undo") || !s.find("card") || s.root.Focused() != "card" {
		t.Fatalf("after opening: node on the board %v, beside it %v, in the dialog %v, focus %q; want false, "+
			"true, true, card", s.find("town"), s.find("undo"), s.find("card"), s.root.Focused())
	}
	click(&s.root, 600, 200) // on its border: does nothing
	aside := map[string]func(){
		"by a press beside it": func() { click(&s.root, 40, 600) },
		"by its disc":          func() { s.root.Press("close-up/aside") },
		"by its key":           func() { s.root.Update(&Input{Keys: []ebiten.Key{MinimizeKey}}, 16) },
		"by Escape":            func() { s.HandleEscape(); s.build() },
	}
	back := func() { s.root.Update(&Input{Keys: []ebiten.Key{MinimizeKey}}, 16) }
	for how, put := range aside {
		if put(); s.InFront() || !s.IsOpen() {
			t.Fatalf("minimizing %s does not work", how)
		}
		s.pass()
		if !s.find("town") || s.find("card") || !s.find("close-up/back") {
			t.Fatalf("minimized %s: node on the board %v, in the dialog %v, tab %v; want true, false, true", how,
				s.find("town"), s.find("card"), s.find("close-up/back"))
		}
		if s.HandleEscape() {
			t.Error("Escape is handled by a minimized dialog")
		}
		back()
		s.pass()
		if !s.InFront() || !s.find("card") {
			t.Fatalf("minimized %s, the dialog cannot be restored", how)
		}
		back = func() { at := s.Tab().Center(); click(&s.root, at.X, at.Y) }
	}
	if click(&s.root, s.Frame().Center().X, s.Frame().Center().Y); s.cards != 1 || s.town != 0 {
		t.Errorf("a click in the dialog pressed the card %d times and the node below %d times, want 1 and 0", s.cards,
			s.town)
	}
	s.Close()
	s.build()
	s.pass()
	if s.find("close-up") || s.find("close-up/back") || !s.find("town") {
		t.Error("after Close the dialog still has nodes, or the board is still blocked")
	}
}

// TestCloseUpWithEndsCloses checks that the button of a dialog with ClosesOnDismiss closes it, and
// that a closed dialog does not handle Escape.
func TestCloseUpWithEndsCloses(t *testing.T) {
	s := &closeUpScreen{}
	s.ClosesOnDismiss, s.Seat = true, 2
	s.Open()
	s.build()
	s.pass()
	if s.root.Press("close-up/aside"); s.IsOpen() {
		t.Error("the button of a dialog with ClosesOnDismiss does not close it")
	}
	if s.HandleEscape() {
		t.Error("Escape is handled by a closed dialog")
	}
}

// TestCloseUpTabShowsTheOwner checks that the tab of a minimized dialog shows its title, to the
// right of the owner's token if it has an owner.
func TestCloseUpTabShowsTheOwner(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	left := func(seat int) float64 {
		s := &closeUpScreen{}
		s.Title, s.Seat = "The arrest", seat
		s.Open()
		s.build()
		s.pass()
		s.HandleEscape()
		s.build()
		s.pass()
		var trace paint.Trace
		p := trace.Canvas(kit, 1280, 720, s.root.Layout.View)
		x := -1.0
		p.OnText = func(w paint.DrawnText) {
			if w.Text == "The arrest" {
				x = w.Rect.X
			}
		}
		s.root.Draw(p)
		return x
	}
	if own, none := left(1), left(-1); none < 0 || own <= none {
		t.Errorf("the title begins at %v with a token and at %v without, want it on the tab, and further right with one",
			own, none)
	}
}

// TestCloseUpNamesItsOwner checks that the label of a dialog begins with the name of its owner, and
// that a dialog without one does not keep the name of an earlier owner.
func TestCloseUpNamesItsOwner(t *testing.T) {
	c := CloseUp{Title: "Choose a card", Seat: 1, Name: "Ada"}
	if got := c.titleWithOwner(); got != "Ada: Choose a card" {
		t.Errorf("the label is %q", got)
	}
	if c.Seat = -1; c.titleWithOwner() != "Choose a card" {
		t.Errorf("without an owner the label is %q", c.titleWithOwner())
	}
}
