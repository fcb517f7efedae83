package sierrawest

import "gulch/engine"

// What can be read off a board, as off the table itself.

// Along returns how many row cards lie along a seat's trail (R68).
func (b *Board) Along(p engine.Seat) int { return min(b.Of[p].Wagon/2+1, b.RowSize) }

// Multiplier returns the number printed at a seat's wagon (R69).
func (b *Board) Multiplier(p engine.Seat) int { return box.space[b.Of[p].Wagon].Multiplier }

// River returns the resources left on the river card in a row slot, left to right; none in the other modes.
func (b *Board) River(slot int) []Good {
	if b.Mode != BoatsBanjos {
		return nil
	}
	return b.Mode.Card(b.Row[slot]).Tokens[b.Taken[slot]:]
}

// IconAt returns what a path space of the active seat shows; three cards must be laid out.
func (b *Board) IconAt(p Path, space int) Icon {
	return b.Mode.Preview(b.Laid[Left], b.Laid[Top], b.Laid[Right], p)[space-1]
}
