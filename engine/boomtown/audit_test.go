package boomtown

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// TestAuditorRefusesEvents checks that the auditor finds violations of the invariants about the
// course of a game.
func TestAuditorRefusesEvents(t *testing.T) {
	s, err := Game.New(4, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	first := s.(*State).first
	dangerous := int16(box.dangerous.First())
	var picks []engine.Event // all seats take a card
	for p := range engine.Seat(4) {
		picks = append(picks, engine.Event{Kind: EventRevealed, A: int16(p), B: int16(p), C: 10})
	}
	for p := range engine.Seat(4) {
		picks = append(picks, engine.Event{Kind: EventTaken, Seat: p, A: int16(p), B: 0})
	}
	type lists = map[string][]engine.Event
	gametest.RefusedEvents(t, Game, s, lists{
		"I13: turn 2 follows turn 0":               {{Kind: EventTurn, A: 2, B: 9}},
		"a bid of 2 after one of 2":                {{Kind: EventBid, A: 2}, {Kind: EventBid, Seat: 1, A: 2}},
		"seat 0 is asked after it has passed":      {{Kind: EventPass}, {Kind: EventPass}},
		"3 arrive at seat 1, but 0 were passed on": {{Kind: EventShare, Seat: 1, A: 3, B: 2, C: 1}},
		"the bank takes a share with 4 players":    {{Kind: EventBankShare, Seat: 1}},
		"5 bids and passes for a price of 0": {{Kind: EventPass}, {Kind: EventPass, Seat: 1},
			{Kind: EventPass, Seat: 2}, {Kind: EventWon, Seat: 3}, {Kind: EventPass},
			{Kind: EventPass, Seat: 1}, {Kind: EventWon, Seat: 3}},
		"seat 2 keeps 1 of 4 and passes 3 on":  {{Kind: EventWon, A: 4}, {Kind: EventShare, Seat: 2, A: 4, B: 1, C: 3}},
		"R71: seat 0 with 10 gold pays 9 of 3": {{Kind: EventShark, Other: engine.NoSeat, A: 3, B: 9}},
		"R32: seat 1 gets a fee":               {{Kind: EventFee, Other: 1, A: 1, B: 1}},
		"I12: seat 0 picks twice":              append(picks[:5:5], engine.Event{Kind: EventTaken, A: 1}),
		"is removed twice":                     {{Kind: EventRemoved, A: 1}, {Kind: EventRemoved, A: 1}},
		"goes back to the supply":              {{Kind: EventMayor, Seat: engine.NoSeat, Other: 0}},
		"the game is over after 0 turns":       {{Kind: EventGameOver}},
		"R63: ":                                {{Kind: EventRolled, Seat: (first + 1) % 4, A: 1, B: 2}},
		"0 of 4 seats have picked":             {{Kind: EventRolled, Seat: first, A: 1, B: 2}},
		"4 gold of the price reach nobody": append(picks[:8:8], engine.Event{Kind: EventWon, A: 4},
			engine.Event{Kind: EventRolled, Seat: first, A: 1, B: 2}),
		"produces twice or not for its owner": {{Kind: EventProduced, A: 0, B: 1}},
		"produce on one roll": {{Kind: EventMine, A: 0}, {Kind: EventMine, A: 1},
			{Kind: EventProduced, A: 0, B: 1}, {Kind: EventProduced, A: 1, B: 1}},
		"I2: ": {{Kind: EventCoach, A: 3}},
	})
	gametest.RefusedEvents(t, Game, position(t, placing), lists{
		"produces on a total of 12": {{Kind: EventRolled, A: 6, B: 6}, {Kind: EventMine, A: dangerous},
			{Kind: EventProduced, A: dangerous, B: 1}},
		"I16: seat 0 still has a dangerous mine after a total of 12": {{Kind: EventRolled, A: 6, B: 6},
			{Kind: EventMine, A: dangerous}, {Kind: EventTurn, A: 5, B: 9}},
	})
}
