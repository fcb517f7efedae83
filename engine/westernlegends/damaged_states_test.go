package westernlegends

import (
	"testing"

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
