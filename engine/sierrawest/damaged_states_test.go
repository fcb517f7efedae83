package sierrawest

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// newGame returns the position of the first decision of a new game with the given number of seats
// and options.
func newGame(t *testing.T, seats int, options engine.Options) *State {
	t.Helper()
	s, err := Game.New(seats, options, 1)
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// firstFaceUp returns the face-up node with the lowest number.
func (s *State) firstFaceUp() Node { return Node(s.faceUp.First()) }

// TestCheckRefusesDamagedStates checks that Check finds violations of invariants that a loaded
// document can hardly cause.
func TestCheckRefusesDamagedStates(t *testing.T) {
	gametest.DamagedStates(t, newGame(t, 2, nil), map[string]func(s *State){
		"I1: seat 0 has -1":              func(s *State) { s.player[0].goods[Food] = -1 },
		"bullets, more than the limit":   func(s *State) { s.player[0].bullets = MaxBullets + 1 },
		"which this mode does not have":  func(s *State) { s.player[1].bullets = 1 },
		"there are outlaws":              func(s *State) { s.outlaws[0] = 1 },
		"I1: the apple supplies are":     func(s *State) { s.apples[0] = MaxApples + 1 },
		"is in two places":               func(s *State) { s.absent |= bit(s.row[0]) },
		"are in no place":                func(s *State) { n := s.firstFaceUp(); s.card[n] = NoCard },
		"held and unknown do not fit":    func(s *State) { n := s.firstFaceUp(); s.held &^= bit(n) },
		"has 100 special cards":          func(s *State) { s.special[1] = 100 },
		"belongs to no seat of the game": func(s *State) { n := s.firstFaceUp(); s.climber[3] = n },
		"both pioneers of seat 1 are at one": func(s *State) {
			s.player[1].pioneer = [pathCount]spot{spotTrap, spotTrap}
		},
		"in a cabin it does not own":       func(s *State) { s.player[1].pioneer[Green] = spotCabin },
		"pioneer of seat 1 should be":      func(s *State) { s.player[1].pioneer[Green] = spotReady },
		"seat 0 is on 99 of":               func(s *State) { s.player[0].track[0] = 99 },
		"I10: wagon 99":                    func(s *State) { s.player[0].wagon = 99 },
		"slot 2 of the row holds":          func(s *State) { s.rowSize++ },
		"cards are laid out, or decisions": func(s *State) { s.depth = 1 },
		"R64: reactions in the phase plan": func(s *State) { s.queue.open = true },
		"R71: the game is over in round 1": func(s *State) { s.phase = PhaseOver },
		"R114: there is a plan without":    func(s *State) { s.plans = 1 },
		"plans with 2 cards":               func(s *State) { s.dropCard(s.active) },
		"R60: seat ":                       func(s *State) { s.dropCard(s.next(s.active)) },
		"is face up without a card": func(s *State) {
			n := s.firstFaceUp()
			s.absent |= bit(s.card[n])
			s.held, s.card[n] = s.held&^bit(n), NoCard
		},
		"is uncovered": func(s *State) { // a special card, drawn from those that are undecided
			n := s.firstFaceUp()
			c := Card((s.unseen & allSpecial).First())
			s.unseen = s.unseen&^bit(c) | bit(s.card[n])
			s.card[n] = c
		},
		"I4: seat 0 has 5 cabins": func(s *State) {
			for c := range Plots + 1 {
				s.player[0].cabins |= 1 << c
				s.market[c]--
			}
		},
	})
	gametest.DamagedStates(t, newGame(t, 1, nil), map[string]func(s *State){
		"R115: a plan must lie face up":       func(s *State) { s.plans |= 1 << s.plan; s.plan, s.left = noPlan, 0 },
		"the rival's plan does not fit":       func(s *State) { s.plans |= 1 << s.plan },
		"the rival has begun his plan before": func(s *State) { s.step = rivalRight },
		"R115: a plan lies face up before":    func(s *State) { s.version2 = true },
		"R114: the rival has no pioneers":     func(s *State) { s.player[Hastings].goods[Food] = 1 },
	})
	gametest.DamagedStates(t, newGame(t, 2, engine.Options{"mode": "outlaws_outposts"}), map[string]func(s *State){
		"outlaws, not": func(s *State) { s.outlaws[0]++ },
	})
}

// dropCard moves a card from the hand of seat p to its discard pile.
func (s *State) dropCard(p engine.Seat) {
	c := bit(Card(s.player[p].hand.First()))
	s.player[p].hand &^= c
	s.player[p].discard |= c
}

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

func TestWrongNotation(t *testing.T) {
	s := newGame(t, 2, nil)
	word := func(k engine.Kind) string { return verbs[k].word }
	gametest.RefusedNotation(t, s, map[string]string{
		"plan":                       "a word is missing",
		"plan a b c d":               "there is no card",
		word(KindLaceBoots) + " x":   `"x" is too much`,
		word(KindSellFish) + " bear": `there is no fish "bear"`,
		word(KindSellFish) + " trout trout trout trout trout trout": "does not take these fish together",
		"walk tan food 1":            `a payment is "pay" and pairs`,
		"walk tan pay food":          `a payment is "pay" and pairs`,
		"walk tan pay bear 1":        `"bear"`,
		"walk tan pay food 0":        "want a number from 1",
		"walk tan pay food 1 food 1": "each good once",
		"advance_track sky":          `there is no track "sky"`,
	})
	if got := s.Notation(engine.Move{A: 1, B: 2, C: 3}); got != "move 0 1 2 3" {
		t.Errorf("Notation of an invalid move is %q, want the numbers", got)
	}
}

// TestAmounts checks the phrases for payments and amounts in refusals.
func TestAmounts(t *testing.T) {
	for _, c := range []struct {
		g    Good
		n    int
		want string
	}{
		{Food, 2, "2× food"}, {Gold, 1, "1× gold"}, {GreenApple, 1, "1 green apple"},
		{GreenApple, 2, "2 of your green apples"}, {RedApple, 1, "1 red apple"}, {RedApple, 3, "3 of your red apples"},
		{Bullet, 1, "1 bullet"}, {Bullet, 2, "2 of your bullets"},
	} {
		if got := amount(c.g, c.n).Error(); got != c.want {
			t.Errorf("amount(%v, %d) is %q, want %q", c.g, c.n, got, c.want)
		}
	}
}
