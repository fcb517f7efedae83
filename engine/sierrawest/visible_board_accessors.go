package sierrawest

import "gulch/engine"

// The functions in this file compute values from a board, for scenes.

// CardsAlongTrail returns the number of cards of the row that are along the trail of seat p: the
// cards, from the left, that its wagon has come far enough to use (R68).
func (b *Board) CardsAlongTrail(p engine.Seat) int { return min(b.Of[p].Wagon/2+1, b.RowSize) }

// Multiplier returns the number printed at the space of the wagon trail where the wagon of seat p
// is. The final scoring multiplies the seat's track moves and captured outlaws by it (R69).
func (b *Board) Multiplier(p engine.Seat) int { return box.space[b.Of[p].Wagon].Multiplier }

// River returns the resources that are left on the river card in a slot of the row (counted from
// 0), from left to right. It returns nil in modes without a river.
func (b *Board) River(slot int) []Good {
	if b.Mode != BoatsBanjos {
		return nil
	}
	return b.Mode.Card(b.Row[slot]).Tokens[b.Taken[slot]:]
}

// IconAt returns the icon on a space of path p of the active seat's board. Spaces are counted from
// 1. The seat must have laid out three cards.
func (b *Board) IconAt(p Path, space int) Icon {
	return b.Mode.Preview(b.Laid[Left], b.Laid[Top], b.Laid[Right], p)[space-1]
}

// SparesShooter reports whether the player may stop firing without damage, because the Six-Shooter
// is used at will and has not been fired yet (R108).
func (b *Board) SparesShooter() bool {
	return b.Phase == PhaseShoot && b.Pending.N == int(shootOptional)
}
