package table

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/scenes/stage"
)

// TestGuardAfterKeyPress checks that the hand-over screen ignores a press for a moment after a key
// press has opened it, so that pressing Enter twice does not lift the cover, and never otherwise.
func TestGuardAfterKeyPress(t *testing.T) {
	for _, c := range []struct {
		byKey   bool
		age     float64
		guarded bool
	}{{true, 0, true}, {true, handoverGuard - 1, true}, {true, handoverGuard, false}, {false, 0, false}} {
		if h := (&handover{byKey: c.byKey, age: c.age}); h.guarded() != c.guarded {
			t.Errorf("opened by a key %v, %v ms ago: guarded is %v, want %v", c.byKey, c.age, h.guarded(), c.guarded)
		}
	}
}

// TestGuardedPressIsAnswered checks that a press that the hand-over screen ignores shows a message.
func TestGuardedPressIsAnswered(t *testing.T) {
	h := &handover{byKey: true}
	if h.lift(); h.Root.TakeAnnouncement() == "" {
		t.Error("a press on the button right after a key press has opened the screen is not answered")
	}
}

// TestRecapPages checks that the pages of a hand-over screen together show every line of the recap
// once, each below the heading of its section, inside the space for lines.
func TestRecapPages(t *testing.T) {
	h := &handover{lines: geom.R(40, 100, 400, 160)}
	var want []string
	for i, title := range []string{"What happened to you", "The game", "Ben"} {
		s := recapSection{title: title, seat: engine.NoSeat}
		for n := range 4 + 3*i {
			line := title + strings.Repeat(" and so on", n*5)
			s.lines = append(s.lines, recapEntry(1, 0, 1, line))
			want = append(want, title+": "+line)
		}
		h.news = append(h.news, s)
	}
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	h.layOutPages(kit.Canvas(nil, paint.View{Scale: 1}), 1)
	var got []string
	for n, page := range h.pages {
		title := ""
		for i, r := range page {
			if r.rect.Y < h.lines.Y || r.rect.Bottom() > h.lines.Bottom() && i > 1 {
				t.Errorf("page %d, row %d is at %v, outside of %v", n, i, r.rect, h.lines)
			}
			if r.heading != nil {
				if title = r.heading.title; i == len(page)-1 {
					t.Errorf("page %d ends with the heading %q", n, title)
				}
				continue
			}
			got = append(got, title+": "+r.line.line)
		}
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("the pages show\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if len(h.pages) < 2 {
		t.Errorf("%d pages, want several", len(h.pages))
	}
}

// TestRecapColumnsAreBalanced checks that two columns of a recap are about equally long on the last
// page, that all other pages are full, and that no balanced recap needs more pages.
func TestRecapColumnsAreBalanced(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	p := kit.Canvas(nil, paint.View{Scale: 1})
	for n := 3; n < 60; n++ {
		h := &handover{lines: geom.R(40, 100, 800, 400)}
		s := recapSection{title: "The game", seat: engine.NoSeat}
		for range n {
			s.lines = append(s.lines, recapEntry(1, 0, 1, "Ben moves."))
		}
		h.news = []recapSection{s}
		full := len(h.layOutColumns(p, (h.lines.W-recapGap)/2, h.lines.H, 0))
		h.layOutPages(p, 2)
		if want := (full + 1) / 2; len(h.pages) != want {
			t.Errorf("%d lines take %d pages, want %d", n, len(h.pages), want)
		}
		for i, page := range h.pages[:len(h.pages)-1] { // no page is half empty if another one follows
			end := 0.0
			for _, r := range page {
				end = max(end, r.rect.Bottom())
			}
			if room := h.lines.Bottom() - end; room > 2*page[len(page)-1].rect.H {
				t.Errorf("%d lines: page %d of %d has %.0f units left", n, i+1, len(h.pages), room)
			}
		}
		var bottoms [2]float64
		last := h.pages[len(h.pages)-1]
		for _, r := range last {
			column := 0
			if r.rect.X > h.lines.X {
				column = 1
			}
			bottoms[column] = max(bottoms[column], r.rect.Bottom()-h.lines.Y)
		}
		row := last[len(last)-1].rect.H
		if gap := bottoms[0] - bottoms[1]; gap < 0 || gap > float64(2*len(h.pages))*row {
			t.Errorf("%d lines: the columns of the last page are %.0f high, want about the same", n, bottoms)
		}
	}
}

// TestRemarkEndsAtHandover checks that neither a bot's remark, nor an event on which it could
// remark next, outlasts a hand-over, and that bots still greet after the first one.
func TestRemarkEndsAtHandover(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	m := tb.present.behavior
	say := func() {
		m.line, m.left, m.shown = "Well, well.", 1000, 1
		m.moments = tb.present.greetings()
		tb.present.endRemark()
	}
	if say(); m.line != "" || m.shown != 0 || len(m.moments) == 0 {
		t.Errorf("before the first decision: remark %q at opacity %v, %d moments; want no remark and the greetings",
			m.line, m.shown, len(m.moments))
	}
	if _, err := tb.session.Match.Play(tb.session.Match.Legal()[0]); err != nil {
		t.Fatal(err)
	}
	if say(); m.line != "" || len(m.moments) > 0 {
		t.Errorf("after a decision: remark %q, %d moments; want none", m.line, len(m.moments))
	}
}
