package westernlegends

import (
	"slices"
	"testing"

	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
)

// TestInitialMapIsComplete checks in every class of windows that the unzoomed map shows both boards
// completely, that each space is large enough for a finger, and that neither the story cards nor
// the action signs cover a space.
func TestInitialMapIsComplete(t *testing.T) {
	const least = 36 // minimum size of a space in design units
	for class, l := range windows(t) {
		for signs := range 10 {
			at := newLayout(l, boards[class], party{seats: 4, slots: 5, anteUp: true, signs: signs})
			var m chart
			m.fit(at.window, true)
			if !m.ShowsAll() {
				t.Errorf("class %v: the initial map is zoomed %v times, expected the whole map", class, m.Zoom())
			}
			for x := range rules.Space(rules.Spaces()) {
				cell, spot := m.cell(x), m.spot(x)
				if !at.window.Has(spot) || cell.W < least || cell.H < least {
					t.Errorf("class %v: space %s at %v is outside the map %v or too small: %v", class, x, spot,
						at.window, cell)
				}
				if over := append(at.stories[:], at.signs); slices.ContainsFunc(over,
					func(r geom.Rect) bool { return r.Has(spot) }) {
					t.Errorf("class %v, %d signs: space %s at %v is covered by stories or signs", class, signs, x, spot)
				}
			}
		}
	}
}

// TestMiniaturesClearNames checks that the miniatures on a space with a building do not cover the
// name below the building.
func TestMiniaturesClearNames(t *testing.T) {
	var m chart
	m.fit(geom.R(28, 89, 928, 452), true)
	for _, n := range []int{1, 2} {
		for i := range n {
			at, size := m.rider(rules.Route()[0], i, n, true)
			name := m.spot(rules.Route()[0]).Add(0, 0.95*m.radius())
			if at.Y+size/2 > name.Y-5 {
				t.Errorf("miniature %d of %d ends at y %.1f, below the top of the name at %.1f", i, n, at.Y+size/2,
					name.Y-6)
			}
		}
	}
}
