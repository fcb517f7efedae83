package sierrawest

import "gulch/engine"

// The functions in this file compute values from a board, for scenes.

// CardsAlongTrail returns the number of row cards along the trail of seat p: the cards that its
// wagon has come far enough to use (R68).
func (b *Board) CardsAlongTrail(p engine.Seat) int { return min(b.Of[p].Wagon/2+1, b.RowSize) }

// Multiplier returns the number printed on the wagon trail where the wagon of seat p is. The final
// scoring multiplies track moves and captured outlaws by it (R69).
func (b *Board) Multiplier(p engine.Seat) int { return box.space[b.Of[p].Wagon].Multiplier }

// River returns the resources that are left on the river card in a slot of the row, from left to
// right. It returns nil in modes without a river.
func (b *Board) River(slot int) []Good {
	if b.Mode != BoatsBanjos {
		return nil
	}
	return b.Mode.Card(b.Row[slot]).Tokens[b.Taken[slot]:]
}

// IconAt returns the icon on a space of path p of the active seat. Spaces are counted from 1. Three
// cards must be laid out.
func (b *Board) IconAt(p Path, space int) Icon {
	return b.Mode.Preview(b.Laid[Left], b.Laid[Top], b.Laid[Right], p)[space-1]
}
