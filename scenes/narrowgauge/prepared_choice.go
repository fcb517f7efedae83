package narrowgauge

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/ui"
)

// plan is the choice that a person prepares before it is a move: a card and its orientation, cards
// to discard, a bid.
type plan struct {
	card         rules.Card // NoCard while none is chosen
	how          int16      // orientation: Turned, Mirrored, Blasted
	aim          rules.Space
	aimed        bool         // whether a finger has chosen the origin and not yet confirmed it
	discardMarks ui.Selection // cards to discard
	bid          int
	hint         engine.Move // the last hint that was copied into the plan
	of           decisionID
	legal        []engine.Move // legal moves of this decision, nil unless a person decides
}

// decisionID identifies a decision, to notice that another one has come.
type decisionID struct {
	phase engine.Phase
	turn  int
	hand  rules.Hand
	seat  engine.Seat
}

// reset clears the plan if another decision has come.
func (l *plan) reset(s *rules.State) {
	now := decisionID{phase: s.Phase(), turn: s.TurnNumber(), seat: s.Turn()}
	if now.seat != engine.NoSeat {
		now.hand = s.Hand(now.seat)
	}
	if now != l.of {
		*l = plan{card: rules.NoCard, of: now}
	}
}

// choose chooses a card, in an orientation in which it can be laid if there is one.
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

// flip changes one bit of the orientation of the card.
func (l *plan) flip(bit int16) { l.how, l.aimed = l.how^bit, false }

// applyHint copies a hint into the plan, once.
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
		l.bid = int(m.A)
	}
}

// ids returns the IDs by which the cards of a hand are marked.
func ids(hand rules.Hand) (out []string) {
	for c := range hand.All() {
		out = append(out, c.String())
	}
	return out
}

// discards returns the cards that are marked to be discarded.
func (l *plan) discards() rules.Hand {
	var out rules.Hand
	for c := range rules.Card(rules.CardCount) {
		if l.discardMarks.Has(c.String()) {
			out |= rules.HandOf(c)
		}
	}
	return out
}

// plays returns the origins from which a card may be laid in an orientation.
func plays(legal []engine.Move, c rules.Card, how int16) []rules.Space {
	var out []rules.Space
	for _, m := range legal {
		if m.Kind == rules.KindPlay && rules.Card(m.A) == c && m.C == how {
			out = append(out, rules.Space(m.B))
		}
	}
	return out
}

// playable reports whether a card may be laid in any orientation.
func playable(legal []engine.Move, c rules.Card) bool {
	return slices.ContainsFunc(legal, func(m engine.Move) bool {
		return m.Kind == rules.KindPlay &&
			rules.Card(m.A) == c
	})
}
