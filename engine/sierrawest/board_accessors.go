package sierrawest

import "gulch/engine"

// The functions in this file compute values from a board, for scenes.

// CardsAlongTrail returns how many cards of the row are along the trail of seat p (R68).
func (b *Board) CardsAlongTrail(p engine.Seat) int { return min(b.Of[p].Wagon/2+1, b.RowSize) }

// Multiplier returns the multiplier printed at the space of the wagon of seat p (R69).
func (b *Board) Multiplier(p engine.Seat) int { return box.space[b.Of[p].Wagon].Multiplier }

// River returns the resources that are left on the river card in a slot of the row, from left to
// right. It returns nil in modes without a river.
func (b *Board) River(slot int) []Good {
	if b.Mode != BoatsBanjos {
		return nil
	}
	return b.Mode.Card(b.Row[slot]).Tokens[b.Taken[slot]:]
}

// IconAt returns the icon of a space, from 1, of the active seat's path p. Three cards must be laid
// out.
func (b *Board) IconAt(p Path, space int) Icon {
	return b.Mode.Preview(b.Laid[Left], b.Laid[Top], b.Laid[Right], p)[space-1]
}
