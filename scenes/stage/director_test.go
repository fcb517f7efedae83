package stage

import (
	"testing"

	"gulch/render/paint"
	"gulch/render/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// plain is a scene with nothing on it that counts how often it is drawn.
type plain struct {
	Board
	drawn int
}

func (*plain) Name() string              { return "plain" }
func (*plain) Build(ui.Layout)           {}
func (*plain) Update(*ui.Input, float64) {}
func (*plain) Paint(*paint.Pen)          {}
func (s *plain) Draw(*paint.Pen)         { s.drawn++ }

// A scene that gives way before any frame has shown it does not fade: what stood on the screen does.
func TestFadeShowsWhatWasSeen(t *testing.T) {
	d, err := NewDirector()
	if err != nil {
		t.Fatal(err)
	}
	screen := ebiten.NewImage(d.layout.PixelW, d.layout.PixelH)
	title, table, next := &plain{}, &plain{}, &plain{}
	d.Push(title)
	d.Push(table)
	d.Draw(screen)
	seen := table.drawn
	d.Home() // and on at once, as from one table to another
	d.Push(next)
	if d.fade != 1 || d.last != &table.Root {
		t.Error("the table that was seen does not fade")
	}
	if table.drawn != seen+1 || title.drawn != 0 {
		t.Errorf("the fading picture holds the table %d times, the title %d times; want 1 and 0", table.drawn-seen, title.drawn)
	}
}
