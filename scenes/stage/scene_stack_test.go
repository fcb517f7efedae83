package stage

import (
	"testing"

	"gulch/render/paint"
	"gulch/render/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// blank is an empty scene that counts how often it is drawn.
type blank struct {
	SceneBase
	drawn int
}

func (*blank) Name() string              { return "blank" }
func (*blank) Build(ui.Layout)           {}
func (*blank) Update(*ui.Input, float64) {}
func (*blank) Paint(*paint.Canvas)       {}
func (s *blank) Draw(*paint.Canvas)      { s.drawn++ }

// TestFadeShowsWhatWasSeen checks that a scene that is removed before it was shown in a frame does
// not fade out, and that the scene before it does.
func TestFadeShowsWhatWasSeen(t *testing.T) {
	d, err := NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	screen := ebiten.NewImage(d.layout.PixelW, d.layout.PixelH)
	title, table, next := &blank{}, &blank{}, &blank{}
	d.Push(title)
	d.Push(table)
	d.Draw(screen)
	seen := table.drawn
	d.PopToRoot() // the stack changes several times between two frames
	d.Push(next)
	if d.fade != 1 || d.last != &table.Root {
		t.Error("the scene that was shown does not fade out")
	}
	if table.drawn != seen+1 || title.drawn != 0 {
		t.Errorf("the fading picture was drawn from the table %d times and from the title %d times; want 1 and 0",
			table.drawn-seen, title.drawn)
	}
}

// TestScriptedInputAndWindow checks that scenes receive the input from InputSource and the window
// size from SetWindow.
func TestScriptedInputAndWindow(t *testing.T) {
	d, err := NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	d.Push(&blank{})
	d.SetWindow(390, 844, 3)
	if l := d.CurrentLayout(); l.PixelW != 1170 || l.PixelH != 2532 || !d.viewport.on {
		t.Errorf("the layout has %d by %d pixels, of a phone: %v; want 1170 by 2532 of a phone", l.PixelW, l.PixelH,
			d.viewport.on)
	}
	var heard *ui.Input
	d.OnTick(func(in *ui.Input) { heard = in })
	made := &ui.Input{Accept: true}
	d.InputSource = func() *ui.Input { return made }
	if err := d.Update(); err != nil || heard != made {
		t.Errorf("the tick got input %v, want the scripted one; error %v", heard, err)
	}
}
