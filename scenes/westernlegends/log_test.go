package westernlegends

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/tabletest"
)

// A ride of several steps is one line of the log; two riders are two.
func TestRidesAreOneLine(t *testing.T) {
	b := New(tabletest.App(t, rules.Game), tabletest.Bots(2))
	step := func(seat engine.Seat, to rules.Space) engine.Event {
		return engine.Event{Kind: rules.EventMini, Seat: seat, A: int16(to)}
	}
	if _, line := b.Joined([]engine.Event{step(0, 3), step(0, 4)}); line == "" {
		t.Error("two steps of one rider are two lines")
	}
	for _, apart := range [][]engine.Event{{step(0, 3), step(1, 4)}, {{Kind: rules.EventMoney, A: 10}, step(0, 4)}} {
		if _, line := b.Joined(apart); line != "" {
			t.Errorf("%v are told as one: %s", apart, line)
		}
	}
}
