package westernlegends

import (
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine/testscale"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/scenes/drive"
	"gulch/scenes/tabletest"
)

// TestMapShowsLand checks that each quarter of the map's window shows land, in each class of
// windows, at several zooms and positions.
func TestMapShowsLand(t *testing.T) {
	if !drive.NeedPixels(t) {
		return
	}
	m := lateGame(t, rules.PhaseAct)
	drive.OnHost(func() {
		b, err := tabletest.OpenBench(Game, m, nil)
		if err != nil {
			t.Error(err)
			return
		}
		play := b.Play.(*Table)
		for _, c := range classes {
			for _, zoom := range []float64{1, 3, 2}[:testscale.Of(2, 3)] {
				for _, at := range []geom.Point{{X: 0.1, Y: 0.1}, {X: 0.8, Y: 0.5},
					{X: 1.5, Y: 0.9}}[:testscale.Of(1, 3)] {
					b.Stage.LayoutF(float64(c[0]), float64(c[1]))
					b.Scene.Build(b.Stage.CurrentLayout())
					play.map_.Show(zoom, at)
					b.Scene.Build(b.Stage.CurrentLayout())
					pic := drawFrame(b, c[0], c[1])
					in := pixels(b, play.at.window.Inset(2))
					for i := range 4 {
						w, h := in.Dx()/2, in.Dy()/2
						part := image.Rect(0, 0, w, h).Add(in.Min).Add(image.Pt(i%2*w, i/2*h))
						if n := countColours(pic, part); n < leastColours {
							t.Errorf("window %v, zoom %v at %v: quarter %d of the map has only %d colours", c, zoom, at,
								i, n)
							saveShot(t, pic, fmt.Sprintf("legends-map-%d-%.0f-%.1f.png", c[0], zoom, at.X))
						}
					}
				}
			}
		}
	})
}

// TestLandIsPaintedAhead checks that a zoomed-in map requests a finer picture of the land, and that
// Prepare paints it in several steps.
func TestLandIsPaintedAhead(t *testing.T) {
	if !drive.NeedPixels(t) { // a coarse display needs no finer picture
		return
	}
	m := lateGame(t, rules.PhaseAct)
	drive.OnHost(func() {
		b, err := tabletest.OpenBench(Game, m, nil)
		if err != nil {
			t.Error(err)
			return
		}
		play, screen := b.Play.(*Table), ebiten.NewImage(1280, 720)
		defer screen.Deallocate()
		play.map_.Show(3, geom.Point{X: 0.8, Y: 0.5})
		b.Scene.Build(b.Stage.CurrentLayout())
		b.Stage.Draw(screen)
		if play.map_.pendingLand == (landKey{}) {
			t.Error("the zoomed-in map requests no finer picture")
		}
		pen, bits := play.App.Kit.Canvas(screen, b.Stage.CurrentLayout().View), 0
		for play.Prepare(pen) {
			bits++
		}
		if bits < 2 || play.map_.pendingLand != (landKey{}) {
			t.Errorf("the finer picture is painted in %d steps, expected several", bits)
		}
	})
}
