package sierrawest

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// TestAuditorRefusesEvents checks that the auditor finds violations of the invariants about the
// course of a game.
func TestAuditorRefusesEvents(t *testing.T) {
	s := newGame(t, 2, nil)
	other := s.next(s.active)
	n := s.firstFaceUp()
	type lists = map[string][]engine.Event
	gametest.RefusedEvents(t, Game, s, lists{
		"I15: round 5 follows round":        {{Kind: EventRound, A: 5}},
		"R1: seat ":                         {{Kind: EventTurn, Seat: s.active, A: 1}},
		"R71: the game is over after round": {{Kind: EventOver}},
		"I17: damage takes 3 goods": {{Kind: EventLost, A: int16(Food), B: 2},
			{Kind: EventLost, A: int16(Wood), B: 1}},
		"pays 99 ":                      {{Kind: EventPaid, A: int16(Food), B: 99}},
		"R44: seat 0 catches an animal": {{Kind: EventCaught}, {Kind: EventCaught}},
		"R33: seat ": {{Kind: EventFell, Seat: other, A: int16(n), B: 1},
			{Kind: EventFell, Seat: s.active, A: int16(n), B: 1}},
		"R62: the green pioneer of seat":    {{Kind: EventMayReact, Seat: other, A: int16(Green), B: int16(OnClaim)}},
		"claims a card that is not face up": {{Kind: EventClaimed, A: int16(s.card[n]) + 1, B: int16(n)}},
		"R67: slot 5 of the row is filled":  {{Kind: EventRow, A: int16(FirstSpecial), B: 5}},
	})
	gametest.RefusedEvents(t, Game, newGame(t, 1, nil), lists{
		"R117: the rival pays gold": {{Kind: EventPaid, Seat: Hastings, A: int16(Gold)}},
	})
}
