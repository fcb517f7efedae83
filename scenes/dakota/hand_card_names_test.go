package dakota

import (
	"strings"
	"testing"

	rules "gulch/engine/dakota"
	"gulch/render/i18n/i18ntest"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestNamesInTheHandFit checks in every language that with up to six cards in the hand no name of a
// card is cut off, divided if necessary, and that each fits into its band.
func TestNamesInTheHandFit(t *testing.T) {
	app := tabletest.App(t, rules.Game)
	window, area := tabletest.WideWindow()
	var a boardLayout
	a.layEarth(ui.Wide, area, 4)
	b := &Table{at: a}
	i18ntest.Each(t, func(lang string) {
		for n := 1; n <= 6; n++ {
			band := nameBand(b.cardAt(n-1, n).Inset(3))
			for c := range rules.CardKinds {
				if c.IsEvent() {
					continue
				}
				pen := new(paint.Trace).Canvas(app.Kit, 1280, 720, window.View)
				pen.OnText = func(w paint.DrawnText) {
					if strings.HasSuffix(w.Text, "…") || w.Rect.W > band.W || w.Rect.H > band.H+2 {
						t.Errorf("%s, %d cards: the name of %v is written %q at %.0f, in a band of %.0f", lang, n, c,
							w.Text, w.Rect, band)
					}
				}
				app.Kit.DryRun(func() { cardHead(pen, cardName(c), band) })
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
