package westernlegends

import "gulch/engine"

// Cards in the hand are compared in two respects: their rank, which counts in fights, and their
// worth. The worth of a card is its rank, at worthRank for each step, and what its effect can still
// do in this position. A card that is no worse in both respects is the better one to keep: neither
// respect alone would be sure.

// Worth, in LP, of effects at moments that make them far more useful than usual.
const (
	worthEscape = 0.6 // Getaway in the hand of a Wanted player, who would lose the Wanted points
	worthDrive  = 0.4 // Branding Iron in the hand of a player with cattle
)

// effectUse returns the value, in LP, of the effect of card c in the hand of player p, besides its
// rank. It is what the effect is usually worth, but for an action at least what it gains here.
func (s *State) effectUse(p engine.Seat, c Card) float32 {
	e, pl := s.effectOf(c), &s.p[p]
	worth := effectWorth[e.id]
	switch {
	case e.kind == actionCard && s.lastActionDone(p):
		return 0
	case e.kind == actionCard && p == s.active && s.actions > 0 && s.mayCard(p, c):
		a := s.appraise(p)
		return max(worth, a.own(CardAction(c)))
	case e.kind == reactionCard && e.when == winSheriffContact && pl.wp > 0:
		return worthEscape
	case e.kind == reactionCard && e.when == winCattleDelivered && pl.cattle >= 0:
		return worthDrive
	}
	return worth
}

// lastActionDone reports whether player p takes no more action in this game.
func (s *State) lastActionDone(p engine.Seat) bool {
	if s.isLastTurn(p) {
		return s.actions == 0
	}
	return s.lastRound > 0 && s.round == s.lastRound && s.seatOrder(p) < s.seatOrder(s.active)
}

// keepsNoLess reports whether card a is no worse to keep for player p than card b.
func (s *State) keepsNoLess(p engine.Seat, a, b Card) bool {
	if a.Value() < b.Value() {
		return false
	}
	return s.effectOf(a) == s.effectOf(b) ||
		s.effectUse(p, a)+worthRank*float32(a.Value()-b.Value()) >= s.effectUse(p, b)
}

// covers reports whether each card of set b has a card of its own in set a that is no worse to keep
// for player p.
func (s *State) covers(p engine.Seat, a, b CardSet) bool {
	for b != 0 {
		highest := Card(63 - leadingZeros(uint64(b)))
		b &^= highest.bit()
		// of the cards that will do, the one with the lowest worth is taken: the others may have to
		// stand for cards of lower rank
		found, least := NoCard, float32(0)
		for c := range a.All() {
			if !s.keepsNoLess(p, c, highest) {
				continue
			}
			if worth := s.effectUse(p, c) + worthRank*float32(c.Value()); found == NoCard || worth < least {
				found, least = c, worth
			}
		}
		if found == NoCard {
			return false
		}
		a &^= found.bit()
	}
	return true
}

// paymentDominates reports whether the cards that stay in player p's hand are no worse if p settles
// with move a instead of move b.
func (s *State) paymentDominates(p engine.Seat, a, b engine.Move) bool {
	one, _ := unpackCards(a)
	other, _ := unpackCards(b)
	hand := s.p[p].hand
	return s.covers(p, hand&^one, hand&^other)
}

// playDominates reports whether card a is no worse than card b for player p to play in the current
// fight. If any card wins, the one that is no loss in the hand is better. If p needs no cards
// afterwards, the higher one is better.
func (s *State) playDominates(p engine.Seat, a, b Card) bool {
	if s.effectOf(a) == s.effectOf(b) && a.Value() == b.Value() {
		return true
	}
	alt := s.alt()
	switch {
	case s.anyCardWins(p):
		return !box.windows.bonus[alt][winFightWin].Has(b) && s.keepsNoLess(p, b, a)
	case s.lastActionDone(p):
		return a.Value() >= b.Value() && !s.fightBonuses().Has(b) && !s.fightReactions().Has(a)
	}
	return false
}

// anyCardWins reports whether player p wins the current fight by any card: the other player has no
// card to play against it.
func (s *State) anyCardWins(p engine.Seat) bool {
	b := s.bout()
	return b.side[0] == p && b.human(1) && s.p[b.side[1]].hand == 0
}

// fightBonuses returns the cards that have a bonus when they are played in a fight.
func (s *State) fightBonuses() CardSet {
	bonus := &box.windows.bonus[s.alt()]
	return bonus[winFightBonus] | bonus[winFightWin] | bonus[winFightLoss]
}

// fightReactions returns the cards that can be used from the hand during a fight or its result.
func (s *State) fightReactions() CardSet {
	cards := &box.windows.cards[s.alt()]
	return cards[winFightReact] | cards[winWoundIncoming] | cards[winLootLoss]
}
