package narrowgauge

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/ui"
)

// plan holds what a person has selected on the screen before a move is made: a card and its
// orientation, cards to discard, or a bid.
type plan struct {
	card rules.Card // the selected card, NoCard for none
	how  int16      // orientation of the card: bits rules.Turned, rules.Mirrored, rules.Blasted
	aim  rules.Space
	// true if the player has selected aim, the space from which the card is to be laid, but not
	// confirmed it yet
	aimed        bool
	discardMarks ui.Selection // cards marked for being discarded
	bid          int
	bidSet       bool        // whether the player or a hint has set the bid
	hint         engine.Move // the last hint (suggested move) that was copied into the plan
	byHint       bool        // the hint has selected the card, not the player
	of           decisionID
	legal        []engine.Move // the legal moves of the plan's decision; nil if no person has to decide
}

// decisionID identifies a decision. When another decision comes, the selections of the plan are
// cleared.
type decisionID struct {
	phase   engine.Phase
	turn    int
	bidding int // number of times that the seats bid in this round: a tie leads to another bid
	hand    rules.Hand
	seat    engine.Seat
}

// reset clears the plan if the player whose turn it is in s has another decision than the one for
// which the plan was made.
func (l *plan) reset(s *rules.State) {
	now := decisionID{phase: s.Phase(), turn: s.TurnNumber(), bidding: s.Bidding(), seat: s.Turn()}
	if now.seat != engine.NoSeat {
		now.hand = s.Hand(now.seat)
	}
	if now != l.of {
		*l = plan{card: rules.NoCard, of: now}
	}
}

// choose selects card c and an orientation in which one of the legal moves lays it. If no card was
// selected before, it keeps the bits Mirrored and Blasted that the player has set for the next
// card, if possible; those of another card do not stay, because its Contract would be used up
// unnoticed. If the card cannot be laid in any of the orientations tried, only the card is
// selected.
func (l *plan) choose(c rules.Card, legal []engine.Move) {
	keep := l.how & (rules.Blasted | rules.Mirrored)
	if l.card != rules.NoCard {
		keep = 0
	}
	l.card, l.how, l.aimed, l.byHint = c, keep, false, false
	for _, how := range []int16{keep, keep | rules.Turned, 0, rules.Turned} {
		if len(plays(legal, c, how)) > 0 {
			l.how = how
			return
		}
	}
}

// flip toggles a bit (Turned, Mirrored or Blasted) of the orientation of the selected card.
func (l *plan) flip(bit int16) { l.how, l.aimed = l.how^bit, false }

// applyHint selects in the plan what the hint m, a suggested move, contains. It does nothing if m
// is the hint that it applied last, so that the player can change the selection. A bid that a hint
// proposes counts as set, like cards that it selects: the player has asked for it.
func (l *plan) applyHint(m engine.Move) {
	if m == l.hint {
		return
	}
	l.hint = m
	switch m.Kind {
	case rules.KindPlay:
		l.card, l.how, l.aimed, l.byHint = rules.CardOf(m), rules.HowOf(m), false, true
	case rules.KindRefill:
		l.discardMarks.Select(ids(rules.Discards(m))...)
	case rules.KindBid:
		l.bid, l.bidSet = rules.AmountOf(m), true
	}
}

// ids returns the IDs of the cards in hand that discardMarks uses.
func ids(hand rules.Hand) (out []string) {
	for c := range hand.All() {
		out = append(out, c.String())
	}
	return out
}

// discards returns the cards that are marked for being discarded.
func (l *plan) discards() rules.Hand {
	var out rules.Hand
	for c := range rules.Card(rules.CardCount) {
		if l.discardMarks.Has(c.String()) {
			out |= rules.HandOf(c)
		}
	}
	return out
}

// plays returns the spaces from which one of the legal moves lays card c. how is the orientation in
// which the move lays it.
func plays(legal []engine.Move, c rules.Card, how int16) []rules.Space {
	var out []rules.Space
	for _, m := range legal {
		if m.Kind == rules.KindPlay && rules.CardOf(m) == c && rules.HowOf(m) == how {
			out = append(out, rules.OriginOf(m))
		}
	}
	return out
}

// playable reports whether one of the legal moves lays card c, in any orientation.
func playable(legal []engine.Move, c rules.Card) bool {
	return slices.ContainsFunc(legal, func(m engine.Move) bool {
		return m.Kind == rules.KindPlay &&
			rules.CardOf(m) == c
	})
}
