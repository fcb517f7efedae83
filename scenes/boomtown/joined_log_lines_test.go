package boomtown

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/tabletest"
)

// TestBidsAreOneLine checks that the bids and passes of an auction are joined to one line with the
// last bid of each seat, and that no other line is joined to them.
func TestBidsAreOneLine(t *testing.T) {
	b := New(tabletest.App(t, rules.Game), []match.Seat{{Name: "Ada"}, {Name: "Bob"}, {Name: "Cy"}, {Name: "Di"}})
	bid := func(seat engine.Seat, gold int16) engine.Event {
		return engine.Event{Kind: rules.EventBid, Seat: seat, Other: engine.NoSeat, A: gold}
	}
	pass := engine.Event{Kind: rules.EventPass, Seat: 2, Other: engine.NoSeat}
	events := []engine.Event{bid(0, 3), bid(1, 4), pass, bid(0, 5)}
	for i, e := range events {
		if !b.JoinsSeats(e) {
			t.Errorf("event %d is not joined to the lines of other seats", i)
		}
	}
	_, line := b.MergedLine(events)
	for _, part := range []string{b.Name(0) + " bids 5", b.Name(1) + " bids 4", b.Name(2) + " passes"} {
		if !strings.Contains(line, part) {
			t.Errorf("the joined line is %q, without %q", line, part)
		}
	}
	if strings.Contains(line, "bids 3") {
		t.Errorf("the joined line %q has an earlier bid", line)
	}
	won := engine.Event{Kind: rules.EventWon, Seat: 0, Other: engine.NoSeat, A: 5}
	if _, line := b.MergedLine(append(events, won)); line != "" || b.JoinsSeats(won) {
		t.Errorf("the end of the auction is joined to the bids: %q", line)
	}
}
