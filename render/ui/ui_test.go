package ui

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestLayoutClasses(t *testing.T) {
	for _, c := range []struct {
		w, h int
		want Class
	}{{1280, 720, Wide}, {1024, 640, Wide}, {3840, 2160, Wide}, {1120, 840, Square}, {820, 1180, Tall}, {1, 1, Tall},
		{0, 0, Tall}} {
		l := NewLayout(c.w, c.h)
		if l.Class != c.want {
			t.Errorf("%dx%d is class %d, want %d", c.w, c.h, l.Class, c.want)
		}
		if !l.Area().Within(l.Full.Inset(-2 / l.View.Scale)) {
			t.Errorf("%dx%d: the design area %v leaves the window %v", c.w, c.h, l.Area(), l.Full)
		}
	}
}

// buttonGrid returns a screen with a grid of buttons that count their presses.
func buttonGrid(counts map[string]int, ids ...string) *Root {
	r := &Root{}
	var nodes []Node
	for i, id := range ids {
		at := geom.R(100+float64(i%3)*200, 100+float64(i/3)*100, 120, 40)
		nodes = append(nodes, Button(id, at, pieces.Button{Label: id}, func() { counts[id]++ }))
	}
	r.Set(NewLayout(1280, 720), nodes)
	return r
}

func click(r *Root, x, y float64) {
	r.Update(&Input{X: x, Y: y, Inside: true, Down: true, Pressed: true}, 16)
	r.Update(&Input{X: x, Y: y, Inside: true, Release: true}, 16)
}

func TestClick(t *testing.T) {
	counts := map[string]int{}
	r := buttonGrid(counts, "a", "b", "c")
	click(r, 310, 110)
	click(r, 5, 5)
	if counts["b"] != 1 || len(counts) != 1 {
		t.Errorf("one click on b and one beside all buttons pressed %v, want b once", counts)
	}
	// A press on one button and a release on another press neither.
	r.Update(&Input{X: 110, Y: 110, Inside: true, Down: true, Pressed: true}, 16)
	r.Update(&Input{X: 510, Y: 110, Inside: true, Release: true}, 16)
	if counts["a"]+counts["c"] != 0 {
		t.Errorf("a press on one button released on another pressed %v, want none", counts)
	}
}

func TestDisabledNodeShowsReason(t *testing.T) {
	counts := map[string]int{}
	r := buttonGrid(counts, "a")
	r.Nodes[0].DisabledReason = "You have no gold."
	click(r, 110, 110)
	if counts["a"] != 0 || r.TakeAnnouncement() != "You have no gold." {
		t.Error("a disabled node was pressed, or its reason was not announced")
	}
}

func TestFocusReachesEverything(t *testing.T) {
	counts := map[string]int{}
	ids := []string{"a", "b", "c", "d", "e", "f"}
	r := buttonGrid(counts, ids...)
	for range ids {
		r.Update(&Input{Dir: Next}, 16)
		r.Update(&Input{Accept: true}, 16)
	}
	for _, id := range ids {
		if counts[id] != 1 {
			t.Errorf("Tab and Enter pressed %s %d times, want once", id, counts[id])
		}
	}
}

func TestFocusByDirection(t *testing.T) {
	r := buttonGrid(map[string]int{}, "a", "b", "c", "d", "e", "f")
	r.Focus("a")
	r.focused = true
	for _, s := range []struct {
		dir  Dir
		want string
	}{{East, "b"}, {Down, "e"}, {West, "d"}, {Up, "a"}, {Up, "a"}, {East, "b"}, {East, "c"}, {East, "c"}} {
		r.Update(&Input{Dir: s.dir}, 16)
		if r.Focused() != s.want {
			t.Fatalf("direction %d leads to %s, want %s", s.dir, r.Focused(), s.want)
		}
	}
}

func TestShortcut(t *testing.T) {
	counts := map[string]int{}
	r := buttonGrid(counts, "a", "b")
	r.Nodes[1].Keys = []ebiten.Key{ebiten.KeyU}
	r.Update(&Input{Keys: []ebiten.Key{ebiten.KeyU}}, 16)
	if counts["b"] != 1 {
		t.Error("the shortcut did nothing")
	}
}

func TestTooltipDelay(t *testing.T) {
	r := buttonGrid(map[string]int{}, "a")
	r.Nodes[0].Tip = "Explains itself."
	over := &Input{X: 110, Y: 110, Inside: true}
	r.Update(over, 16)
	if r.tooltip.shown {
		t.Error("the tooltip opened without a delay")
	}
	for range 40 {
		r.Update(over, 16)
	}
	if !r.tooltip.shown {
		t.Error("the tooltip did not open")
	}
	r.HideTips = true
	r.Update(over, 16)
	r.HideTips = false
	for range 80 {
		r.Update(over, 16)
	}
	if r.tooltip.shown {
		t.Error("after Hush the tooltip opened again though the pointer did not move")
	}
	over.X++
	for range 80 {
		r.Update(over, 16)
	}
	if !r.tooltip.shown {
		t.Error("the pointer moved and no tooltip came")
	}
	r.Update(&Input{X: 5, Y: 5, Inside: true}, 16)
	if r.tooltip.shown {
		t.Error("the tooltip stayed open after the pointer left the node")
	}
}

