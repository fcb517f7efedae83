package boomtown

import (
	"testing"

	rules "gulch/engine/boomtown"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// TestSaloonsAreInTheirTown checks that each saloon is drawn in its owner's street in the right
// town, and that no other house overlaps it.
func TestSaloonsAreInTheirTown(t *testing.T) {
	stood := 0
	eachDecision(t, 5, 6, func(b *Table, _ *rules.State, _ *table.Decision, _ []ui.Node) {
		for p := range b.SeatCount() {
			for _, x := range b.bars(p) {
				stood++
				house, _ := b.bar(p, x.card)
				if !house.Within(b.at.town(p, x.town).Inset(-1)) {
					t.Errorf("the saloon of seat %d is at %v, outside its town at %v", p, house, b.at.town(p, x.town))
				}
				for m := range (b.Board.Mines[p] & x.town.Mines()).All() {
					if b.house(p, m).Inset(0.5).Meets(house.Inset(0.5)) {
						t.Errorf("the saloon of seat %d overlaps %s", p, name(m))
					}
				}
			}
		}
	})
	if stood == 0 {
		t.Error("no seat ever had a saloon: the test has checked nothing")
	}
}
