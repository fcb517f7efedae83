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

// paintGround paints the landscape. If named is true, it also writes the names of the states, which
// keep off the names of Cities and Yards.
func (m *chart) paintGround(p *paint.Canvas, named bool) {
	p.Poster(country().Poster("narrowgauge.map", m.Cover(), int(m.Window().W*m.TextureScale(p))), m.MapRect())
	if !named {
		return
	}
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
