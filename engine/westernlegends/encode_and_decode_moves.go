package westernlegends

import "gulch/engine"

// BetOf returns the rank and the amount in dollars of move m, which must be a KindBet move.
func BetOf(m engine.Move) (rank, amount int) {
	b := unpackBet(PackedOf(m))
	return int(b.rank), int(b.amount)
}

// Parts returns what the source is: a poker card, an ability of the seat's character, or an item.
// ability is the index of the ability. Only one result is set; the others are NoCard, -1 and
// NoItem. If there is no such source, none is set.
func (s Source) Parts() (c Card, ability int, i Item) {
	switch {
	case s < 0 || s >= sourceEnd:
		return NoCard, -1, NoItem
	case s < deckSize:
		return Card(s), -1, NoItem
	case s < sourceItem:
		return NoCard, int(s - sourceAbility), NoItem
	}
	return NoCard, -1, Item(s - sourceItem)
}

// UseItem returns the KindUse move that uses item i in the open window.
func UseItem(i Item) engine.Move { return Use(sourceItem + Source(i)) }

// UseAbility returns the KindUse move that uses the first ability of the seat's character.
func UseAbility() engine.Move { return Use(sourceAbility) }

// FrontierCards returns the cards with which move m pays. m must be a KindFrontier move.
func FrontierCards(m engine.Move) CardSet {
	set, _ := unpackCards(m)
	return set
}
