package dakota

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/ui"
)

// TestBagShowsRemainingTiles checks that pointing at a bag shows each kind of tile left in it, with
// how many there are.
func TestBagShowsRemainingTiles(t *testing.T) {
	opened := 0
	playGame(t, 2, 3, func(b *Table, s *rules.State, _ []engine.Event) {
		if s.Phase() != rules.PhaseExplorers {
			return
		}
		for layer := 1; layer <= rules.Layers; layer++ {
			sum, all := 0, b.remaining(layer)
			for _, k := range all {
				sum += b.Board.Bags[k]
			}
			if sum != b.Board.BagSize(layer) {
				t.Fatalf("layer %d: the open bag shows %d tiles, %d are left", layer, sum, b.Board.BagSize(layer))
			}
			var n ui.Node
			if b.opensBag(&n, layer); len(all) == 0 {
				continue
			}
			pen, said := writingPen(b, 1280, 720)
			n.ZoomPreview(pen, geom.R(0, 0, n.ZoomPreviewW, n.ZoomPreviewH))
			if len(*said) != len(all) || n.ZoomPreviewH > 420 {
				t.Fatalf("layer %d: %d numbers for %d kinds of tiles, height %.0f", layer, len(*said), len(all),
					n.ZoomPreviewH)
			}
			opened++
		}
	})
	if opened < 10 {
		t.Errorf("only %d bags were checked", opened)
	}
}
