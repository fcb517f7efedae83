package narrowgauge

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// newTestTable returns a table for which no seat is the viewer.
func newTestTable(t testing.TB) *Table {
	t.Helper()
	return New(tabletest.App(t, rules.Game), []match.Seat{{Name: "Ada"}, {Name: "Bo"}})
}

// TestSuggestedButton checks that every decision with a choice has exactly one brass button. That
// button must not end, stop or decline anything while a card that pays more than it costs can be
// laid, or a Contract can be taken.
func TestSuggestedButton(t *testing.T) {
	tried := 0
	b := newTestTable(t)
	state, err := rules.Game.New(2, nil, 11)
	if err != nil {
		t.Fatal(err)
	}
	s, rng := state.(*rules.State), engine.NewRand(11)
	window, area := tabletest.WideWindow()
	for moves := 0; s.Turn() != engine.NoSeat && moves < 400; moves++ {
		table.RevealSeats(b, engine.SeatsOf(s.Turn()))
		table.ShowPosition(b, s, window, area)
		a := table.NewDecision(b, s, s.Moves(nil))
		b.plan.reset(s)
		brass := 0
		for _, n := range b.Nodes(a, nil) {
			if !n.Primary {
				continue
			}
			brass++
			if n.ID == "try" {
				tried++
			}
			open := b.hasGainfulPlay(a) || s.Phase() == rules.PhaseContractHigh && len(a.Legal) > 1
			for _, m := range a.Legal {
				if open && b.IsPass(m) && n.ID == s.Notation(m) {
					t.Errorf("the brass button is %s although a better move exists", n.Label)
				}
			}
		}
		if brass != 1 && len(a.Legal) > 1 {
			t.Errorf("%s: %d brass buttons, expected one", b.Heading(), brass)
		}
		if err := s.Play(s.Policy(&rng), nil); err != nil {
			t.Fatal(err)
		}
	}
	if tried == 0 {
		t.Error("no card is ever suggested")
	}
}

// TestSuggestedButtonPreviewsFirst checks that the first press on the brass button shows a card on
// the map and its effect in the ledger, and that the second press lays the card.
func TestSuggestedButtonPreviewsFirst(t *testing.T) {
	m := awaiting(t, "first_card")
	b := newTestTable(t)
	s := m.State().(*rules.State)
	table.RevealSeats(b, engine.SeatsOf(s.Turn()))
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, s, window, area)
	a := table.NewDecision(b, s, s.Moves(nil))
	var done engine.Move
	a.Do, a.Rebuild, a.LastPressWasTouch = func(_ string,
		m engine.Move) {
		done = m
	}, func() {}, func() bool { return false }
	press := func(id string) {
		t.Helper()
		for _, n := range b.Nodes(a, nil) {
			if n.ID == id {
				n.Press()
				return
			}
		}
		t.Errorf("the node %q is missing", id)
	}
	press("try")
	if done.Kind != 0 || b.PinnedPreview() != "lay" {
		t.Errorf("the first press made the move %v and selects the node %q, expected no move and the node \"lay\"",
			done, b.PinnedPreview())
	}
	press("lay")
	if done.Kind != rules.KindPlay {
		t.Errorf("the second press made the move %v, expected a play", done)
	}
}

// TestControlsDoNotCoverTheMap checks in every class of windows that the round buttons of the map
// are on its frame, do not cover the map and do not overlap.
func TestControlsDoNotCoverTheMap(t *testing.T) {
	for class, board := range boards {
		b := newTestTable(t)
		b.Window.Class = class
		b.at = newLayout(b.Window, board, 0, 5)
		b.map_.fit(b.at.window)
		b.Board.Past.Paid = 1
		a := &table.Decision{}
		var all []geom.Rect
		for _, n := range b.edgeNodes(a, nil) {
			if n.Rect.Meets(b.at.window) || n.Rect.Meets(b.at.terms) || !n.Rect.Within(b.at.sheet) {
				t.Errorf("class %v: control %s at %v covers the map %v or the prices, or is outside the frame", class,
					n.ID, n.Rect, b.at.window)
			}
			for _, r := range all {
				if r.Meets(n.Rect) {
					t.Errorf("class %v: control %s overlaps another one", class, n.ID)
				}
			}
			all = append(all, n.Rect)
		}
		if len(all) != mapDiscs {
			t.Errorf("class %v: %d controls of the map, expected %d", class, len(all), mapDiscs)
		}
	}
}
