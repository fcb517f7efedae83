package sierrawest

import (
	"testing"

	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/i18n/i18ntest"
	"gulch/render/paint"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestNamesInTheRowAreWhole checks in every language and mode that the name of each special card
// fits into its band on the narrowest cards of the row, in letters that can be read.
func TestNamesInTheRowAreWhole(t *testing.T) {
	app := tabletest.App(t, rules.Game)
	window, _ := tabletest.WideWindow()
	i18ntest.Each(t, func(lang string) {
		for letters, card := range map[float64]geom.Rect{1: geom.R(0, 0, 98, 67), 1.5: geom.R(0, 0, 90, 67)} {
			view := window.View
			view.Text = letters
			pen := new(paint.Trace).Canvas(app.Kit, 1280, 720, view)
			for mode := range rules.ModeCount {
				for c := rules.FirstSpecial; c < rules.CardCount; c++ {
					name := i18n.T(mode.Card(c).Name)
					band, _, style := cardNameBand(pen, name, card)
					w, h := pen.Measure(name, style)
					if w > band.W || h > band.H+1 || style.Size < 10 {
						t.Errorf("%s at %v: %q takes %.0fx%.0f of a band of %.0fx%.0f, in letters of %.1f", lang,
							letters, name, w, h, band.W, band.H, style.Size)
					}
				}
			}
		}
	})
}

// TestHastingsIsNamedWhole checks that the panel of Hastings shows his whole name also in the
// largest letters.
func TestHastingsIsNamedWhole(t *testing.T) {
	b := newTestTable(t, 2)
	b.Players[1].Name = "Hastings"
	window, area := tabletest.WideWindow()
	state, err := rules.Game.New(2, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	table.ShowPosition(b, state, window, area)
	for _, letters := range []float64{1, 1.25, 1.5} {
		view := window.View
		view.Text = letters
		pen, whole := new(paint.Trace).Canvas(b.App.Kit, 1280, 720, view), false
		pen.OnText = func(w paint.DrawnText) { whole = whole || w.Text == "Hastings" }
		b.App.Kit.DryRun(func() { b.paintPlateHead(pen, 1, b.plateLines(1).head) })
		if !whole {
			t.Errorf("letters %v: the name is not written whole", letters)
		}
	}
}
