package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// A card such as Sprint is used after a Move action has begun and before its first step. A ride
// that is chosen on the map skips this moment: its target is within reach without the card. There
// are two ways to use the card. A press on it begins the action and uses it; the press on the
// target follows. Or the player presses the sign of the action, which begins it and does nothing
// else, and rides step by step.

// moveBegins is the ID of the reaction window in which players use cards at the beginning of a Move
// action.
const moveBegins = "move_begin"

// rideCards returns the cards of the hand that could be used if a Move action began now.
func (b *Table) rideCards(a *table.Decision) (cards rules.CardSet) {
	begin := engine.Move{Kind: rules.KindMove}
	if b.phase(a) != rules.PhaseAct || !a.IsLegal(begin) {
		return cards
	}
	next := new(rules.State)
	b.State.CopyTo(next)
	if next.Play(begin, nil) != nil || next.OpenWindow() != moveBegins {
		return cards
	}
	for _, m := range next.Moves(nil) {
		if c, _, _ := rules.SourceOf(m).Parts(); m.Kind == rules.KindUse && c >= 0 {
			cards = cards.With(c)
		}
	}
	return cards
}

// rideCard completes node n of the hand card c, which can be used at the beginning of a ride: a
// press begins a Move action and uses the card.
func (b *Table) rideCard(a *table.Decision, n ui.Node, c rules.Card) ui.Node {
	begin := engine.Move{Kind: rules.KindMove}
	n.Label = i18n.T("Move with %s", b.cardTitle(c))
	return a.SequenceTarget(n, begin, func() table.MoveSequence {
		return table.SequenceOf(begin, rules.Use(rules.Source(c)))
	})
}
