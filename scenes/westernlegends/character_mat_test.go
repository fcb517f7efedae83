package westernlegends

import (
	"testing"

	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/scenes/tabletest"
)

// TestAllGearHasRoom checks that the most items that a player can own (all weapons, all mounts and
// three others) fit on the mat in an ordinary window. No item may be narrower than with seven
// items, and none may overlap.
func TestAllGearHasRoom(t *testing.T) {
	most := 3
	for i := range rules.Item(rules.Items) {
		if i.Info().Class != rules.Misc {
			most++
		}
	}
	b := New(tabletest.App(t, rules.Game), tabletest.Bots(4))
	mat := geom.R(0, 0, 653, 128)
	seven := b.layMat(mat, 7)
	least := seven.itemAt(0, 7).W - 1
	m := b.layMat(mat, most)
	for i := range most {
		r := m.itemAt(i, most)
		if r.W < least || r.X < mat.X || r.Right() > m.figures.X {
			t.Errorf("item %d of %d is at %v, want it at least %v wide and left of %v", i+1, most, r, least,
				m.figures.X)
		}
		for k := range i {
			if other := m.itemAt(k, most); r.X < other.Right() && other.X < r.Right() && r.Y < other.Bottom() &&
				other.Y < r.Bottom() {
				t.Errorf("items %d and %d of %d overlap: %v and %v", k+1, i+1, most, other, r)
			}
		}
	}
}
