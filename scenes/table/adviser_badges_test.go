package table

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/ui"
)

// TestDotStaysOffTheNextTarget checks that the coach's dot at a small target does not lie on the
// number in the middle of the target to its right.
func TestDotStaysOffTheNextTarget(t *testing.T) {
	row := []ui.Node{{ID: "miners", Label: "Miners", Rect: geom.R(0, 20, 28, 48)},
		{ID: "sheriff", Label: "Sheriff", Rect: geom.R(28, 20, 28, 48)}}
	corners := dotCorners(row, func(*ui.Node) bool { return true })
	next := geom.Around(row[1].Rect.Center(), dotCore*row[1].Rect.W, dotCore*row[1].Rect.H)
	if dot := badgeRect(&row[0], row[0].Rect, corners["miners"]); dot.Meets(next) {
		t.Errorf("the dot of the first target is at %v, on the number of the next one at %v", dot, next)
	}
}
