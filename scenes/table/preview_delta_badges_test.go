package table

import (
	"testing"

	"gulch/render/geom"
)

// TestBadgesOutsideTheLedger checks that a value without a column has no badge, and keeps the
// position in its own row.
func TestBadgesOutsideTheLedger(t *testing.T) {
	all := []Stat{{Icon: "coin", Name: "gold"}, {Icon: "laurels", Name: "points"}}
	mines := Stat{Icon: "mine", Name: "mines"}
	if at, ok := ledgerBadgePoint(geom.R(0, 0, 256, 60), all, mines); ok {
		t.Errorf("the badge of a value without a column is at %v, want none", at)
	}
	if i, k := columnOf(all, mines, 5), columnOf(all, all[1], 5); i != 5 || k != 1 {
		t.Errorf("the columns are %d for a value without a column and %d for the second one, want 5 and 1", i, k)
	}
}
