package table

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
)

// TestBadgesKeepIconsOfTheLedgerFree checks that a badge in the ledger covers neither its number
// nor the icon of the next column, however wide the number is.
func TestBadgesKeepIconsOfTheLedgerFree(t *testing.T) {
	const from, until = 18, 55
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	pen := kit.Canvas(nil, paint.View{Scale: 1})
	for _, number := range []string{"3", "27", "−13", "128"} {
		g := DeltaBadge{StatChange: StatChange{Brings: 12}, At: geom.Point{X: badgeOffset, Y: 20}, beside: number,
			from: from, until: until}
		if box := g.Rect(pen); g.CoversNumber(pen) || box.Right() > until {
			t.Errorf("beside %q, the badge is at %v", number, box)
		}
	}
}

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
