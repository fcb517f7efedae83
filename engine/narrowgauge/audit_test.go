package narrowgauge

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// TestAuditorRefusesEvents checks that the auditor finds violations of the invariants about the
// course of a game.
func TestAuditorRefusesEvents(t *testing.T) {
	s, err := Game.New(Seats, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	yard := components.yardAt[0]
	city := components.cityAt[0]
	type list = []engine.Event
	turn := func(n int16) list { // a turn of seat 0 that ends with a dark token
		return list{{Kind: EventTurn, A: n, B: 9}, {Kind: EventTrack, A: 0}, {Kind: EventTrack, A: 1},
			{Kind: EventPlaced, A: 0, B: int16(city), C: 1, D: 1}, {Kind: EventToken, A: 1},
			{Kind: EventDrawn, Redacted: true}, {Kind: EventDrawn, Redacted: true}, {Kind: EventTurnEnd}}
	}
	again := turn(2)
	again[3].B = int16(components.cityAt[1])
	gametest.RefusedEvents(t, Game, s, map[string]list{
		"is shown twice":                     {{Kind: EventShown, A: 0}, {Kind: EventShown, A: 0}},
		"seat 0 gets two contracts":          {{Kind: EventContract, A: 0}, {Kind: EventContract, A: 1}},
		"turns dark after 0 cards":           {{Kind: EventToken, A: 1}},
		"two majorities of black":            {{Kind: EventMajority, A: 0, D: 1}, {Kind: EventMajority, A: 0, D: 1}},
		"a majority of 2 to 1 certificates":  {{Kind: EventMajority, A: 0, B: 2, C: 1}},
		"turn 2 of seat 0 follows turn 0":    {{Kind: EventTurn, A: 2}},
		"is dark after two turns":            append(turn(1), again...),
		"cards after its refill":             {{Kind: EventTurn, A: 1}, {Kind: EventTrack, A: 0}, {Kind: EventTurnEnd}},
		"a Locomotive of black is placed on": {{Kind: EventPlaced, A: 0, B: int16(yard)}},
		"invariant 8: the":                   {{Kind: EventDie, A: 0, B: 0, C: 1}},
		"certificates taken in round 1":      {{Kind: EventDividends, A: 1}},
		"the game ends after 0 turns":        {{Kind: EventGameOver}},
		"the marker of black is at 5":        {{Kind: EventConnected, A: 0, B: int16(city), C: 5}},
	})
}
