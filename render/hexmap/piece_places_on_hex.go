package hexmap

import (
	"math"

	"gulch/render/geom"
)

// PiecePlace returns where to draw piece i, from 0 to n-1, of the n pieces on a hex, in the order
// in which they came: its position relative to the centre of the hex, and its maximum size. Both
// are in heights of the hex. The position does not depend on n, so that a piece stays where it is
// when others come; only its size does. There are positions for up to five pieces.
func PiecePlace(i, n int) (at geom.Point, size float64) {
	n = min(max(n, 1), len(spots))
	return spots[min(max(i, 0), n-1)], spotSizes[n-1]
}

// spots are the positions that PiecePlace returns, and spotSizes the sizes, from one piece on the
// hex to five.
var (
	spots     = [...]geom.Point{{}, {X: 0.29}, {X: -0.29}, {Y: -0.29}, {Y: 0.29}}
	spotSizes = [...]float64{0.44, 0.32, 0.31, 0.3, 0.29}
)

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
