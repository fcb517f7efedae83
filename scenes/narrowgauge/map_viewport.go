package narrowgauge

import (
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/hexmap"
)

// chart is the map in its zoomable viewport. Its content coordinates are in units of the height of
// a hex.
type chart struct{ hexmap.Map }

// mapSize is the width and height of the whole map with its frame, in heights of a hex. mapEdge is
// the margin around the map while all of it is visible, in design units.
var mapSize = geom.Point{X: 9.815, Y: 10}

const mapEdge = 3

// frame is the rectangle of the whole map in content coordinates, in heights of a hex.
var frame = geom.R(0, 0, mapSize.X, mapSize.Y)

// fit fits the map into window and keeps the zoom. At the lowest zoom the whole map is visible.
func (m *chart) fit(window geom.Rect) {
	m.Margin = mapEdge
	m.Fit(window, frame)
}

// hexOf converts h from the hex coordinates of the rules to those of the map.
func hexOf(h rules.Hex) hexmap.Hex { return hexmap.Hex{Q: int(h.Q), R: int(h.R)} }

// space returns the middle of space x on the board, in design units.
func (m *chart) space(x rules.Space) geom.Point { return m.Hex(hexOf(x.Info().Hex)) }

// cell returns the rectangle around space x in which a press selects it, in design units.
func (m *chart) cell(x rules.Space) geom.Rect { return m.Cell(hexOf(x.Info().Hex)) }

// stand returns the centre and the size, in design units, of the Locomotive with index i among n on
// space x. In a City the Locomotives stand in an arc above the name.
func (m *chart) stand(x rules.Space, i, n int) (at geom.Point, size float64) {
	const small = 0.78 // small enough that the track below stays visible
	d, size := hexmap.PiecePlace(i, n)
	size *= small
	if x.Info().City >= 0 {
		d, size = hexmap.ArcPlace(i, n)
	}
	h := m.Height()
	return m.space(x).Add(d.X*h, d.Y*h), size * h
}
