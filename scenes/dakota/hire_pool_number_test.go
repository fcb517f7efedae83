package dakota

import (
	"testing"

	"gulch/render/ui"
	"gulch/scenes/tabletest"
)

// TestPoolNumberClearsHat checks in every class of windows that the number beside the figure of a
// miner for hire does not overlap the hat of the figure.
func TestPoolNumberClearsHat(t *testing.T) {
	_, area := tabletest.WideWindow()
	for _, class := range []ui.Class{ui.Wide, ui.Square, ui.Tall} {
		for seats := 1; seats <= 4; seats++ {
			at := newLayout(class, area, seats, 0)
			who, count := poolParts(at.miners)
			hat := who.Center().X + hatWide*poolTall(at.miners, who)/2
			if hat > count.X || count.Right() > at.miners.Right()+8 || count.W < 12 {
				t.Errorf("class %d, %d seats: the figure at %v and the number at %v do not fit %v", class, seats, who,
					count, at.miners)
			}
		}
	}
}
