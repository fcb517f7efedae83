package sierrawest

import "gulch/engine"

// Values derived from a board, for scenes.

// CardsAlongTrail returns how many row cards are along a seat's trail (R68).
func (b *Board) CardsAlongTrail(p engine.Seat) int { return min(b.Of[p].Wagon/2+1, b.RowSize) }

// Multiplier returns the number printed at the space of a seat's wagon (R69).
func (b *Board) Multiplier(p engine.Seat) int { return box.space[b.Of[p].Wagon].Multiplier }

// River returns the resources left on the river card in a row slot, from left to right. It returns
// nil in the other modes.
func (b *Board) River(slot int) []Good {
	if b.Mode != BoatsBanjos {
		return nil
	}
	return b.Mode.Card(b.Row[slot]).Tokens[b.Taken[slot]:]
}

// IconAt returns the icon of a path space of the active seat. Three cards must be laid out.
func (b *Board) IconAt(p Path, space int) Icon {
	return b.Mode.Preview(b.Laid[Left], b.Laid[Top], b.Laid[Right], p)[space-1]
}
