package dakota

import (
	"iter"
	"math/bits"
)

// cell is the number of a cell of the mine grid. Cells are numbered row by row from the north-west.
// Two further values stand for the entrance and for everything outside the grid.
type cell uint8

// The size of the grid of rule R1: x runs from -6 in the west to 6, and y from 1 at the top to 12
// at the bottom.
const (
	gridLeft = -6
	gridWide = 13
	gridDeep = 12

	gridCells      = gridWide * gridDeep
	entrance  cell = gridCells     // the cell of the entrance at (0, 0), which never holds a tile
	outside   cell = gridCells + 1 // stands for every place that is not in the grid, such as the surface
	allCells       = gridCells + 2
)

// The directions of a cell's sides, in clockwise order. A rotation by 1 is a quarter turn
// clockwise: it turns each direction into the next one.
const (
	north = iota
	east
	south
	west
)

var directionNames = [4]string{"N", "E", "S", "W"}

// placed packs tile t and its rotation rot (0 to 3 quarter turns clockwise) into one byte. The byte
// 0 stands for an empty cell.
func placed(t Tile, rot uint8) uint8 { return uint8(t+1)<<2 | rot }

// Values of a packed byte that do not stand for tiles. The values of tiles are 4 or more.
const (
	entranceByte = 1
	outsideByte  = 2
)

// cellAt returns the cell with coordinates x and y. If they are outside the grid, it returns
// outside and false.
func cellAt(x, y int) (cell, bool) {
	if x < gridLeft || x >= gridLeft+gridWide || y < 1 || y > gridDeep {
		return outside, false
	}
	return cell((y-1)*gridWide + x - gridLeft), true
}

// xy returns the coordinates of a cell, which are (0, 0) for the entrance.
func (c cell) xy() (x, y int) {
	if c >= entrance {
		return 0, 0
	}
	return int(c)%gridWide + gridLeft, int(c)/gridWide + 1
}

// nextTo holds the four neighbours of every cell. The second index is a direction. A neighbour that
// is not in the grid is outside.
var nextTo = neighbours()

func neighbours() (table [allCells][4]cell) {
	step := [4][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}
	for c := range cell(allCells) {
		x, y := c.xy()
		for d, by := range step {
			n, inside := cellAt(x+by[0], y+by[1])
			if c < entrance && x+by[0] == 0 && y+by[1] == 0 {
				n, inside = entrance, true
			}
			if !inside || c == outside {
				n = outside
			}
			table[c][d] = n
		}
	}
	return table
}

// cellSet is a set of cells of the grid.
type cellSet [3]uint64

func (s *cellSet) has(c cell) bool { return s[c>>6]>>(c&63)&1 != 0 }

func (s *cellSet) add(c cell) { s[c>>6] |= 1 << (c & 63) }

func (s *cellSet) drop(c cell) { s[c>>6] &^= 1 << (c & 63) }

func (s *cellSet) len() int {
	return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) + bits.OnesCount64(s[2])
}

// take removes the cell with the lowest number from the set and returns it. ok is false if the set
// is empty.
func (s *cellSet) take() (c cell, ok bool) {
	for i := range s {
		if s[i] != 0 {
			c = cell(i<<6 + bits.TrailingZeros64(s[i]))
			s[i] &= s[i] - 1
			return c, true
		}
	}
	return outside, false
}

// all yields the cells of the set in ascending order.
func (s cellSet) all() iter.Seq[cell] {
	return func(yield func(cell) bool) {
		for {
			if c, ok := s.take(); !ok || !yield(c) {
				return
			}
		}
	}
}

// mine holds the tiles of one player's mine. They form a tree whose root is the entrance (R1 to
// R14).
type mine struct {
	tile   [allCells]uint8 // by cell: tile and rotation, packed by placed
	dist   [allCells]uint8 // by cell: distance of its tile from the entrance along the tunnels (R6)
	used   cellSet
	leaves cellSet // cells of the tiles at the ends of shafts (R8)
	count  uint8
	depth  uint8 // largest distance of a tile from the entrance
}

