package stage

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// deciding is a test scene with a decision panel, the rectangle ask, like a game's table.
type deciding struct {
	SceneBase
	ask     geom.Rect
	painted int
}

func (*deciding) Name() string              { return "deciding" }
func (*deciding) Build(ui.Layout)           {}
func (*deciding) Update(*ui.Input, float64) {}
func (s *deciding) Paint(*paint.Canvas)     { s.painted++ }
func (s *deciding) Decision() geom.Rect     { return s.ask }

func TestWhichWindowsArePhones(t *testing.T) {
	for _, c := range []struct {
		w, h    int
		touched bool
		on      bool
	}{
		{1280, 720, true, false}, {820, 1180, true, false}, {800, 600, true, false}, {1024, 640, false, false},
		{590, 900, false, false}, {590, 900, true, true},
		{390, 844, false, true}, {844, 390, false, true}, {360, 640, false, true}, {427, 240, false, true},
	} {
		n := viewport{touchLifted: c.touched}
		if on := n.handheld(c.w, c.h, 1); on != c.on {
			t.Errorf("%d x %d, touched %v: is a phone's window: %v, want %v", c.w, c.h, c.touched, on, c.on)
		}
	}
}

// TestALargeWindowIsNeverAPhones checks that a large window never gets the layout of a phone,
// whatever layout the scene had before.
func TestALargeWindowIsNeverAPhones(t *testing.T) {
	d, err := NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	d.Push(&deciding{})
	for _, window := range []struct {
		w, h   int
		pixels float64
	}{{2560, 1440, 2}, {3840, 2160, 3}, {1280, 720, 1}} {
		d.pixels = window.pixels
		d.updateViewport(d.Top(), &ui.Input{}) // the scene still has the layout for the old window size
		d.resize(window.w, window.h)
		d.updateViewport(d.Top(), &ui.Input{})
		if d.build(d.Top()); d.viewport.on || d.Top().Base().layout.Phone || d.CurrentLayout().PixelW != window.w {
			t.Errorf("%v: viewport on: %v; the layout is %d pixels wide, for a phone: %v", window, d.viewport.on,
				d.CurrentLayout().PixelW, d.CurrentLayout().Phone)
		}
	}
}

// TestADecisionIsLargeOnAPhone checks that in a phone's window the whole decision panel is visible,
// and that its text and buttons are large enough to be read and pressed.
func TestADecisionIsLargeOnAPhone(t *testing.T) {
	for _, c := range []struct {
		w, h int
		ask  geom.Rect
	}{{390, 844, geom.R(398, 908, 368, 226)}, {844, 390, geom.R(986, 446, 256, 248)},
		{360, 740, geom.R(398, 908, 368, 226)}} {
		for _, pixels := range []float64{1, 3} {
			s := &deciding{ask: c.ask}
			n := viewport{on: true}
			n.fit(s, ui.NewLayout(int(float64(c.w)*pixels), int(float64(c.h)*pixels)), pixels)
			if unit := n.fixedView.Scale / pixels; unit < 0.92 {
				t.Errorf("%d x %d: a unit of the decision has %.2f pixels, want at least 0.92", c.w, c.h, unit)
			}
			if unit := n.view.Scale / pixels; unit < 1 {
				t.Errorf("%d x %d: a unit of the board has %.2f pixels, want at least 1", c.w, c.h, unit)
			}
			x0, y0 := n.fixedView.ToPixel(geom.Point{X: c.ask.X, Y: c.ask.Y})
			x1, y1 := n.fixedView.ToPixel(geom.Point{X: c.ask.Right(), Y: c.ask.Bottom()})
			if x0 < n.decision.X || y0 < n.decision.Y || x1 > n.decision.Right() || y1 > n.decision.Bottom() {
				t.Errorf("%d x %d: the decision is shown from %.0f, %.0f to %.0f, %.0f, outside its part of the "+
					"window %v", c.w, c.h, x0, y0, x1, y1, n.decision)
			}
		}
	}
}

// TestKeepViewEndsWithItsShell checks that the view that a SplitScene has chosen is not kept for
// the next scene.
func TestKeepViewEndsWithItsShell(t *testing.T) {
	n := viewport{on: true}
	l := ui.NewLayout(390, 844)
	n.show(PhoneSplit{Region: l.Full, Focus: l.Full.Inset(20)}, nearUnit)
	if !n.keepView {
		t.Fatal("keepView is false although the shell has chosen what is in view")
	}
	if n.fit(&deciding{ask: geom.R(398, 908, 368, 226)}, l, 1); n.keepView {
		t.Error("keepView is still true for the next scene")
	}
}

// TestRegionAtEdgeShowsItsNeighbours checks that a region at the edge of the board is shown
// together with neighbouring regions, and without empty space beyond the board.
func TestRegionAtEdgeShowsItsNeighbours(t *testing.T) {
	n := viewport{on: true, unit: 1, stage: geom.R(0, 100, 390, 500)}
	board, beside := geom.R(20, 60, 1200, 800), geom.R(900, 0, 200, 800)
	among := []geom.Rect{board, beside}
	n.show(PhoneSplit{Region: geom.R(20, 60, 390, 120), Regions: among}, nearUnit)
	// the board must be shown from its upper left corner
	if x, y := n.view.ToPixel(geom.Point{X: board.X, Y: board.Y}); x != n.stage.X || y != n.stage.Y {
		t.Errorf("the corner of the board is shown at %.0f, %.0f, want the corner of %v", x, y, n.stage)
	}
	n.show(PhoneSplit{Region: geom.R(420, 400, 390, 120), Regions: among}, nearUnit)
	if _, y := n.view.ToPixel(geom.Point{Y: 460}); y != n.stage.Center().Y {
		t.Errorf("the centre of a region inside the board is shown at y = %.0f, want %.0f", y, n.stage.Center().Y)
	}
}

