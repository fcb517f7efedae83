package dakota

import (
	"strings"
	"testing"

	rules "gulch/engine/dakota"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/tabletest"
)

// TestNamesInTheHandFit checks that with up to six cards in the hand no name of a card is cut off.
func TestNamesInTheHandFit(t *testing.T) {
	app := tabletest.App(t, rules.Game)
	window, area := tabletest.WideWindow()
	var a boardLayout
	a.layEarth(ui.Wide, area, 2)
	b := &Table{at: a}
	app.Kit.DryRun(func() {
		p := app.Kit.Canvas(app.Kit.Blank(1280, 720), window.View)
		for n := 1; n <= 6; n++ {
			for c := range rules.CardKinds {
				if c.IsEvent() {
					continue
				}
				head := nameBand(b.cardAt(n-1, n).Inset(3))
				for _, word := range strings.Fields(cardName(c)) {
					w, _ := p.Measure(word, paint.Style{Face: paint.Bold, Size: leastName, Fixed: true})
					if w > head.W {
						t.Errorf("with %d cards, the band of a card is %.1f wide, but %q needs %.1f", n, head.W,
							word, w)
					}
				}
			}
		}
	})
}