// openMine returns a mine without tiles.
func openMine() mine {
	var m mine
	m.tile[entrance], m.tile[outside] = entranceByte, outsideByte
	return m
}

// at returns the tile in cell c and its rotation (0 to 3 quarter turns clockwise). The cell must
// have a tile.
func (m *mine) at(c cell) (Tile, uint8) { return Tile(m.tile[c]>>2) - 1, m.tile[c] & 3 }

// kind returns the tile in cell c, without its rotation. The cell must have a tile.
func (m *mine) kind(c cell) Tile { return Tile(m.tile[c]>>2) - 1 }

// facing returns the sides of cell c on which the neighbouring tile is open towards c. It is a bit
// set of directions; bit i stands for direction i.
func (m *mine) facing(c cell) uint8 {
	next, mask := &nextTo[c], uint8(0)
	mask |= box.open[m.tile[next[north]]] >> south & 1 << north
	mask |= box.open[m.tile[next[east]]] >> west & 1 << east
	mask |= box.open[m.tile[next[south]]] >> north & 1 << south
	mask |= box.open[m.tile[next[west]]] >> east & 1 << west
	return mask
}

// joined returns the sides of cell c on which its tile and the neighbouring tile are both open, so
// that they are connected (R3). It is a bit set of directions, like that of facing.
func (m *mine) joined(c cell) uint8 { return box.open[m.tile[c]] & m.facing(c) }

// parent returns the neighbour of cell c on the path to the entrance: the connected neighbour with
// a smaller distance from it. The cell must have a tile.
func (m *mine) parent(c cell) cell {
	for j := m.joined(c); j != 0; j &= j - 1 {
		if n := nextTo[c][bits.TrailingZeros8(j)]; m.dist[n] < m.dist[c] {
			return n
		}
	}
	return outside
}

// ends returns the cells at the open ends of the mine: the empty cells next to an open side of a
// tile or of the entrance (R4, R5).
func (m *mine) ends() cellSet {
	var found cellSet
	if first := nextTo[entrance][south]; m.tile[first] == 0 {
		found.add(first)
	}
	for left := m.used; ; {
		c, ok := left.take()
		if !ok {
			return found
		}
		for open := box.open[m.tile[c]]; open != 0; open &= open - 1 {
			if n := nextTo[c][bits.TrailingZeros8(open)]; m.tile[n] == 0 {
				found.add(n)
			}
		}
	}
}

// reach returns the largest distance from the entrance that a new tile could have, or 0 for a mine
// without open ends (R10, R16).
func (m *mine) reach() uint8 {
	far := uint8(0)
	if m.tile[nextTo[entrance][south]] == 0 {
		far = 1
	}
	for left := m.used; ; {
		c, ok := left.take()
		if !ok {
			return far
		}
		if m.dist[c] < far {
			continue
		}
		for open := box.open[m.tile[c]]; open != 0; open &= open - 1 {
			if m.tile[nextTo[c][bits.TrailingZeros8(open)]] == 0 {
				far = m.dist[c] + 1
				break
			}
		}
	}
}

// Reasons why a tile cannot be placed. They are variables so that checking a placement allocates no
// memory.
var (
	cellTaken   = because("R4", "You can't place the tile there: that space already has a tile.")
	cellEmpty   = because("R12", "You can't replace a tile there: that space is empty.")
	notJoined   = because("R4", "You can't place the tile there: one opening must meet one in your mine.")
	joinedTwice = because("R4", "You can't place the tile there: only 1 side may connect to your mine.")
	tooShallow  = because("R7", "You can't place the tile there: that space isn't deep enough for its layer.")
	cutsOff     = because(
		"R12", "You can't replace that tile: the new one must connect to the same neighbors.")
	sameTile     = because("R12", "You can't place the tile there: it would change nothing.")
	beyondGrid   = because("R1", "You can't place the tile there: that space is outside the mine.")
	noSuchTurn   = because("R2", "You can't turn the tile that way. Use the smallest rotation that looks the same.")
	mustReplace  = because("R21", "You can't replace a tile: only a strong miner sent to explore can.")
	tileNotDrawn = because("R15", "You can't choose that tile: it wasn't drawn.")
)

