package table

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/render/geom"
)

// TestContinuedStripKeepsHeroes checks that pictures taken over from the previous strip keep the
// seat named above them.
func TestContinuedStripKeepsHeroes(t *testing.T) {
	area := geom.R(0, 0, 900, 600)
	before := &storyStrip{pictures: []Picture{{hero: 1}, {hero: 1}}, area: area, left: stripStays}
	s := &storyStrip{pictures: []Picture{{hero: 2}, {hero: 2}}, area: area, left: stripStays}
	s.continueFrom(before, 1)
	var heroes []engine.Seat
	for _, p := range s.pictures {
		heroes = append(heroes, p.hero)
	}
	if !slices.Equal(heroes, []engine.Seat{1, 1, 2, 2}) {
		t.Errorf("the heroes of the pictures are %v, want 1, 1, 2, 2", heroes)
	}
}
