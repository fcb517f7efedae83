package westernlegends

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/tabletest"
)

// TestRidesAreOneLine checks that a ride of several steps makes one line of the log, and that the
// rides of two seats make two lines.
func TestRidesAreOneLine(t *testing.T) {
	b := New(tabletest.App(t, rules.Game), tabletest.Bots(2))
	step := func(seat engine.Seat, to rules.Space) engine.Event {
		return engine.Event{Kind: rules.EventMini, Seat: seat, A: int16(to)}
	}
	if _, line := b.MergedLine([]engine.Event{step(0, 3), step(0, 4)}); line == "" {
		t.Error("two steps of one seat are not joined into one log line")
	}
	for _, apart := range [][]engine.Event{{step(0, 3), step(1, 4)}, {{Kind: rules.EventMoney, A: 10}, step(0, 4)}} {
		if _, line := b.MergedLine(apart); line != "" {
			t.Errorf("the unrelated events %v are joined as one log line: %s", apart, line)
		}
	}
}

// TestDiscardsAreOneLine checks that cards discarded together make one line of the log, and that
// cards that were already face up are not logged again.
func TestDiscardsAreOneLine(t *testing.T) {
	b := New(tabletest.App(t, rules.Game), tabletest.Bots(2))
	gives := func(c int16, open int16) engine.Event {
		return engine.Event{Kind: rules.EventDiscard, Seat: 0, A: c, C: open}
	}
	if _, line := b.MergedLine([]engine.Event{gives(3, 0), gives(4, 0)}); line == "" {
		t.Error("two cards given up by one seat are not joined into one log line")
	}
	if _, line := b.Line(gives(3, 1)); line != "" {
		t.Errorf("a card that was face up is logged again: %s", line)
	}
	if _, line := b.Line(engine.Event{Kind: rules.EventDiscard, Seat: engine.NoSeat, A: 3}); line != "" {
		t.Errorf("open cards of no seat are logged again: %s", line)
	}
}
