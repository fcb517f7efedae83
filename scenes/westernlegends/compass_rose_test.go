package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestCompassCoversNoSpace checks that the compass rose is on the map and covers no space, on the
// map of the base game and on the map with Ante Up.
func TestCompassCoversNoSpace(t *testing.T) {
	for _, option := range []string{"on", "off"} {
		seats := tabletest.Bots(4)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: 1, Options: engine.Options{"ante_up": option}},
			nil)
		if err != nil {
			t.Fatal(err)
		}
		for class, l := range windows(t) {
			b := New(tabletest.App(t, rules.Game), seats)
			table.ShowPosition(b, m.State(), l, boards[class])
			place, size, ok := b.compassPlace()
			if !ok {
				continue
			}
			at, r := b.map_.place(place), size*b.map_.Scale()
			rose := geom.Around(at.Add(0, -0.25*r), 2*r, 2.5*r) // the rose together with the letter above it
			if !rose.Within(b.at.window) {
				t.Errorf("ante_up %s, class %v: the compass rose at %v is not within the map %v", option, class, rose,
					b.at.window)
			}
			for x := range rules.Space(rules.Spaces()) {
				if b.map_.inPlay(x) && b.map_.spot(x).Dist(at) < r+0.03*b.map_.Scale() {
					t.Errorf("ante_up %s, class %v: the compass rose covers space %s", option, class, x)
				}
			}
		}
	}
}
