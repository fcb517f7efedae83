package stage

import (
	"testing"

	"gulch/render/paint"
	"gulch/render/ui"
)

// counting is a scene that counts how often it is painted and drawn.
type counting struct {
	blank
	painted int
}

func (s *counting) Paint(*paint.Canvas)                        { s.painted++ }
func (s *counting) Build(l ui.Layout)                          { s.Root.Set(l, []ui.Node{{ID: "a", Draw: s.node}}) }
func (s *counting) node(*paint.Canvas, *ui.Node, ui.NodeState) { s.drawn++ }

// TestEveryTickRunsAllPainters checks that with PaintTicks every tick runs the painters of the
// moving parts, and the painters of the still picture if it has changed. It also checks that frames
// which are drawn still paint the still picture.
func TestEveryTickRunsAllPainters(t *testing.T) {
	d, err := NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	d.PaintTicks = true
	s := &counting{}
	d.Push(s)
	for range 5 {
		d.dryRun()
	}
	if s.painted != 1 || s.drawn != 10 {
		t.Errorf("in five ticks Paint ran %d times and Draw %d times, want 1 and 10 (scene and node)", s.painted,
			s.drawn)
	}
	s.Repaint()
	d.dryRun()
	if s.painted != 2 || !s.repaint {
		t.Errorf("after Repaint, Paint ran %d times, want 2; a repaint in the next frame is pending: %v, want true",
			s.painted, s.repaint)
	}
	over := &counting{}
	over.Overlay = true
	d.Push(over)
	d.dryRun()
	if over.painted != 1 || s.painted != 3 {
		t.Errorf("the overlay was painted %d times and the scene below it %d times, want 1 and 3", over.painted,
			s.painted)
	}
	d.PaintTicks = false
	d.dryRun()
	if over.drawn != 2 {
		t.Error("painters run in a tick although PaintTicks is false")
	}
}
