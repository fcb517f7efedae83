package narrowgauge

import (
	"strings"
	"sync"

	"gulch/assets/data"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/hexmap"
	"gulch/render/paint"
	"gulch/render/pieces"
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

// states maps the code of a US state to the name that is written across the landscape, as on the
// map of the board game.
var states = map[string]string{
	"OH": "OHIO",
	"WV": "WEST VIRGINIA",
	"KY": "KENTUCKY",
	"VA": "VIRGINIA",
	"TN": "TENNESSEE",
	"NC": "NORTH CAROLINA",
	"MD": "MARYLAND",
}

// grounds maps a terrain of the rules to the look of its hexes.
var grounds = map[rules.Terrain]hexmap.Terrain{
	rules.Difficult: hexmap.Hills, rules.Water: hexmap.Water, rules.City: hexmap.Cleared, rules.Yard: hexmap.Cleared,
}

// country returns the landscape of the map, which is read only once. If the file with its features
// (rivers and the like) cannot be read, the landscape has no features.
var country = sync.OnceValue(func() *hexmap.Country {
	c := &hexmap.Country{}
	for x := range rules.Space(rules.SpaceCount) {
		info := x.Info()
		c.Cells = append(c.Cells, hexmap.Cell{Hex: hexOf(info.Hex), Terrain: grounds[info.Terrain]})
	}
	for col := 1; col < 11; col += 2 {
		for _, row := range []int{-1, 9} {
			c.Cells = append(c.Cells, hexmap.Cell{Hex: hexmap.Hex{Q: col, R: row - col/2}, AtEdge: true})
		}
	}
	if file, err := data.NarrowGauge.ReadFile("narrowgauge/map_features.json"); err == nil {
		c.Features, _ = hexmap.ReadFeatures(file, mapSize) // the error can be ignored, because a test checks this file
	}
	for i := range c.Labels {
		c.Labels[i].Word = strings.Join(strings.Split(states[c.Labels[i].Word], ""), "\u2009")
	}
	return c
})

// paintGround paints the landscape with the names of the states.
func (m *chart) paintGround(p *paint.Canvas) {
	p.Poster(country().Poster("narrowgauge.map", m.Cover(), int(m.Window().W*m.TextureScale(p))), m.MapRect())
	var plates []geom.Rect
	h := m.Height()
	for x := range rules.Space(rules.SpaceCount) {
		if info := x.Info(); info.City >= 0 || info.Yard >= 0 {
			plates = append(plates, pieces.NameplateRect(p, info.Name, m.space(x).Add(0, 0.335*h), 0.178*h,
				geom.Rect{}))
		}
	}
	country().DrawLabels(p, &m.Map, plates)
}
