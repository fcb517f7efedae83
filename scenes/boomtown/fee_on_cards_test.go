package boomtown

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestRaisedCardsKeepTheirFee checks that a card that is raised because the pointer is on it still
// shows its fee, at the raised position.
func TestRaisedCardsKeepTheirFee(t *testing.T) {
	h := tabletest.App(t, rules.Game)
	m, err := match.New(rules.Game, match.Setup{Seats: make([]match.Seat, 4), Seed: 4}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Phase() != rules.PhasePick {
		if _, err := m.Play(m.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	b := New(h, m.Setup().Seats)
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, m.State(), window, area)
	mines := 0
	drive.OnHost(func() {
		image := ebiten.NewImage(1, 1)
		defer image.Deallocate()
		p := h.Kit.Canvas(image, window.View)
		for _, n := range b.Nodes(table.NewDecision(b, m.State(), m.Legal()), nil) {
			if !strings.HasPrefix(n.ID, "take ") {
				continue
			}
			up, fee := n.DrawnRect(ui.NodeState{Hover: 1}), false
			if up == n.Rect {
				t.Errorf("%s is not raised while it is pointed at", n.ID)
			}
			p.OnText = func(w paint.DrawnText) {
				fee = fee || strings.Contains(w.Text, "fee") && up.Inset(-1).Has(w.Rect.Center())
			}
			n.Draw(p, &n, ui.NodeState{Hover: 1})
			if !strings.Contains(n.Tip, "ee") {
				continue // the card is not a mine
			}
			if mines++; !fee {
				t.Errorf("%s shows no fee while it is pointed at", n.ID)
			}
		}
		p.Flush()
	})
	if mines == 0 {
		t.Error("no mine could be taken: the test has checked nothing")
	}
}

// TestFeeIsBesideTheOdds checks that the fee on a mine of the row does not run into the odds, at
// normal and at large text.
func TestFeeIsBesideTheOdds(t *testing.T) {
	h := tabletest.App(t, rules.Game)
	m, err := match.New(rules.Game, match.Setup{Seats: make([]match.Seat, 5), Seed: 4}, nil)
	if err != nil {
		t.Fatal(err)
	}
	b, notes := New(h, m.Setup().Seats), 0
	for _, letters := range []float64{1, 1.25, 1.5} {
		window, area := tabletest.WideWindow()
		window.View.Text = letters
		table.ShowPosition(b, m.State(), window, area)
		p := new(paint.Trace).Canvas(h.Kit, 1280, 720, window.View)
		for c := range rules.Card(rules.MineCount) {
			r := geom.R(100, 100, 150, 150*pieces.CardH/pieces.CardW)
			p.OnText = func(w paint.DrawnText) {
				if notes++; w.Rect.X < b.oddsEnd(p, c, r)-1 {
					t.Errorf("text size %.2f: %q begins at %.0f, but the odds of %s end at %.0f", letters, w.Text, w.Rect.X,
						c, b.oddsEnd(p, c, r))
				}
			}
			b.paintFee(p, c, r)
		}
		p.Flush()
	}
	if notes == 0 {
		t.Error("no fee was written: the test has checked nothing")
	}
}
