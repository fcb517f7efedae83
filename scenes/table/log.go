package table

import (
	"slices"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/words"
)

// entry is a line of the log.
type entry struct {
	icon, line string
	step       int // how many decisions had been made; undo takes lines with a higher number away
}

// note writes the log line of an event.
func (t *Table) note(e engine.Event, step int) {
	icon, line := t.play.Line(e)
	if line == "" {
		return
	}
	t.log = append(t.log, entry{icon, line, step})
	t.house.Say(line)
	t.logBack = 0
}

// rewrite makes the log tell the game up to the given decision.
func (t *Table) rewrite() {
	t.log = t.log[:0]
	opening, steps := t.story()
	all := slices.Clone(opening)
	for _, e := range opening {
		t.note(e, 0)
	}
	for i, s := range steps {
		all = append(all, s.Events...)
		for _, e := range s.Events {
			t.note(e, i+1)
		}
	}
	t.play.Recall(all)
}

// paintLog paints the latest lines that fit, the newest at the bottom.
func (t *Table) paintLog(p *paint.Pen) {
	r := t.at.log.Pad(4, 2)
	head, lines := r.CutTop(20)
	p.Label(words.T("What happened"), head, paint.Style{Face: paint.Display, Size: 14, Color: theme.Umber})
	last := max(len(t.log)-t.logBack, 0)
	st := paint.Style{Face: paint.Body, Size: 12.5, Color: theme.Ink, Wrap: lines.W - 24, Lead: 1.24}
	y := lines.Bottom()
	first := last
	heights := t.heights[:0]
	for first > 0 {
		_, h := p.Measure(t.log[first-1].line, st)
		if y-h-3 < lines.Y {
			break
		}
		y -= h + 3
		heights = append(heights, h)
		first--
	}
	t.heights = heights
	if first == 0 {
		y = lines.Y
	}
	for i := first; i < last; i++ {
		h := heights[last-1-i]
		e := t.log[i]
		st.Color = theme.Ink
		if i < last-1 && e.step != t.log[last-1].step {
			st.Color = theme.SoftInk
		}
		p.Icon(e.icon, geom.Point{X: lines.X + 8, Y: y + 8}, 15, theme.Oxblood)
		p.Text(e.line, geom.Point{X: lines.X + 22, Y: y}, st)
		y += h + 3
	}
	t.logShown = last - first
}

// scrollLog moves the log by lines, towards the past for positive n.
func (t *Table) scrollLog(n int) {
	back := min(max(t.logBack+n, 0), max(len(t.log)-t.logShown, 0))
	if back != t.logBack {
		t.logBack = back
		t.Repaint()
	}
}
