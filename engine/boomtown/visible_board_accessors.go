package boomtown

import (
	"slices"

	"gulch/engine"
)

// Queries of a board: information that everybody at the table can derive from it.

// Slots returns the row with every card at the place where it was revealed, and NoCard where a card
// has been taken. A board that was read from a position in the middle of a turn does not know these
// places; it returns the cards without gaps.
func (b *Board) Slots() [MaxSeats]Card {
	slots := b.Past.Laid
	for i, c := range slots {
		if !slices.Contains(b.Row[:b.RowSize], c) {
			slots[i] = NoCard
		}
	}
	for _, c := range b.Row[:b.RowSize] {
		if !slices.Contains(slots[:], c) {
			return b.Row
		}
	}
	return slots
}

// Gone appends the removed cards to dst. Cards that were removed before the board was read come
// first; the others follow in the order of their removal.
func (b *Board) Gone(dst []Card) []Card {
	seen := b.Past.Gone[:b.Past.GoneNow]
	for c := range (b.Removed &^ SetOf(seen...)).All() {
		dst = append(dst, c)
	}
	return append(dst, seen...)
}

// Owner returns the owner of card c, which is a mine or a placed saloon, or NoSeat if c has none.
func (b *Board) Owner(c Card) engine.Seat {
	for p, mines := range b.Mines {
		if mines.Has(c) {
			return engine.Seat(p)
		}
	}
	if b.Saloons().Has(c) {
		return b.Keeper[c]
	}
	return engine.NoSeat
}

// Count returns how many mines a seat owns in a town.
func (b *Board) Count(p engine.Seat, t Town) int { return (b.Mines[p] & t.Mines()).Len() }

// Fee returns the fee in gold that a seat would owe the mayor of the town if it took a mine now
// (R32, R53).
func (b *Board) Fee(p engine.Seat, mine Card) int {
	t := mine.Info().Town
	mayor := b.Mayor[t]
	if mayor == engine.NoSeat || mayor == p {
		return 0
	}
	fee := b.Count(mayor, t)
	if b.Governors(t) != 0 {
		fee *= 2
	}
	return fee
}

// Waiting returns the lasting events that lie in front of a seat without effect, because there is
// no place for them yet (R43).
func (b *Board) Waiting(p engine.Seat) Set {
	return b.Kept[p] &^ box.ofKind[Mustang] &^ box.ofKind[Telegraph]
}

// Saloons returns the placed saloons of all seats.
func (b *Board) Saloons() Set { return b.Placed & box.ofKind[Saloon] }

// SaloonsOf returns the placed saloons of a seat.
func (b *Board) SaloonsOf(p engine.Seat) Set {
	set := b.Saloons()
	for c := range set.All() {
		if b.Keeper[c] != p {
			set &^= c.bit()
		}
	}
	return set
}

// placedWith returns the placed events of kind k that are at thing: the number of a town, or of a
// mine or saloon card, as the kind requires.
func (b *Board) placedWith(k CardKind, thing int8) Set {
	set := b.Placed & box.ofKind[k]
	for c := range set.All() {
		if b.With[c] != thing {
			set &^= c.bit()
		}
	}
	return set
}

// Girls returns the Saloon Girls event cards placed in a saloon, which is given by its card.
func (b *Board) Girls(saloon Card) Set { return b.placedWith(SaloonGirls, int8(saloon)) }

// Toll returns how much gold a placed saloon collects each time that a mine of another seat in its
// town produces (R58, R59).
func (b *Board) Toll(saloon Card) int {
	if b.Girls(saloon) != 0 {
		return girlsPrice
	}
	return saloonPrice
}

// NextToll returns the toll of the next saloon that a seat opens. Saloon Girls that wait in front
// of the seat move in at once (R44).
func (b *Board) NextToll(p engine.Seat) int {
	if b.Kept[p]&box.ofKind[SaloonGirls] != 0 {
		return girlsPrice
	}
	return saloonPrice
}

// Veins returns the New Vein event cards placed under the given mine.
func (b *Board) Veins(mine Card) Set { return b.placedWith(NewVein, int8(mine)) }

// NextYield returns how much gold a mine of the row brings when it produces, once seat p has taken
// it. A New Vein that waits in front of the seat is placed under the first mine at once (R44).
func (b *Board) NextYield(p engine.Seat, mine Card) int {
	return b.Yield(mine) + VeinYield*(b.Kept[p]&box.ofKind[NewVein]).Len()
}

// Yield returns how much gold a mine brings when it produces, including the bonus of its New Vein
// cards (R68).
func (b *Board) Yield(mine Card) int { return int(box.value[mine]) + VeinYield*b.Veins(mine).Len() }

// Governors returns the Governor event cards placed at the mayor pawn of a town.
func (b *Board) Governors(t Town) Set { return b.placedWith(Governor, int8(t)) }

// SaloonTown returns the town of a placed saloon, or NoTown for any other card.
func (b *Board) SaloonTown(c Card) Town {
	if !b.Saloons().Has(c) {
		return NoTown
	}
	return Town(b.With[c])
}

// FreeTokens returns how many more saloons can be opened in a town (R57).
func (b *Board) FreeTokens(t Town) int { return TokensPerTown - b.placedWith(Saloon, int8(t)).Len() }

// Score returns the points that a seat has now: its gold, the printed values of its mines, and the
// points for its mayor pawns. The points for New Vein cards (option R82) are not included.
func (b *Board) Score(p engine.Seat) int {
	n := b.Gold[p]
	for c := range b.Mines[p].All() {
		n += int(box.value[c])
	}
	for _, mayor := range b.Mayor {
		if mayor == p {
			n += pawnWorth
		}
	}
	return n
}
