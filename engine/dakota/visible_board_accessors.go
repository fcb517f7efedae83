package dakota

import (
	"math/bits"

	"gulch/engine"
)

// The functions in this file compute values from a board, for scenes.

// Stage returns the name of the current part of the day, such as "high_noon" or "evening".
func (b *Board) Stage() string { return stageNames[b.stage] }

// HasPlanned reports whether seat p has completed its plan while other seats are still planning.
func (b *Board) HasPlanned(p engine.Seat) bool { return b.Phase == PhasePlan && b.Past.Planned.Has(p) }

// Reason returns the reason for the exploration: "free", "survey_party", "explorers" or
// "blasting_crew". It returns "" if there is no exploration.
func (e *Exploring) Reason() string { return whyNames[e.why] }

// Paid reports whether the seat has paid for the exploration: a wage, or a search with a
// prospector. A prospector who draws tiles works for free (R23).
func (e *Exploring) Paid() bool { return e.why == explorePaid && e.Draws != int(box.k.ProspectorDraw) }

// Tiles returns the kinds of tiles to choose from.
func (e *Exploring) Tiles() []Tile { return tilesOf(e.Offered) }

// BagSize returns the number of tiles in the bag of a layer, 1 to 3. It includes tiles that an
// exploration shows.
func (b *Board) BagSize(layer int) int {
	n := 0
	for kinds := box.layerTiles[layer]; kinds != 0; kinds &= kinds - 1 {
		n += b.Bags[bits.TrailingZeros64(kinds)]
	}
	return n
}

// TileAt returns the tile in cell c of the mine, its rotation in quarter turns, and its distance
// from the entrance in tiles. ok is false for an empty cell.
func (t *Town) TileAt(c int) (tile Tile, rot, distance int, ok bool) { return t.mine.tileAt(c) }

// Mined reports whether the tile in cell c was mined today.
func (t *Town) Mined(c int) bool { return c >= 0 && c < gridCells && t.mined.has(cell(c)) }

// TileCount returns the number of tiles of the mine.
func (t *Town) TileCount() int { return int(t.mine.count) }

// Depth returns the largest distance of a tile of the mine from the entrance, in tiles. It is 0 for
// a mine without tiles.
func (t *Town) Depth() int { return int(t.mine.depth) }

// Shafts returns the end cells of the shafts in the mine (R8).
func (t *Town) Shafts() []int { return cellsOf(t.mine.leaves) }

// OpenEnds returns the empty cells next to an open side of a tile of the mine or of the entrance.
func (t *Town) OpenEnds() []int { return cellsOf(t.mine.ends()) }

// Path returns the cells from the entrance to the tile in cell c, including c. It returns nil for
// an empty cell.
func (t *Town) Path(c int) []int { return t.mine.pathTo(c) }

// Buildings returns the number of buildings of the town.
func (t *Town) Buildings() int {
	n := 0
	for i := range t.Plots {
		n += one(t.Plots[i].Building != NoBuilding)
	}
	return n
}

// People returns the number of workers in the town, without those who are prisoners in other towns.
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

// Storage returns the number of resource tokens that the town may keep tonight (R102).
func (t *Town) Storage() int {
	n := 4 * t.Warehouse
	for i := range t.Plots {
		n += int(box.storage[t.Plots[i].Building])
	}
	return n
}
