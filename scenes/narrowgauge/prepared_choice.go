package narrowgauge

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/ui"
)

// plan holds what a person has selected before making a move: a card and its orientation, cards to
// discard, or a bid.
type plan struct {
	card rules.Card // the selected card, NoCard for none
	how  int16      // orientation of the card: bits rules.Turned, rules.Mirrored, rules.Blasted
	aim  rules.Space
	// true if the space aim, from which the card is to be laid, is selected but not yet confirmed
	aimed        bool
	discardMarks ui.Selection // cards marked for being discarded
	bid          int
	bidSet       bool        // whether the player has set the bid
	hint         engine.Move // the last hint (suggested move) that was copied into the plan
	of           decisionID
	legal        []engine.Move // the legal moves of the plan's decision; nil if no person has to decide
}

// decisionID identifies a decision. The selections of a plan are cleared when another decision
// comes.
type decisionID struct {
	phase engine.Phase
	turn  int
	hand  rules.Hand
	seat  engine.Seat
}

// reset clears the plan if the decision in s is not the one for which the plan was made.
func (l *plan) reset(s *rules.State) {
	now := decisionID{phase: s.Phase(), turn: s.TurnNumber(), seat: s.Turn()}
	if now.seat != engine.NoSeat {
		now.hand = s.Hand(now.seat)
	}
	if now != l.of {
		*l = plan{card: rules.NoCard, of: now}
	}
}

// choose selects card c and an orientation in which legal allows laying it. It keeps the card's
// orientation bits Mirrored and Blasted if possible. If the card cannot be laid in any of the
// orientations tried, only the card is selected.
func (l *plan) choose(c rules.Card, legal []engine.Move) {
	keep := l.how & (rules.Blasted | rules.Mirrored)
	l.card, l.how, l.aimed = c, keep, false
	for _, how := range []int16{keep, keep | rules.Turned, 0, rules.Turned} {
		if len(plays(legal, c, how)) > 0 {
			l.how = how
			return
		}
	}
}

// flip toggles a bit (Turned, Mirrored or Blasted) of the orientation of the selected card.
func (l *plan) flip(bit int16) { l.how, l.aimed = l.how^bit, false }

// applyHint copies the hint m, a suggested move, into the plan, unless it is the hint that was
// copied last.
func (l *plan) applyHint(m engine.Move) {
	if m == l.hint {
		return
	}
	l.hint = m
	switch m.Kind {
	case rules.KindPlay:
		l.card, l.how, l.aimed = rules.Card(m.A), m.C, false
	case rules.KindRefill:
		l.discardMarks.Select(ids(rules.Discards(m))...)
	case rules.KindBid:
		l.bid, l.bidSet = int(m.A), true
	}
}

// ids returns the IDs by which discardMarks refers to the cards of a hand.
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

// plays returns the spaces from which card c can be laid in orientation how, that is, the spaces of
// such moves in legal.
func plays(legal []engine.Move, c rules.Card, how int16) []rules.Space {
	var out []rules.Space
	for _, m := range legal {
		if m.Kind == rules.KindPlay && rules.Card(m.A) == c && m.C == how {
			out = append(out, rules.Space(m.B))
		}
	}
	return out
}

// playable reports whether legal contains a move that lays card c, in any orientation.
func playable(legal []engine.Move, c rules.Card) bool {
	return slices.ContainsFunc(legal, func(m engine.Move) bool {
		return m.Kind == rules.KindPlay &&
			rules.Card(m.A) == c
	})
}
