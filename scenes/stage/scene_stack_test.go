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

// TestReplace checks that a scene replaces the one on top, which is closed, and that an empty stack
// accepts Pop, Replace and Draw.
func TestReplace(t *testing.T) {
	d, err := NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	d.Pop()
	d.Draw(ebiten.NewImage(8, 8))
	bottom, top, other := &closing{}, &closing{}, &closing{}
	d.Replace(bottom)
	d.Push(top)
	d.Replace(other)
	if d.Top() != other || top.closed != 1 || bottom.closed+other.closed != 0 {
		t.Errorf("the top is %p, want %p; closed: %d, %d and %d times, want only the replaced scene once", d.Top(),
			other, bottom.closed, top.closed, other.closed)
	}
	if d.Pop(); d.Top() != bottom {
		t.Error("the scene below the replaced one is gone")
	}
}

// closing is a scene that counts how often it is closed, and removes itself in Update if it is
// leaving.
type closing struct {
	blank
	stack  *SceneStack
	closed int
}

func (s *closing) Close() { s.closed++ }

func (s *closing) Update(*ui.Input, float64) {
	if s.stack != nil {
		s.stack.Pop()
	}
}

// TestLastSceneEndsTheApp checks that the app ends in the tick after its last scene has removed
// itself.
func TestLastSceneEndsTheApp(t *testing.T) {
	d, err := NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	d.InputSource = func() *ui.Input { return &ui.Input{} }
	d.Push(&closing{stack: d})
	if err := d.Update(); err != nil {
		t.Errorf("the tick in which the last scene removes itself returns %v, want nil", err)
	}
	if err := d.Update(); err != ErrQuit {
		t.Errorf("the next tick returns %v, want ErrQuit", err)
	}
}
