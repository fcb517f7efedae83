package sierrawest

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
)

// TestEscapeClosesOpenParts checks that what a player has opened on the table is registered to be
// closed: the tray of other moves, the question how to pay, and the question who goes.
func TestEscapeClosesOpenParts(t *testing.T) {
	b, _ := decision(t, "boats_banjos", 2, func(s *rules.State, legal []engine.Move) bool {
		return s.Phase() == rules.PhasePioneer && slices.ContainsFunc(legal, func(m engine.Move) bool {
			return m.Kind == rules.KindSellFish && rules.ExchangeOf(m) == rules.SellTwoDifferent
		})
	})
	nodes := func() *table.Decision {
		a := table.NewDecision(b, b.State, b.State.Moves(nil))
		b.Nodes(a, nil)
		return a
	}
	if nodes().CloseOpen() {
		t.Error("nothing is open, but something can be closed")
	}
	pressNode(t, b, b.State, "more")
	if a := nodes(); b.choice.tray == "" || !a.CloseOpen() || b.choice.tray != "" {
		t.Errorf("the tray is open as %q after it was closed", b.choice.tray)
	}
	var way engine.Move
	b, _ = decision(t, "apple_hill", 2, func(s *rules.State, legal []engine.Move) bool {
		for x, ways := range choicesOfPayment(s) {
			if x.Kind == rules.KindSummit {
				way = ways[0]
				return true
			}
		}
		return false
	})
	b.choice.toPay = rules.Unpaid(way)
	if !nodes().CloseOpen() || b.choice.toPay.Kind != 0 {
		t.Error("the question how to pay cannot be closed")
	}
}

// TestSkipNamesThePioneer checks that the buttons that skip a paid space say which pioneer skips
// it.
func TestSkipNamesThePioneer(t *testing.T) {
	b, _ := decision(t, "apple_hill", 2, func(s *rules.State, legal []engine.Move) bool {
		return slices.Contains(legal, rules.WalkPast(rules.Tan))
	})
	k := &nodeBuilder{a: table.NewDecision(b, b.State, b.State.Moves(nil)), b: b}
	if label := k.buttonLook(rules.WalkPast(rules.Tan)).Label; label != "Tan pioneer: skip" {
		t.Errorf("the button that skips a space has the label %q", label)
	}
}

// TestSalesShowWhatTheyBring checks that every listed sale of fish names what it brings, and shows
// it as a picture.
func TestSalesShowWhatTheyBring(t *testing.T) {
	b, _ := decision(t, "boats_banjos", 2, func(s *rules.State, legal []engine.Move) bool {
		sales := only(legal, func(m engine.Move) bool { return m.Kind == rules.KindSellFish })
		return len(sales) >= 4
	})
	for _, m := range b.State.Moves(nil) {
		if m.Kind != rules.KindSellFish {
			continue
		}
		after := *b.State
		if err := after.Play(m, nil); err != nil {
			t.Fatal(err)
		}
		x, ok := exchangeOf(m)
		if !ok || len(x.give) == 0 || len(x.take) == 0 {
			t.Errorf("%s has no picture of what it brings: %+v", b.State.Notation(m), x)
			continue
		}
		g := x.take[0]
		if n := after.Goods(after.Active(), g) - b.State.Goods(after.Active(), g); n != len(x.take) {
			t.Errorf("%s brings %d of good %d, but its picture shows %d", b.State.Notation(m), n, g, len(x.take))
		}
		if words := b.MoveWords(m); !strings.Contains(words, amount(len(x.take), g)) {
			t.Errorf("%s is called %q, which does not name the gain", b.State.Notation(m), words)
		}
	}
}

// TestShowAgainKeepsTheLayout checks that a selected layout is kept when events were only shown
// again, and dropped otherwise.
func TestShowAgainKeepsTheLayout(t *testing.T) {
	b, _ := decision(t, "apple_hill", 2, planning)
	all := layouts(b.Board.Of[b.Viewer].Hand)
	for _, m := range all {
		b.selectLayout(m)
		b.ShownAgain = true
		if b.OnAllShown(); b.planned() != m {
			t.Errorf("after the moves of the others were shown again, layout %s is selected instead of %s",
				b.State.Notation(b.planned()), b.State.Notation(m))
		}
	}
	b.ShownAgain = false
	if b.OnAllShown(); b.choice.plan.Kind != 0 {
		t.Error("a new decision begins with the selection of the last one")
	}
}

// TestMultiplierIsShownAsFactor checks that the ledger shows the multiplier with a "×".
func TestMultiplierIsShownAsFactor(t *testing.T) {
	b, _ := decision(t, "apple_hill", 2, planning)
	for _, all := range [][]table.Stat{b.Row(0).Stats, b.PreviewStats(0)} {
		for _, s := range all {
			if isTimes := strings.HasPrefix(s.Number(), "×"); isTimes != (s.Icon == "old-wagon") {
				t.Errorf("%s is shown as %q", s.Name, s.Number())
			}
		}
	}
}
