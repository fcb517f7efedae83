package dakota

import (
	"strings"
	"testing"

	rules "gulch/engine/dakota"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
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

// TestHiddenHandShowsHowManyCards checks that a hand that may not be shown does not look empty.
func TestHiddenHandShowsHowManyCards(t *testing.T) {
	b := newTestTable(t, 2)
	state, err := rules.Game.New(2, nil, 3)
	if err != nil {
		t.Fatal(err)
	}
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, state, window, area)
	b.RevealedSeats, b.Board.Towns[b.Viewer].HandSize = 0, 3
	if n := b.hiddenCards() + len(b.hand()); n != 3 {
		t.Errorf("the hidden hand of 3 cards is shown as %d cards", n)
	}
}
