package table

import (
	"fmt"
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
)

// TestLogShowsFourEntries checks that large letters of the log shrink until the four newest entries
// fit, but not below the standard size, and that standard letters never change.
func TestLogShowsFourEntries(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	log := &gameLog{}
	for i := range 20 {
		log.entries = append(log.entries, entry{line: fmt.Sprint("Josiah gains $20: income, entry ", i, ".")})
	}
	fr := &frame{lines: log}
	for _, c := range []struct {
		text, high float64
		shrinks    bool
	}{{1, 100, false}, {1, 300, false}, {1.5, 100, true}, {1.5, 300, false}} {
		p := kit.Canvas(nil, paint.View{Scale: 1, Text: c.text})
		lines := geom.R(0, 0, 260, c.high)
		st := fr.logTextStyle(p, lines)
		size := p.Size(st)
		if (size < logStyle.Size*c.text) != c.shrinks || size < logStyle.Size {
			t.Errorf("text size %v, log of %v: the letters have size %v", c.text, c.high, size)
		}
		if high := heightOf(p, log.lastShown(minLogEntries), st); high > c.high {
			t.Errorf("text size %v: four entries are %.0f high in a log of %v", c.text, high, c.high)
		}
	}
}
