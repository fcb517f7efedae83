package westernlegends

import "gulch/engine"

// BetOf returns the rank and the amount in dollars of move m, which must be a KindBet move.
func BetOf(m engine.Move) (rank, amount int) {
	b := unpackBet(m.A)
	return int(b.rank), int(b.amount)
}

// SourceOf decodes n, the number in a KindUse move or an EventUsed that says what is used: a poker
// card, an ability of the seat's character, or an item. ability is the index of the ability. Only
// one result is set; the others are NoCard, -1 and NoItem. If n is not such a number, none is set.
func SourceOf(n int) (c Card, ability int, i Item) {
	switch {
	case n < 0 || n >= sourceEnd:
		return NoCard, -1, NoItem
	case n < deckSize:
		return Card(n), -1, NoItem
	case n < sourceItem:
		return NoCard, n - sourceAbility, NoItem
	}
	return NoCard, -1, Item(n - sourceItem)
}

// UseItem returns the KindUse move that uses item i in the open window.
func UseItem(i Item) engine.Move { return engine.Move{Kind: KindUse, A: sourceItem + int16(i)} }

// UseAbility returns the KindUse move that uses the first ability of the seat's character.
func UseAbility() engine.Move { return engine.Move{Kind: KindUse, A: sourceAbility} }

// FrontierCards returns the cards with which move m pays. m must be a KindFrontier move.
func FrontierCards(m engine.Move) CardSet {
	set, _ := unpackCards(m.A, m.B, m.C)
	return set
}

// FrontierMove returns the KindFrontier move that pays with the cards in set.
func FrontierMove(set CardSet) engine.Move {
	m := engine.Move{Kind: KindFrontier}
	m.A, m.B, m.C = packCards(set)
	return m
}

// ActionIn returns the move of an EventAction.
func ActionIn(e engine.Event) engine.Move {
	return engine.Move{Kind: MoveIn(e), A: MoveAIn(e), B: MoveBIn(e), C: MoveCIn(e)}
}
