package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// TestCheckRefusesDamagedStates checks that State.Check reports violated invariants. It damages
// states directly, because most of these invariants cannot be broken by a JSON document.
func TestCheckRefusesDamagedStates(t *testing.T) {
	mesa, plain, all := NoSpace, NoSpace, SpaceSet{}
	for x := range Space(box.spaces) {
		all.add(x)
		switch f := box.space[x].Feature; {
		case f == Mesa:
			mesa = x
		case !f.hideout():
			plain = x
		}
	}
	draw := func(s *State) Card { // removes a card from the deck
		c := s.deck.First()
		s.deck &^= c.bit()
		return c
	}
	gametest.DamagedStates(t, actPosition(t), map[string]func(s *State){
		"invariant 1: card pk_2h is in two places": func(s *State) { s.discard |= s.deck.First().bit() },
		"invariant 1: card pk_2h is nowhere":       func(s *State) { draw(s) },
		"is to be drawn next, but is not in the deck": func(s *State) {
			s.stacked[0], s.stackedN = draw(s), 1
			s.discard |= s.stacked[0].bit()
		},
		"invariant 2: 13 fight cards":           func(s *State) { s.fightDeck[0] = s.fightDeck[1] },
		"invariant 3: seat 0 has $5":            func(s *State) { s.p[0].money = 5 },
		"invariant 3: seat 1 has 99 nuggets":    func(s *State) { s.p[1].nuggets = 99 },
		"invariant 3: seat 1 has 99 wounds":     func(s *State) { s.p[1].wounds = 99 },
		"uses or has upgraded what it does not": func(s *State) { s.p[0].weapon = 0 },
		"invariant 7: seat 0 has an item that":  func(s *State) { s.stocked, s.p[0].items = 0, 1 },
		"invariant 5: seat 0 is on 1, 1 and 0":  func(s *State) { s.p[0].mp, s.p[0].wp = 1, 1 },
		"invariant 8: seat 0 has 20 legendary":  func(s *State) { s.p[0].tokens = 1<<20 - 1 },
		"seat 0 holds a goal that is completed": func(s *State) { s.p[0].goals, s.p[0].done = 1, 1 },
		"has 4 of class misc":                   func(s *State) { s.p[0].items = s.stocked },
		"seat 0 knows cards of its own hand": func(s *State) {
			s.p[0].hand = draw(s).bit()
			s.p[0].known = s.p[0].hand
		},
		"invariant 4: there are ":                 func(s *State) { s.nuggetPile++ },
		"invariant 6: a token is in two places":   func(s *State) { s.tokens, s.tokenOn[plain] = 1, 0 },
		"invariant 6: the cattle tokens are":      func(s *State) { s.cattle = 0 },
		"bandits on the map, at most":             func(s *State) { s.bandits = all },
		"which is not a hideout":                  func(s *State) { s.bandits = SpaceSet{}; s.bandits.add(plain) },
		"a token or nugget is at mesa":            func(s *State) { s.nuggetsOn[mesa]++; s.nuggetPile-- },
		"the miniature of seat 0 is at mesa":      func(s *State) { s.p[0].space = mesa },
		"invariant 10: the Sheriff is at mesa":    func(s *State) { s.sheriff = mesa },
		"invariant 12: seat 0 has 0 discs":        func(s *State) { s.p[0].discs = 0 },
		"is both active and in a pile":            func(s *State) { s.stories |= 1 << s.tales[0].story },
		"invariant 12: the piles have":            func(s *State) { s.tales[0].left++ },
		"lacks cards, or is too large":            func(s *State) { s.eventDeck[0] = s.eventDeck[1] },
		"the bottom frame of the stack is not":    func(s *State) { s.stack[0].op = opMove },
		"asks nobody":                             func(s *State) { s.pop() },
		"the top frame asks seat 9":               func(s *State) { s.top().seat = 9 },
		"invariant 17: the last round is 99":      func(s *State) { s.lastRound = 99 },
		"invariant 17: round 9 is after the last": func(s *State) { s.lastRound, s.round = 8, 9 },
	})
	ante := newGame(3, rules{target: 20, anteUp: true}, 1)
	gametest.DamagedStates(t, ante, map[string]func(s *State){
		"event tokens and ": func(s *State) { s.tokens = 0 },
	})
}

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

