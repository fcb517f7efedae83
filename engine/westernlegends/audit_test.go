package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// TestAuditorRefusesEvents checks that the auditor reports violations of the invariants about the
// course of a game.
func TestAuditorRefusesEvents(t *testing.T) {
	s := actPosition(t)
	at := int16(s.p[0].space)
	var markers []engine.Event
	for range popCount(uint64(s.lpMarks)) + popCount(uint64(s.marks)) + 1 {
		markers = append(markers, engine.Event{Kind: EventMarker, A: int16(Wanted)})
	}
	office := s.sheriff
	for x := range Space(box.spaces) {
		if box.space[x].Feature.lawOffice() {
			office = x
		}
	}
	end := engine.Event{Kind: EventEnd, A: int16(s.round) + 1}
	gametest.RefusedEvents(t, Game, s, map[string][]engine.Event{
		"invariant 13: more event markers":         markers,
		"invariant 17: the end is triggered twice": {end, end},
		"announces the last round as 9":            {{Kind: EventEnd, A: 9}},
		"invariant 17: the game ends in round":     {{Kind: EventGameOver}},
		"invariant 10: the event moves seat 0":     {{Kind: EventMini, A: at, B: at + 1}},
		"R1: seat 0 follows seat 0":                {{Kind: EventTurn, A: 1}, {Kind: EventTurn, A: 1}},
		"invariant 18: seat 0 fights seat 1": {{Kind: EventFight, Other: 1, A: int16(fightArrest), D: -1},
			{Kind: EventFight, Other: 1, A: int16(fightArrest), D: -1}},
		"invariant 17: a turn begins in round": {end, {Kind: EventTurn, A: end.A + 1},
			{Kind: EventRound, A: end.A + 1}, {Kind: EventTurn, Seat: 1, A: end.A + 1}},
	})
	wanted := engine.Clone(s).(*State)
	wanted.p[0].wp, wanted.p[0].space, wanted.sheriff = 3, office, s.p[1].space
	wanted.p[1].wp, wanted.opts.patrol = 3, true
	gametest.RefusedEvents(t, Game, wanted, map[string][]engine.Event{
		"invariant 11: seat 0 is Wanted and walks": {{Kind: EventMini, A: int16(office), B: int16(office), C: 1}},
		"R61: seat 1 is Wanted and in":             {{Kind: EventTurn}, {Kind: EventTurn, Seat: 1}},
	})
	wanted.stack[0].st = turnWanted
	wanted.p[wanted.active].hand = allCards
	err := Game.(engine.Audited).Audit(s).Moved(wanted)
	if err == nil || !strings.Contains(err.Error(), "invariant 16: seat 0 keeps 52 cards") {
		t.Errorf("the auditor returns %v for a hand that is too large", err)
	}
}
