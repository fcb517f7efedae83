package stage

import (
	"testing"

	"gulch/render/paint"
	"gulch/render/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// blank is a scene with nothing on it that counts how often it is drawn.
type blank struct {
	Board
	drawn int
}

func (*blank) Name() string              { return "blank" }
func (*blank) Build(ui.Layout)           {}
func (*blank) Update(*ui.Input, float64) {}
func (*blank) Paint(*paint.Pen)          {}
func (s *blank) Draw(*paint.Pen)         { s.drawn++ }

// A scene that gives way before any frame has shown it does not fade: what stood on the screen does.
func TestFadeShowsWhatWasSeen(t *testing.T) {
	d, err := NewDirector()
	if err != nil {
		t.Fatal(err)
	}
	screen := ebiten.NewImage(d.layout.PixelW, d.layout.PixelH)
	title, table, next := &blank{}, &blank{}, &blank{}
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

// A program without devices and window brings its own: scenes get the input that it makes up, in the window that it asks for.
func TestScriptedInputAndWindow(t *testing.T) {
	d, err := NewDirector()
	if err != nil {
		t.Fatal(err)
	}
	d.Push(&blank{})
	d.SetWindow(390, 844, 3)
	if l := d.Window(); l.PixelW != 1170 || l.PixelH != 2532 || !d.viewport.on {
		t.Errorf("the layout has %d by %d pixels, of a phone: %v; want 1170 by 2532 of a phone", l.PixelW, l.PixelH, d.viewport.on)
	}
	var heard *ui.Input
	d.EachTick(func(in *ui.Input) { heard = in })
	made := &ui.Input{Accept: true}
	d.Hands = func() *ui.Input { return made }
	if err := d.Update(); err != nil || heard != made {
		t.Errorf("the tick heard %v, want what was made up; error %v", heard, err)
	}
}
