package dakota

import (
	"math/bits"

	"gulch/engine"
)

// Values derived from a board, for scenes.

// Stage returns the name of the part of the day, as in section 5.2.
func (b *Board) Stage() string { return stageNames[b.stage] }

// HasPlanned reports whether the seat has already made its plan while others are still planning.
func (b *Board) HasPlanned(p engine.Seat) bool { return b.Phase == PhasePlan && b.Past.Planned.Has(p) }

// Reason returns the reason for the exploration: "free", "survey_party", "explorers",
// "blasting_crew", or "" if there is none.
func (e *Exploring) Reason() string { return whyNames[e.why] }

// Tiles returns the kinds of tiles shown.
func (e *Exploring) Tiles() []Tile { return tilesOf(e.Offered) }

// BagSize returns the number of tiles in a layer bag.
func (b *Board) BagSize(layer int) int {
	n := 0
	for kinds := box.layerTiles[layer]; kinds != 0; kinds &= kinds - 1 {
		n += b.Bags[bits.TrailingZeros64(kinds)]
	}
	return n
}

// TileAt returns the tile in a cell of the mine, its rotation, and its distance from the entrance.
// ok is false for an empty cell.
func (t *Town) TileAt(c int) (tile Tile, rot, distance int, ok bool) { return t.mine.tileAt(c) }

// Mined reports whether the tile in a cell was mined today.
func (t *Town) Mined(c int) bool { return c >= 0 && c < gridCells && t.mined.has(cell(c)) }

// TileCount returns the number of tiles of the mine.
func (t *Town) TileCount() int { return int(t.mine.count) }

// Depth returns the largest distance of a tile of the mine, 0 for none.
func (t *Town) Depth() int { return int(t.mine.depth) }

// Shafts returns the end cells of the mine's shafts (R8).
func (t *Town) Shafts() []int { return cellsOf(t.mine.leaves) }

// OpenEnds returns the empty cells that an opening of the mine faces.
func (t *Town) OpenEnds() []int { return cellsOf(t.mine.ends()) }

// Path returns the cells from the entrance to the tile in cell c, including c.
func (t *Town) Path(c int) []int { return t.mine.pathTo(c) }

// Buildings returns the number of buildings of the town.
func (t *Town) Buildings() int {
	n := 0
	for i := range t.Plots {
		n += one(t.Plots[i].Building != NoBuilding)
	}
	return n
}

// People returns the number of workers in the town. Prisoners in other towns are not included.
func (t *Town) People() int {
	n := 0
	for w := range t.Free {
		n += t.Free[w] + t.Used[w]
	}
	return n
}

// Beds returns the number of workers that can sleep in the town tonight (R99).
func (t *Town) Beds() int {
	n := 2 * t.Tents
	for i := range t.Plots {
		n += int(box.beds[t.Plots[i].Building])
	}
	return n
}

// Storage returns the number of resources that the town may keep tonight (R102).
func (t *Town) Storage() int {
	n := 4 * t.Warehouse
	for i := range t.Plots {
		n += int(box.storage[t.Plots[i].Building])
	}
	return n
}

// HandLimit returns the number of cards that the seat may keep overnight (R106).
func (t *Town) HandLimit() int {
	n := int(box.k.HandLimit)
	for i := range t.Plots {
		n += int(box.k.HandPerSchool) * one(t.Plots[i].Building == School)
	}
	return n
}
