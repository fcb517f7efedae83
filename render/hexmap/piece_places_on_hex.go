package hexmap

import (
	"math"

	"gulch/render/geom"
)

// PiecePlace returns where to draw piece i, from 0 to n-1, of the n pieces on a hex: its position
// relative to the centre of the hex, and its maximum size. Both are in heights of the hex. There
// are positions for up to five pieces.
func PiecePlace(i, n int) (at geom.Point, size float64) {
	n = min(max(n, 1), len(spots)-1)
	s := spots[n]
	return s.at[min(max(i, 0), n-1)], s.size
}

// spots are the positions and sizes that PiecePlace returns, indexed by the number of pieces on the
// hex.
var spots = [...]struct {
	size float64
	at   []geom.Point
}{
	1: {0.44, []geom.Point{{X: 0, Y: 0}}},
	2: {0.36, []geom.Point{{X: -0.19, Y: 0}, {X: 0.19, Y: 0}}},
	3: {0.34, []geom.Point{{X: 0, Y: -0.19}, {X: -0.21, Y: 0.13}, {X: 0.21, Y: 0.13}}},
	4: {0.31, []geom.Point{{X: -0.18, Y: -0.18}, {X: 0.18, Y: -0.18}, {X: -0.18, Y: 0.18}, {X: 0.18, Y: 0.18}}},
	5: {0.29, []geom.Point{{X: 0, Y: -0.28}, {X: -0.28, Y: -0.06}, {X: 0.28, Y: -0.06}, {X: -0.17, Y: 0.25},
		{X: 0.17, Y: 0.25}}},
}

// ArcPlace is like [PiecePlace], but the n pieces form an arc above a house in the centre of a hex.
func ArcPlace(i, n int) (at geom.Point, size float64) {
	n = min(max(n, 1), len(arcs)-1)
	sin, cos := math.Sincos(math.Pi * (1.5 + (float64(i)-float64(n-1)/2)*arcs[n].step))
	return geom.Point{X: cos * 0.335, Y: sin*0.30 - 0.02}, arcs[n].size
}

// arcs are the values for ArcPlace, indexed by the number of pieces: step is the angle between
// neighbouring pieces in half turns, and size the size of a piece in heights of the hex.
var arcs = [...]struct{ step, size float64 }{1: {0, 0.34}, 2: {0.40, 0.32}, 3: {0.34, 0.30}, 4: {0.30, 0.28},
	5: {0.25, 0.265}}
