package dakota

import (
	"slices"

	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/scenes/table"
)

// A tile in hand is turned before it is laid. Only rotations that fit are shown: at the cell below
// the pointer or, without one, at any of the highlighted cells.

// bestRotations holds the rotation of a tile that the coach rates best, by cell.
type bestRotations struct {
	tile rules.Tile
	at   map[int]int
}

// findBestRotations asks the coach for the best rotation of tile t at each of the highlighted
// cells, so that a cell is shown with the rotation for which it is proposed.
func (b *Table) findBestRotations(a *table.Decision, t rules.Tile) {
	b.best = bestRotations{t, map[int]int{}}
	for _, s := range b.lit {
		var all []func() table.MoveSequence
		for _, rot := range s.rots {
			all = append(all, func() table.MoveSequence { return b.lay(t, b.placing(s), rot, true) })
		}
		if i := a.BestOf(all); i >= 0 {
			b.best.at[s.cell] = s.rots[i]
		}
	}
}

// rotAt returns the rotation in which the tile in hand is shown at site s: the one that the coach
// rates best until the player turns the tile, then the last rotation chosen by the player or, if it
// does not fit there, the next one that does. The second result is false if none fits.
func (b *Table) rotAt(s site) (int, bool) {
	from, held := b.chosen.spin, b.heldTile()
	if held == rules.TileKinds {
		held = b.inHand
	}
	if rot, ok := b.best.at[s.cell]; ok && !b.chosen.turned && b.best.tile == held {
		from = rot
	}
	return nextRotation(from, s.rots)
}

// nextRotation returns the first rotation, in quarter turns from 0 to 3, that is one of rots. It
// starts with the rotation in the parameter from, tries one quarter turn more each time, and goes
// on with 0 after 3. It returns false if rots is empty.
func nextRotation(from int, rots []int) (int, bool) {
	for i := range 4 {
		if r := (from + i) & 3; slices.Contains(rots, r) {
			return r, true
		}
	}
	return 0, false
}

// rotations returns the rotations in which the tile in hand fits at one or more of the highlighted
// cells.
func (b *Table) rotations() (all []int) {
	for _, s := range b.lit {
		all = append(all, s.rots...)
	}
	return all
}

// rotInHand returns the rotation in which the tile in hand is drawn beside the mine.
func (b *Table) rotInHand() int {
	if r, ok := nextRotation(b.chosen.spin, b.rotations()); ok {
		return r
	}
	return b.chosen.spin & 3
}

// turnTile turns the tile in hand to the next rotation that fits. at is the position of the
// pointer, in design units. It looks at one cell: the highlighted cell under the pointer, or else
// the cell that was touched last. Without such a cell, a fit at any highlighted cell is enough.
func (b *Table) turnTile(at geom.Point) {
	for _, s := range b.lit {
		over := b.field.VisiblePart(b.cellAt(s.cell)).Has(at)
		if over || b.chosen.aimed && b.chosen.cell == s.cell {
			b.turnAt(s)
			return
		}
	}
	b.turnTo(b.rotInHand(), b.rotations())
}

// turnAt turns the tile in hand to the next rotation that fits at site s.
func (b *Table) turnAt(s site) {
	from, _ := b.rotAt(s)
	b.turnTo(from, s.rots)
}

// turnTo turns the tile in hand from a rotation to the next of the rotations in rots. It does
// nothing if rots is empty.
func (b *Table) turnTo(from int, rots []int) {
	if r, ok := nextRotation(from+1, rots); ok {
		b.chosen.spin, b.chosen.turned = r, true
	}
}

// showRotation shows the tile in hand at a cell with rot quarter turns. It returns true if the tile
// was not shown so before.
func (b *Table) showRotation(cell, rot int) bool {
	if b.rotInHand() == rot || b.chosen.aimed && b.chosen.cell == cell && b.chosen.spin == rot {
		return false
	}
	b.chosen.aimed, b.chosen.cell, b.chosen.spin = true, cell, rot
	return true
}

// isInHand reports whether tile t is in hand, that is, whether it will be turned and laid next.
func (b *Table) isInHand(t rules.Tile) bool { return t == b.heldTile() || b.laying() && t == b.inHand }