// TestImpossibleDocumentsAreRefused checks that loading refuses documents that are made by changing
// one field of a valid position.
func TestImpossibleDocumentsAreRefused(t *testing.T) {
	text, err := actPosition(t).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	fight := `{"kind": "duel", "space": "dr_bank", "first": 0, "second": 1, "played": ["", ""], "lowered": [0, 0],
		"lowered_by_card": [0, 0]}`
	list := func(what string, n int) string { return "[" + strings.Repeat(what+", ", n-1) + what + "]" }
	gametest.RefusedDocuments(t, Game, text, map[string]string{
		"the stack is too deep":           `{"stack": ` + list(`"turn act"`, maxDepth) + `}`,
		`frame "turn act x": "x" is no`:   `{"stack": ["turn act x"]}`,
		`frame "" is not understood`:      `{"stack": [""]}`,
		"it must begin with a turn":       `{"stack": ["turn act", "turn act"]}`,
		"fights or games do not agree":    `{"game": {"kind": "poker", "starter": 0, "in": [0, 1], "dealer": 1}}`,
		"4 fights at once":                `{"fights": ` + list(fight, 4) + `}`,
		"a fight needs two sides":         `{"fights": [null]}`,
		"deck_top is too long":            `{"deck_top": ` + list(`"pk_2h"`, 40) + `}`,
		"events_owed is too long":         `{"events_owed": ` + list("0", 12) + `}`,
		"is no longhorn that somebody":    `{"longhorns_held": ["lh1"]}`,
		"a game of cards without players": `{"game": {"kind": "poker", "starter": 2, "in": [0, 1]}}`,
		"a challenge without a high":      `{"game": {"kind": "challenge", "starter": 0, "in": [0, 1], "dealer": 1}}`,
		"6 open cards": `{"game": {"kind": "poker", "starter": 0, "in": [0, 1], "flop": ` +
			list(`"pk_2h"`, 6) + `}}`,
		"bets of seat 0: [1 1 1]": `{"game": {"kind": "faro", "starter": 0, "in": [0], "bets": {"0": [1, 1, 1]}}}`,
		"bets of seat 0: [-5]":    `{"game": {"kind": "faro", "starter": 0, "in": [0], "bets": {"0": [-5]}}}`,
		"9 cards in the faro box": `{"game": {"kind": "faro", "starter": 0, "in": [0], "faro": ` +
			list(`"fc_2"`, 9) + `}}`,
	})
}

func TestWrongNotation(t *testing.T) {
	s := actPosition(t)
	gametest.RefusedNotation(t, s, map[string]string{
		"frontier pk_5h pk_5h": `"pk_5h" is no further card of a set`, "frontier tea": `"tea" is no further card`,
		"keep_tokens lt01 lt02 lt03 lt04": "at most three tokens can be kept", "keep_tokens tea": `no token "tea"`,
		"bet 7": "a rank and an amount are wanted", "bet 7 30": "a bet is 10 or 20 on a rank from 2 to A",
		"bet 1 10": "a bet is 10 or 20 on a rank from 2 to A", "card": "0 words follow where 1 are wanted",
		"card tea": `there is no "tea"`,
	})
	for m, want := range map[engine.Move]string{
		{A: 1, B: 2, C: 3}: "move 0 1 2 3", {Kind: KindBet, A: -1}: "bet ? -1",
		{Kind: KindFrontier, A: -1, B: -1, C: -1}: "frontier [-1 -1 -1]",
	} {
		if got := s.Notation(m); got != want {
			t.Errorf("Notation(%+v) is %q, want %q", m, got, want)
		}
	}
}

// TestValuesOutOfRange checks that String returns a name, such as "no card", for invalid numbers of
// cards, spaces and the like.
func TestValuesOutOfRange(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{NoCard.String(), "no card"}, {NoFightCard.String(), "no fight card"}, {NoSpace.String(), "nowhere"},
		{NoToken.String(), "no token"}, {Char(-1).String(), "nobody"},
	} {
		if c.got != c.want {
			t.Errorf("the name of an invalid value is %q, want %q", c.got, c.want)
		}
	}
}
