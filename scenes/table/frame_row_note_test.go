package table

import (
	"testing"

	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
)

// TestNarrowRowsShowBriefNote checks that a row of the ledger shows its note if there is room for
// it, and otherwise the whole shorter form.
func TestNarrowRowsShowBriefNote(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	row := Row{Note: "took Expropriation", Brief: "Expropriation"}
	for wide, want := range map[float64]string{420: row.Note, 256: row.Brief} {
		c := &Common{Players: []match.Seat{{Name: "Esteban the Elder", Face: "rose"}}}
		pen := new(paint.Trace).Canvas(kit, 1280, 720, ui.NewLayout(1280, 720).View)
		drawn := map[string]bool{}
		pen.OnText = func(x paint.DrawnText) { drawn[x.Text] = true }
		c.PaintRow(pen, geom.R(0, 0, wide, 38), 0, row, nil)
		pen.Flush()
		if !drawn[want] {
			t.Errorf("a row %.0f wide draws %v, expected the note %q", wide, drawn, want)
		}
	}
}
