package paint

import (
	"slices"
	"strings"
	"testing"

	"gulch/render/geom"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// guardedPen returns a canvas that draws nothing, and the list of the painters whose panics were
// reported.
func guardedPen(t *testing.T) (*Canvas, *[]string) {
	t.Helper()
	k, err := NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	var reports []string
	k.Guard.Report = func(painter string, reason any, stack []byte) {
		if !strings.Contains(string(stack), "_test.go") {
			t.Errorf("the stack of %q does not lead to the painter: %s", painter, stack)
		}
		reports = append(reports, painter)
	}
	var trace Trace
	return trace.Canvas(k, 100, 100, View{Scale: 1}), &reports
}

func square(p *Canvas) { p.Rect(geom.R(0, 0, 10, 10), 2, theme.Ink) }

// TestGuardRestoresPen checks that a painter that panics is left out and reported. The image, view,
// opacity and batched shapes of the canvas must then be the same as before.
func TestGuardRestoresPen(t *testing.T) {
	p, reports := guardedPen(t)
	dst, view := p.Dst, p.View
	for _, c := range []struct {
		name  string
		fails func()
		kept  int // expected number of batched vertices afterwards
	}{
		{"after shapes", func() { square(p); panic("lost") }, 4},
		{"within a clip", func() { p.Clip(geom.R(10, 10, 20, 20), func() { square(p); panic("lost") }) }, 0},
		{"after a flush", func() { square(p); p.Flush(); square(p); panic("lost") }, 0},
		{"with another view", func() { p.View.Scale, p.Fade = 3, 0.2; panic("lost") }, 4},
		{"while it paints a kept picture", func() {
			TexturesOf[string](p.Textures, "test").Paint("broken", 10, 10, func(*ebiten.Image) { panic("lost") })
		}, 4},
		{"a nil pointer", func() { var n *Poster; _ = n.Key }, 4},
	} {
		p.vs, p.is = p.vs[:0], p.is[:0]
		square(p)
		if p.Guarded("test", c.name, c.fails) {
			t.Errorf("%s: Guarded returns true for a painter that panics", c.name)
		}
		if p.Dst != dst || p.View != view || p.Fade != 1 {
			t.Errorf("%s: image, view or opacity of the canvas were not restored", c.name)
		}
		if len(p.vs) != c.kept || len(p.is) != c.kept*6/4 {
			t.Errorf("%s: %d vertices are batched, want %d", c.name, len(p.vs), c.kept)
		}
		if taken := p.Textures.scratch.taken; taken != 0 {
			t.Errorf("%s: %d scratch images were not released", c.name, taken)
		}
		if !slices.Contains(*reports, "test "+c.name) {
			t.Errorf("%s: the panic is not reported", c.name)
		}
	}
	if TexturesOf[string](p.Textures, "test").Has("broken") {
		t.Error("a picture whose painter panicked is cached")
	}
}

// TestGuardNamesParts checks the names in reports of a part, of one of several similar parts, and
// of a painter that need not be identified.
func TestGuardNamesParts(t *testing.T) {
	p, reports := guardedPen(t)
	fails := func() { panic("lost") }
	p.Part("log", func(*Canvas) { fails() })
	p.PartOf("plate", 2, fails)
	p.Try("motion", fails)
	if p.Guard.Try("thumbnail", fails) {
		t.Error("Guard.Try returns true for a function that panics")
	}
	if want := []string{"part log", "part plate 3", "motion", "thumbnail"}; !slices.Equal(*reports, want) {
		t.Errorf("the reports name %q, want %q", *reports, want)
	}
}

// TestGuardBacksOff checks that a painter that always fails runs in fewer and fewer frames and is
// reported once. A painter that failed once must run in the next frame.
func TestGuardBacksOff(t *testing.T) {
	p, reports := guardedPen(t)
	tries := 0
	frame := func(fails bool) bool {
		p.Guard.NextFrame()
		return p.Guarded("node", "x", func() {
			if tries++; fails {
				panic("lost")
			}
		})
	}
	if frame(true) || !p.Guard.TakeFirstFailure() || p.Guard.TakeFirstFailure() {
		t.Error("after a first failure Failed does not return true exactly once")
	}
	for range 2 {
		if frame(false) {
			continue
		}
		t.Error("a painter that failed once is left out for longer than a frame")
	}
	*reports, tries = nil, 0
	for range 2000 {
		frame(true)
	}
	if tries < 3 || tries > 16 {
		t.Errorf("in 2000 frames a painter that always fails ran %d times, want 3 to 16", tries)
	}
	if len(*reports) != 1 {
		t.Errorf("a painter that always fails was reported %d times, want once", len(*reports))
	}
	tries = 0
	p.Guard.Retry()
	if frame(true); tries != 1 || len(*reports) != 1 {
		t.Errorf("after Retry the painter ran %d times and has %d reports, want 1 and 1", tries, len(*reports))
	}
}

// TestGuardLetsPanicsPass checks that without a Report function panics are not recovered.
func TestGuardLetsPanicsPass(t *testing.T) {
	p, _ := guardedPen(t)
	p.Guard.Report = nil
	for _, paint := range []func(){
		func() { p.Guarded("node", "x", func() { panic("lost") }) },
		func() { p.Try("motion", func() { panic("lost") }) },
		func() { p.Guard.Try("thumbnail", func() { panic("lost") }) },
	} {
		func() {
			defer func() {
				if recover() != "lost" {
					t.Error("a panic is recovered although Report is nil")
				}
			}()
			paint()
		}()
	}
}

// TestGuardAllocatesNothing checks that the guard does not allocate memory, neither for a painter
// that works nor for one that is left out after a failure.
func TestGuardAllocatesNothing(t *testing.T) {
	p, _ := guardedPen(t)
	n, seat := 0, 2
	paint := func(*Canvas) { n++ }
	p.Guarded("node", "broken", func() { panic("lost") })
	if a := testing.AllocsPerRun(100, func() {
		p.Guarded("node", "x", func() { n += seat })
		p.Guarded("node", "broken", func() { panic("lost") })
		p.Part("log", paint)
		p.PartOf("plate", seat, func() { n += seat })
		p.Try("motion", func() { n += seat })
	}); a != 0 {
		t.Errorf("the guard makes %v allocations per call, want none", a)
	}
}
