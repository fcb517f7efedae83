package dakota

import (
	"slices"
	"strings"
	"testing"

	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/i18n/i18ntest"
	"gulch/render/paint"
	"gulch/scenes/tabletest"
)

// TestRanksShowTheirThresholds checks in every language, for the narrowest cells and for large
// letters, that each rank of a solo game is shown with its whole name and with the points per day
// from which on it is reached.
func TestRanksShowTheirThresholds(t *testing.T) {
	app := tabletest.App(t, rules.Game)
	window, _ := tabletest.WideWindow()
	i18ntest.Each(t, func(lang string) {
		for _, letters := range []float64{1, 1.5} {
			view := window.View
			view.Text = letters
			for _, k := range rules.SoloRanks() {
				cell := geom.R(0, 0, 111, raceHigh-8-2*raceMargin)
				var drawn []string
				pen := new(paint.Trace).Canvas(app.Kit, 1280, 720, view)
				pen.OnText = func(w paint.DrawnText) {
					if strings.HasSuffix(w.Text, "…") || w.Rect.W > cell.W || w.Rect.H > cell.H/2+4 {
						t.Errorf("%s at %v: %q takes %.0f of a cell of %.0f", lang, letters, w.Text, w.Rect, cell)
					}
					drawn = append(drawn, w.Text)
				}
				app.Kit.DryRun(func() { paintRank(pen, cell, k) })
				if want := []string{i18n.T(k.Name), i18n.T("%d+", k.From)}; !slices.Equal(drawn, want) {
					t.Errorf("%s at %v: %q is written for the rank %q", lang, letters, drawn, want)
				}
			}
		}
	})
}
