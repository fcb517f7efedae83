package dakota

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// writingPen returns a canvas for table b in a window of w by h pixels that only records, and a
// pointer to the list of the texts drawn on it.
func writingPen(b *Table, w, h int) (*paint.Canvas, *[]paint.DrawnText) {
	pen, said := new(paint.Trace).Canvas(b.App.Kit, w, h, b.Window.View), new([]paint.DrawnText)
	pen.OnText = func(w paint.DrawnText) { *said = append(*said, w) }
	return pen, said
}

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

// TestNamesOfRivalsAreWhole checks in several window sizes that the name of a rival on the rival's
// board is not cut off. If the full name does not fit, the first word of the name is written
// instead.
func TestNamesOfRivalsAreWhole(t *testing.T) {
	b := newTestTable(t, 4)
	for i, name := range []string{"Ada", "Opal Harlan", "Dutch Maddox", "Josiah Reed"} {
		b.Players[i].Name = name
	}
	for _, size := range [][2]int{{1280, 720}, {800, 600}, {820, 1180}} {
		b.Window = ui.NewLayout(size[0], size[1])
		pen, said := writingPen(b, size[0], size[1])
		for _, wide := range []float64{150, 196} {
			for seat := engine.Seat(1); seat < 4; seat++ {
				*said = nil
				b.paintRivalHead(pen, seat, geom.R(0, 0, wide, 24))
				all := *said
				if len(all) == 0 || !strings.HasPrefix(b.Name(seat), all[0].Text) || len(all[0].Text) < len("Opal") ||
					all[0].Size < leastRival {
					t.Errorf(
						"window %v, board %.0f wide: the text is neither the name nor its first word in readable letters: %v", size, wide, all)
				}
			}
		}
	}
}

// TestPlanLinesAddUp checks that the costs and gains in the lines of a plan add up to the totals of
// the plan.
func TestPlanLinesAddUp(t *testing.T) {
	b := newTestTable(t, 4)
	showToMover(b, lateGame(t, rules.PhasePlan).State().(*rules.State))
	b.everybody(table.NewDecision(b, b.State, b.State.Moves(nil)))
	pays, brings := b.outlook()
	sums, lines := [2]int{}, b.planLines()
	for _, l := range lines {
		for i, text := range []string{l.pays, l.brings} {
			if n, ok := strings.CutPrefix(text, "$"); ok {
				k := 0
				for _, c := range n {
					k = 10*k + int(c-'0')
				}
				sums[i] += k
			}
		}
	}
	if len(b.draft) == 0 || len(lines) == 0 || sums != [2]int{pays, brings} {
		t.Errorf("a plan of %d jobs that costs $%d and brings $%d has lines that do not add up: %v", len(b.draft), pays,
			brings, lines)
	}
}
