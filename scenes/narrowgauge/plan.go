package narrowgauge

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/ui"
)

// plan is what a person has in mind before it is a move: a card and how it is turned, cards to put away, a bid.
type plan struct {
	card  rules.Card // NoCard while none is chosen
	how   int16      // Turned, Mirrored, Blasted
	aim   rules.Space
	aimed bool     // a finger has pointed at the origin and not yet confirmed it
	away  ui.Marks // cards to put away
	bid   int
	hint  engine.Move // the hint that the plan has followed
	of    moment
	legal []engine.Move // of this decision, nil unless a person decides
}

// moment is a decision, to notice when another one comes.
type moment struct {
	phase engine.Phase
	turn  int
	hand  rules.Hand
	seat  engine.Seat
}

// settle forgets the plan when another decision has come.
func (l *plan) settle(s *rules.State) {
	now := moment{phase: s.Phase(), turn: s.TurnNumber(), seat: s.Turn()}
	if now.seat != engine.NoSeat {
		now.hand = s.Hand(now.seat)
	}
	if now != l.of {
		*l = plan{card: rules.NoCard, of: now}
	}
}

// choose takes a card in hand, lying so that it can be laid if that is possible at all.
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

// flip turns a bit of how the card lies.
func (l *plan) flip(bit int16) { l.how, l.aimed = l.how^bit, false }

// follow makes the plan that of a hint, once.
func (l *plan) follow(m engine.Move) {
	if m == l.hint {
		return
	}
	l.hint = m
	switch m.Kind {
	case rules.KindPlay:
		l.card, l.how, l.aimed = rules.Card(m.A), m.C, false
	case rules.KindRefill:
		l.away.Propose(ids(rules.Discards(m))...)
	case rules.KindBid:
		l.bid = int(m.A)
	}
}

// ids are the cards of a hand as they are marked.
func ids(hand rules.Hand) (out []string) {
	for c := range hand.All() {
		out = append(out, c.String())
	}
	return out
}

// discards are the cards that are marked to be put away.
func (l *plan) discards() rules.Hand {
	var out rules.Hand
	for c := range rules.Card(rules.CardCount) {
		if l.away.Has(c.String()) {
			out |= rules.HandOf(c)
		}
	}
	return out
}

// plays lists the origins from which a card may be laid in a way.
func plays(legal []engine.Move, c rules.Card, how int16) []rules.Space {
	var out []rules.Space
	for _, m := range legal {
		if m.Kind == rules.KindPlay && rules.Card(m.A) == c && m.C == how {
			out = append(out, rules.Space(m.B))
		}
	}
	return out
}

// playable reports whether a card may be laid in any way at all.
func playable(legal []engine.Move, c rules.Card) bool {
	return slices.ContainsFunc(legal, func(m engine.Move) bool { return m.Kind == rules.KindPlay && rules.Card(m.A) == c })
}
