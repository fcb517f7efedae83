package dakota

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/ui"
)

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