// TestAFingerMovesTheStage checks that a drag pans the stage within its bounds and presses nothing,
// and that a tap presses the node that is visible at that position.
func TestAFingerMovesTheStage(t *testing.T) {
	s := &deciding{ask: geom.R(398, 908, 368, 226)}
	l := ui.NewLayout(390, 844)
	n := viewport{on: true}
	n.fit(s, l, 1)
	hand := func(x, y float64, pressed, release bool) ui.Input {
		in := ui.Input{X: x, Y: y, Inside: true, Touch: true, Down: !release, Pressed: pressed, Release: release}
		n.handleInput(&in, &s.Root)
		return in
	}
	hand(300, 300, true, false)
	if in := hand(180, 300, false, false); in.Down {
		t.Error("during a drag the scene gets Down")
	}
	if in := hand(180, 300, false, true); in.Release {
		t.Error("after a drag the scene gets Release")
	}
	if n.view.X != -120 {
		t.Errorf("after the drag the view's X is %v, want -120", n.view.X)
	}
	want := n.view.ToUnit(100, 200)
	hand(100, 200, true, false)
	in := hand(101, 200, false, true)
	if at := in.Point(l); !in.Release || at.Dist(want) > 2 {
		t.Errorf("a tap: released %v at %v, want %v", in.Release, at, want)
	}
	hand(100, 100, true, false)
	hand(5000, 5000, false, false)
	hand(5000, 5000, false, true)
	if n.view.X != 0 || n.view.Y != 0 {
		t.Errorf("a long drag moves the view to %v, %v; want 0, 0", n.view.X, n.view.Y)
	}
}

// TestPictureIsMovedWhileAFingerPans checks that while a finger pans the stage the still picture is
// moved instead of painted in every frame, and that it is painted again when the finger is lifted.
func TestPictureIsMovedWhileAFingerPans(t *testing.T) {
	for _, size := range [][2]int{{390, 844}, {844, 390}} {
		d, err := NewSceneStack()
		if err != nil {
			t.Fatal(err)
		}
		d.SetWindow(size[0], size[1], 1)
		s := &deciding{ask: geom.R(398, 908, 368, 226)}
		if size[0] > size[1] {
			s.ask = geom.R(986, 446, 256, 248)
		}
		d.Push(s)
		screen := ebiten.NewImage(size[0], size[1])
		d.Draw(screen)
		at := d.viewport.stage.Center()
		var in ui.Input
		d.InputSource = func() *ui.Input { x := in; return &x }
		finger := func(x float64, pressed, release bool) {
			t.Helper()
			in = ui.Input{X: x, Y: at.Y, Inside: true, Touch: true, Down: !release, Pressed: pressed, Release: release}
			if err := d.Update(); err != nil {
				t.Fatal(err)
			}
			d.Draw(screen)
		}
		finger(at.X, true, false)
		before, view := s.painted, d.viewport.view
		for i := range 4 {
			finger(at.X-20*float64(i+1), false, false)
		}
		if d.viewport.view == view || d.viewport.view == d.viewport.painted {
			t.Fatalf("%v: the finger has not moved the stage: view %v, painted for %v", size, d.viewport.view,
				d.viewport.painted)
		}
		// in a phone's window, each part of the window is painted
		if n := s.painted - before; n > 0 {
			t.Errorf("%v: the scene was painted %d times while the finger moved, want the picture to be moved", size, n)
		}
		finger(at.X-80, false, true)
		if s.painted == before || d.viewport.view != d.viewport.painted {
			t.Errorf("%v: the scene was not painted for its new view when the finger was lifted", size)
		}
	}
}

// TestShifted checks that a part of an image is drawn where the whole image would have it.
func TestShifted(t *testing.T) {
	var whole ebiten.DrawImageOptions
	whole.GeoM.Scale(2, 2)
	whole.GeoM.Translate(-30, 7)
	x, y := whole.GeoM.Apply(100.5, 50.25)
	part := shifted(&whole, geom.R(100, 50, 20, 20))
	if px, py := part.GeoM.Apply(0.5, 0.25); px != x || py != y { // the same pixel, relative to the part
		t.Errorf("a pixel of the part is drawn at %v, %v; want %v, %v as in the whole image", px, py, x, y)
	}
}

// TestLayoutsOnAPhone checks the layouts of scenes without a layout for phones: a table with a
// decision keeps the layout of a large window, and another scene fits into a window of landscape
// format, but is wider than one of portrait format.
func TestLayoutsOnAPhone(t *testing.T) {
	d, err := NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	d.SetWindow(844, 390, 1)
	if l := d.LayoutFor(&deciding{}); l.Phone || l.W != d.layout.W {
		t.Errorf("a decision has a layout %v wide, of a phone: %v; want that of the window, %v", l.W, l.Phone,
			d.layout.W)
	}
	if l := d.LayoutFor(&blank{}); !l.Phone || l.W > 844.5 {
		t.Errorf("in landscape format the layout is %v wide, of a phone: %v; want at most the window", l.W, l.Phone)
	}
	d.SetWindow(390, 844, 1)
	if l := d.LayoutFor(&blank{}); l.W <= 390 {
		t.Errorf("in portrait format the layout is %v wide, want more than the window", l.W)
	}
}
