package table

import (
	"fmt"
	"strings"
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

// TestLogShowsItsNewestEntry checks that a log shows its newest entry, whole or at least its end,
// even if the entry has more lines than fit.
func TestLogShowsItsNewestEntry(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	const line = "Auction: Josiah Underwood bids 2, Ada Prewitt bids 11, Cyrus Tallow passes, Dutch Maddox can't raise."
	for _, text := range []float64{0.9, 1, 1.5} {
		for _, c := range []struct {
			high  float64
			whole bool
		}{{90, true}, {52, true}, {34, false}, {18, false}} {
			log := &gameLog{entries: []entry{{line: "Round 4."}, {line: line}}}
			fr := &frame{lines: log}
			p := kit.Canvas(nil, paint.View{Scale: 1, Text: text})
			lines := geom.R(0, 0, 250, c.high)
			st := fr.logTextStyle(p, lines)
			rows := log.layOut(lines, func(text string) float64 { _, h := p.Measure(text, st); return h })
			if len(rows) == 0 {
				t.Errorf("text size %v: a log of %v shows no entry", text, c.high)
				continue
			}
			shown := lineEnd(p, line, st, rows[len(rows)-1].rect.H)
			_, h := p.Measure(shown, st)
			if !strings.HasSuffix(shown, "can't raise.") || h > c.high || (shown == line) != c.whole {
				t.Errorf("text size %v: a log of %v shows %q, which is %v high; whole: %v, want %v", text, c.high, shown, h,
					shown == line, c.whole)
			}
		}
	}
}

// TestLineEndBeginsWithAClause checks that the end of a long log line begins after a comma, so that
// no player is called by half a name, if a clause fits.
func TestLineEndBeginsWithAClause(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	p := kit.Canvas(nil, paint.View{Scale: 1})
	st := logStyle
	st.Wrap = 230
	line := "Auction: Ada Prewitt passes, Cyrus Tallow bids 1, Dutch Maddox can't raise, Opal Harlan bids 2."
	for _, c := range []struct{ rows, clauses float64 }{{1, 1}, {2, 2}, {4, 4}} {
		got := lineEnd(p, line, st, c.rows*st.Size*st.LineHeight+1)
		clauses := float64(len(strings.Split(got, ", ")))
		whole := got == line || strings.Contains(line, ", "+strings.TrimPrefix(got, "… "))
		if clauses < 1 || clauses > c.clauses || !whole {
			t.Errorf("in %v rows the line ends with %q, want whole clauses", c.rows, got)
		}
	}
}