// fits returns the reason why tile t, turned clockwise by rot quarter turns, cannot be placed in
// the empty cell c, or legal if it can (R4, R7).
func (m *mine) fits(t Tile, c cell, rot uint8) reason {
	if m.tile[c] != 0 {
		return cellTaken
	}
	return m.fitsFacing(t, c, rot, m.facing(c))
}

func (m *mine) fitsFacing(t Tile, c cell, rot, facing uint8) reason {
	joined := box.open[placed(t, rot)] & facing
	switch {
	case joined == 0:
		return notJoined
	case joined&(joined-1) != 0:
		return joinedTwice
	case m.dist[nextTo[c][bits.TrailingZeros8(joined)]]+1 < box.minDist[box.tileLayer[t]]:
		return tooShallow
	}
	return legal
}

// replaces returns the reason why tile t, turned clockwise by rot quarter turns, cannot replace the
// tile in cell c, or legal if it can (R12).
func (m *mine) replaces(t Tile, c cell, rot uint8) reason {
	if m.tile[c] == 0 {
		return cellEmpty
	}
	facing := m.facing(c)
	switch {
	case m.tile[c] == placed(t, rot):
		return sameTile
	case box.open[placed(t, rot)]&facing != box.open[m.tile[c]]&facing:
		return cutsOff
	case m.dist[c] < box.minDist[box.tileLayer[t]]:
		return tooShallow
	}
	return legal
}

// place puts tile t, turned clockwise by rot quarter turns, into the empty cell c, where it must
// fit (R6).
func (m *mine) place(t Tile, c cell, rot uint8) {
	m.tile[c] = placed(t, rot)
	parent := nextTo[c][bits.TrailingZeros8(m.joined(c))]
	m.dist[c] = m.dist[parent] + 1
	m.depth = max(m.depth, m.dist[c])
	m.count++
	m.used.add(c)
	m.leaves.add(c)
	if parent != entrance {
		m.leaves.drop(parent)
	}
}

// replace puts tile t, turned clockwise by rot quarter turns, into cell c in place of another tile,
// which it returns (R12).
func (m *mine) replace(t Tile, c cell, rot uint8) Tile {
	old := m.kind(c)
	m.tile[c] = placed(t, rot)
	return old
}

// collapse removes the tile in cell c, which must be a leaf of the mine, and returns it (R11, R13).
func (m *mine) collapse(c cell) Tile {
	gone, parent := m.kind(c), m.parent(c)
	m.tile[c] = 0
	m.count--
	m.used.drop(c)
	m.leaves.drop(c)
	if parent != entrance && !m.hasChildren(parent) {
		m.leaves.add(parent)
	}
	if m.dist[c] == m.depth {
		m.depth = 0
		for left := m.used; ; {
			other, ok := left.take()
			if !ok {
				break
			}
			m.depth = max(m.depth, m.dist[other])
		}
	}
	m.dist[c] = 0
	return gone
}

func (m *mine) hasChildren(c cell) bool {
	for j := m.joined(c); j != 0; j &= j - 1 {
		if m.dist[nextTo[c][bits.TrailingZeros8(j)]] > m.dist[c] {
			return true
		}
	}
	return false
}

// path returns the cells on the way from the entrance to cell c, the first tile first and c last
// (R8). The result uses the memory of buf.
func (m *mine) path(c cell, buf *[TileCount]cell) []cell {
	n := int(m.dist[c])
	for i := n - 1; i >= 0; i-- {
		buf[i] = c
		c = m.parent(c)
	}
	return buf[:n]
}

// onPath reports whether cell c is on the path from the entrance to the cell leaf.
func (m *mine) onPath(leaf, c cell) bool {
	for ; m.dist[leaf] > m.dist[c]; leaf = m.parent(leaf) {
	}
	return leaf == c
}
