package westernlegends

import (
	"slices"
	"strings"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// updateMarks updates the marks on cards for the current phase: which cards can be marked, and how
// many. It unmarks cards that have left the hand, and closes the open menu if the viewer has no
// decision.
func (b *Table) updateMarks(a *table.Decision) {
	b.plan.marks.Min, b.plan.marks.Max = 0, 0
	switch b.State.Phase() {
	case rules.PhasePokerHand:
		b.plan.marks.Min, b.plan.marks.Max = handCards, handCards
	case rules.PhaseDiscard, rules.PhaseEndDiscard:
		b.plan.marks.Min, b.plan.marks.Max = b.State.Discarding(), b.State.Discarding()
	}
	var hand []ui.SelectionItem
	for _, c := range b.hand() {
		hand = append(hand, ui.SelectionItem{ID: c.String(), Value: c.FrontierValue()})
	}
	b.plan.marks.SetItems(hand)
	if a.Legal == nil {
		b.plan.menu = ""
	}
}

// handCards is the number of cards that a poker hand shows.
const handCards = 2

// discards reports whether decision a is about discarding cards.
func (b *Table) discards(a *table.Decision) bool {
	p := b.phase(a)
	return p == rules.PhaseDiscard || p == rules.PhaseEndDiscard
}

// marking reports whether decision a is made by marking cards and pressing a button that confirms.
func (b *Table) marking(a *table.Decision) bool {
	switch p := b.phase(a); p {
	case rules.PhaseDiscard, rules.PhaseEndDiscard:
		return b.State.Discarding() > 1
	case rules.PhasePokerHand:
		return len(a.Legal) > 1
	case rules.PhaseAct:
		return b.plan.menu == "frontier"
	}
	return false
}

// chosen returns the marked cards of the hand in the order in which they were marked.
func (b *Table) chosen() (cards []rules.Card) {
	hand := b.hand()
	for _, id := range b.plan.marks.Order() {
		if i := slices.IndexFunc(hand, func(c rules.Card) bool { return c.String() == id }); i >= 0 {
			cards = append(cards, hand[i])
		}
	}
	return cards
}

// marks returns the marked cards of the hand as a set.
func (b *Table) marks() (set rules.CardSet) {
	for _, c := range b.chosen() {
		set = set.With(c)
	}
	return set
}

// marked returns the names of the marked cards of the hand as a text.
func (b *Table) marked() string {
	var out []string
	for _, c := range b.chosen() {
		out = append(out, cardName(c))
	}
	return strings.Join(out, ", ")
}

// showMove returns the move that shows the two marked cards at poker. It returns the zero Move
// unless exactly two cards are marked.
func (b *Table) showMove(a *table.Decision) engine.Move {
	for _, m := range a.Legal {
		if b.plan.marks.Ready() && b.marks() == rules.CardSet(0).With(rules.CardOf(m)).With(rules.OtherCardOf(m)) {
			return m
		}
	}
	return engine.Move{}
}

// Selection implements [table.Questions]: it returns the cards that are marked to be discarded, if
// there are several to discard.
func (b *Table) Selection() *table.Selection {
	p := b.State.Phase()
	if p != rules.PhaseDiscard && p != rules.PhaseEndDiscard || b.State.Discarding() < 2 {
		return nil
	}
	x := &table.Selection{
		Parts:  []engine.Kind{rules.KindDiscard},
		Fits:   func(engine.Move) bool { return !b.plan.marks.Ready() },
		Change: func(m engine.Move, spare []engine.Move) string { return b.exchangeWords(m, spare) },
	}
	for _, c := range b.chosen() {
		x.Moves = append(x.Moves, rules.Discard(c))
	}
	if len(x.Moves) > 0 {
		x.Finish = x.Moves[0]
	}
	if b.plan.marks.Ready() {
		x.Whole = func() table.MoveSequence { return table.SequenceOf(x.Moves...) }
	}
	return x
}

// exchangeWords returns the words for what has to change in the marks so that the card of move m is
// discarded, too. spare are the discards that are not wanted.
func (b *Table) exchangeWords(m engine.Move, spare []engine.Move) string {
	if len(spare) == 0 {
		return ""
	}
	return i18n.T("Discard %s instead of %s", cardName(rules.CardOf(m)), cardName(rules.CardOf(spare[0])))
}