// TestIdleScreenStopsFrames checks that an idle screen stops requesting frames.
func TestIdleScreenStopsFrames(t *testing.T) {
	r := buttonGrid(map[string]int{}, "a")
	r.Nodes[0].Pulse = true
	moved := true
	for range 1000 {
		r.Update(&Input{}, 16)
		moved = r.TakeFrameRequest()
	}
	if moved {
		t.Error("an idle screen still requests frames after 1000 ticks")
	}
}

// TestZoomPreviewOpensBesideNode checks that a zoom preview opens when the pointer rests on its
// node, and that it does not cover the node.
func TestZoomPreviewOpensBesideNode(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {820, 1180}, {1024, 640}} {
		l := NewLayout(size[0], size[1])
		for x := 30.0; x < l.W-150; x += 40 {
			n := Node{ID: "card", Rect: geom.R(x, l.H*0.36, 125, 175), ZoomPreviewW: 288, ZoomPreviewH: 480,
				ZoomPreview: func(*paint.Canvas, geom.Rect) {}}
			var r Root
			r.Set(l, []Node{n})
			px, py := l.View.ToPixel(n.Rect.Center())
			for range 60 {
				r.Update(&Input{X: px, Y: py, Inside: true}, 1000.0/60)
			}
			if !r.tooltip.shown || !r.tooltip.zoomed {
				t.Fatalf("window %v: no zoom preview opens", size)
			}
			if box := r.placeTip(n.Rect, n.ZoomPreviewW, n.ZoomPreviewH); box.Has(n.Rect.Center()) {
				t.Errorf("window %v: the zoom preview of a card at x = %.0f covers the card", size, x)
			}
		}
	}
}

// TestTooltipNeedsPointerMovement checks that a node that appears below a resting pointer shows its
// tooltip only after the pointer moves.
func TestTooltipNeedsPointerMovement(t *testing.T) {
	r := buttonGrid(map[string]int{}, "a")
	r.Nodes[0].Tip = "Explains itself."
	nodes := r.Nodes
	r.Set(r.Layout, nil)
	over := &Input{X: 110, Y: 110, Inside: true}
	for range 10 {
		r.Update(over, 16)
	}
	r.Set(r.Layout, nodes)
	for range 200 {
		r.Update(over, 16)
	}
	if r.tooltip.shown {
		t.Error("the tooltip of a new node opened under a resting pointer")
	}
	over.X += 2
	for range 60 {
		r.Update(over, 16)
	}
	if !r.tooltip.shown {
		t.Error("the pointer moved and no tooltip came")
	}
}

// TestTooltipKeepsClear checks that a tooltip covers neither areas to keep clear nor legal targets
// if it can be placed elsewhere.
func TestTooltipKeepsClear(t *testing.T) {
	var r Root
	l := NewLayout(1280, 720)
	r.KeepClear = []geom.Rect{geom.R(400, 100, 400, 195)}
	r.Set(l, []Node{
		{ID: "a", Rect: geom.R(560, 300, 80, 60), Tip: "Explains itself."},
		{ID: "below", Role: "move", Rect: geom.R(440, 366, 320, 120), Press: func() {}},
	})
	box := r.placeTip(r.Nodes[0].Rect, 240, 90)
	for _, other := range []geom.Rect{r.KeepClear[0], r.Nodes[0].Rect, r.Nodes[1].Rect} {
		if box.Meets(other) {
			t.Errorf("the tooltip at %v covers %v", box, other)
		}
	}
}

// TestPulseEnds checks that legal targets pulse for a limited time. They do not start again when
// they are only laid out again, but do when they become targets again.
func TestPulseEnds(t *testing.T) {
	r := &Root{}
	lay := func(breathe bool) {
		n := Button("a", geom.R(100, 100, 120, 40), pieces.Button{Label: "a"}, func() {})
		n.Pulse = breathe
		r.Set(NewLayout(1280, 720), []Node{n})
	}
	breathes := func() bool {
		r.Update(&Input{}, 16)
		return r.breathing() && r.TakeFrameRequest()
	}
	rest := func(ms float64) {
		for ; ms > 0; ms -= 16 {
			r.Update(&Input{}, 16)
		}
	}
	lay(true)
	if !breathes() {
		t.Error("a new legal target does not pulse")
	}
	rest(breath * breaths / 2)
	lay(true)
	rest(breath * breaths / 2)
	if breathes() {
		t.Error("a target pulses longer because it was laid out again")
	}
	lay(false)
	lay(true)
	if !breathes() {
		t.Error("a node that becomes a target again does not pulse")
	}
}
