package westernlegends

import (
	"image"
	"testing"

	rules "gulch/engine/westernlegends"
	"gulch/scenes/drive"
	"gulch/scenes/tabletest"
)

// TestManInBlackHasARow checks that the ledger has a row for the Man in Black, below the rows of
// the seats, in games in which he takes part.
func TestManInBlackHasARow(t *testing.T) {
	if !drive.NeedPixels(t) {
		return
	}
	for seats, wanted := range map[int]bool{2: true, 4: false} {
		m := lateGameOf(t, seats, rules.PhaseAct)
		drive.OnHost(func() {
			b, err := tabletest.OpenBench(Game, m, nil)
			if err != nil {
				t.Error(err)
				return
			}
			pic := drawFrame(b, 1280, 720)
			play := b.Play.(*Table)
			if r := play.Ledger().Rival; (r.DrawRow != nil) != wanted {
				t.Errorf("%d seats: the ledger has a row for the Man in Black: %v", seats, r.DrawRow != nil)
			}
			n, ok := rivalRow(b)
			if ok != wanted || ok && n.Empty() {
				t.Errorf("%d seats: the row of the Man in Black is at %v", seats, n)
			}
			if wanted && countColours(pic, n) < 6 {
				t.Errorf("the row of the Man in Black is drawn empty")
				saveShot(t, pic, "legends-rival.png")
			}
		})
	}
}

// rivalRow returns the rectangle, in pixels, of the Man in Black's row in the ledger. The second
// result is false if there is no such row.
func rivalRow(b *tabletest.Bench) (image.Rectangle, bool) {
	for _, n := range b.Scene.Base().Root.Nodes {
		if n.ID == "ledger rival" {
			return image.Rect(int(n.Rect.X), int(n.Rect.Y), int(n.Rect.Right()), int(n.Rect.Bottom())), true
		}
	}
	return image.Rectangle{}, false
}
