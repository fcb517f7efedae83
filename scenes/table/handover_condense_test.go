package table

import (
	"fmt"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
)

// TestCondensedRecap checks what each step of making a recap shorter joins and leaves out: nothing
// about the person who reads it, and no main event.
func TestCondensedRecap(t *testing.T) {
	own, ben := recapEntry(1, 0, 1, "Ben robs Ada."), recapEntry(1, 1, 1, "Ben wins.")
	own.weight, ben.weight = 1, mainEvent
	light := recapEntry(1, 1, 1, "Ben works.")
	drawn := recapEntry(1, 1, 1, "Ben draws.")
	drawn.picture = &Picture{}
	all := []recapSection{{"You", 0, []recapLine{own}}, {"Ben", 1, []recapLine{ben, light, light, drawn}}}
	text := func(level int) (out string) {
		shown, _ := condense(all, 0, level)
		for _, s := range shown {
			for _, l := range s.lines {
				out += l.line + "|"
			}
		}
		return out
	}
	for level, want := range []string{
		"Ben robs Ada.|Ben wins.|Ben works.|Ben works.|Ben draws.|",
		"Ben robs Ada.|Ben wins. Ben works. Ben works.|Ben draws.|",
		"Ben robs Ada.|Ben wins.|3 smaller events. The log has all.|",
		"Ben robs Ada.|4 smaller events. The log has all.|",
	} {
		if got := text(level); got != want {
			t.Errorf("step %d: the recap reads %q, want %q", level, got, want)
		}
	}
	many := make([]recapLine, 9)
	for i := range many {
		many[i] = recapEntry(1, 1, 1, fmt.Sprint(i))
	}
	if rows := joinRows(many, false); len(rows) != 3 {
		t.Errorf("9 lines are joined into %d rows, want 3 of at most %d lines", len(rows), mostJoined)
	}
}

// TestLongRecapFitsOnOnePage checks that the recap of a round of six seats needs one page, and that
// the buttons of a recap of several pages name the page that they lead to.
func TestLongRecapFitsOnOnePage(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	window := ui.NewLayout(1280, 720)
	p := kit.Canvas(nil, window.View)
	h := &handover{seat: 0}
	section := func(title string, seat engine.Seat, n int) recapSection {
		s := recapSection{title: title, seat: seat}
		for range n {
			s.lines = append(s.lines, recapEntry(1, seat, engine.NoSeat, title+" gains $20: a robbery."))
		}
		s.lines[0].weight = mainEvent
		return s
	}
	h.all = []recapSection{section("Ada", 0, 3)}
	for i := range 5 {
		h.all = append(h.all, section(fmt.Sprint("Player ", i), engine.Seat(1), 14))
	}
	h.place(p, window)
	if len(h.pages) != 1 {
		t.Errorf("the recap of a round of six seats takes %d pages, want 1", len(h.pages))
	}
	for _, row := range h.pages[0] {
		if row.rect.Bottom() > h.lines.Bottom()+1 {
			t.Errorf("a row of the recap ends at %.0f, below the page, which ends at %.0f", row.rect.Bottom(),
				h.lines.Bottom())
		}
	}
	h.all = []recapSection{section("Ada", 0, 400)}
	h.place(p, window)
	if len(h.pages) < 2 {
		t.Fatalf("400 lines about the reader take %d pages, want several", len(h.pages))
	}
	for page, want := range map[int]string{0: "Next: page 2 of", len(h.pages) - 1: "Back: page 1 of"} {
		h.page = page
		if n := h.pageButton(geom.R(0, 0, 200, 40)); !strings.HasPrefix(n.Label, want) {
			t.Errorf("on page %d the button reads %q, want %q", page+1, n.Label, want)
		}
	}
}

// TestLeftOutLinesCanBeRead checks that a recap that leaves lines out has a button that says how
// many, and that the pages after a press on it show every line.
func TestLeftOutLinesCanBeRead(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	window := ui.NewLayout(1280, 720)
	h := &handover{seat: 0}
	said := map[string]bool{}
	for seat := range engine.Seat(6) {
		s := recapSection{title: fmt.Sprint("Player ", seat), seat: seat}
		for n := range 40 {
			s.lines = append(s.lines, recapEntry(1, seat, engine.NoSeat, fmt.Sprintf("<%d.%d>", seat, n)))
			said[s.lines[n].line] = true
		}
		s.lines[0].weight = mainEvent
		h.all = append(h.all, s)
	}
	h.place(kit.Canvas(nil, window.View), window)
	if h.left == 0 {
		t.Fatal("240 lines fit on one page: the test checks nothing")
	}
	_, at := h.buttons()
	more := h.allButton(at)
	if want := fmt.Sprintf("And %d more", h.left); more.Label != want || at.W == 0 {
		t.Errorf("the button at %v reads %q, want %q", at, more.Label, want)
	}
	h.whole = true
	h.place(kit.Canvas(nil, window.View), window)
	for _, page := range h.pages {
		for _, row := range page {
			for line := range said {
				if strings.Contains(row.line.line, line) {
					delete(said, line)
				}
			}
		}
	}
	if len(said) > 0 || h.left > 0 {
		t.Errorf("%d lines are on no page of the whole recap", len(said))
	}
}
