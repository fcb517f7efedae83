package results

import (
	"cmp"
	"slices"
	"strconv"

	"gulch/engine"
	"gulch/render/chart"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
)

// wealthPage is the page with the points of each seat over time. Important events are marked on the
// lines.
type wealthPage struct {
	*graph
	shown []mark
	words geom.Rect
}

func newWealthPage(s *results) *wealthPage { return &wealthPage{graph: newGraph(s)} }

func (w *wealthPage) head() (id, label string) { return "wealth", i18n.T("Progress") }

func (w *wealthPage) build(_ ui.Layout, r geom.Rect, dst []ui.Node) []ui.Node {
	s := w.results
	foot, area := r.CutBottom(graphFoot)
	w.chart = chart.Chart{
		Area: area, Lines: lines(s.history.scores, s.seats), Last: s.history.last(), AxisMarks: s.history.cuts,
		Axis: s.history.unit, Format: func(v float64) string { return pieces.Number(int(v)) },
	}
	w.chart.Fit(0, 0)
	w.watch, w.words = splitFoot(foot)
	w.shown = w.choose()
	dst = append(dst, w.node(i18n.T("Points over time"), ""), w.watchNode())
	for i, m := range w.shown {
		r := geom.Around(w.place(m), 2*markRadius, 2*markRadius)
		dst = append(dst, ui.Node{
			ID: "mark " + strconv.Itoa(i), Label: s.history.timeOf(m.at), Tip: m.line, Role: "listitem", Rect: r,
			SkipFocus: true,
			Press:     func() { w.setPin(m.at) },
		})
	}
	return dst
}

// markRadius is the radius in design units of a mark for an event on the chart.
const markRadius = 10

// place returns the point, in design units, at which mark m is drawn on the line of its seat.
func (w *wealthPage) place(m mark) geom.Point {
	return w.chart.Point(m.at, (*engine.At(w.results.history.scores, m.seat))[m.at])
}

// choose returns the marks that can be shown without overlapping, ordered by position. Of marks
// that overlap, those with larger weights are kept.
func (w *wealthPage) choose() []mark {
	all := slices.Clone(w.results.history.marks)
	slices.SortStableFunc(all, func(a, b mark) int { return cmp.Compare(b.weight, a.weight) })
	var out []mark
	for _, m := range all {
		at := w.place(m)
		if !slices.ContainsFunc(out, func(x mark) bool { return w.place(x).Dist(at) < 2*markRadius+3 }) {
			out = append(out, m)
		}
	}
	slices.SortStableFunc(out, func(a, b mark) int { return cmp.Compare(a.at, b.at) })
	return out
}

func (w *wealthPage) paint(p *paint.Canvas) {
	w.chart.Paint(p)
	for _, m := range w.shown {
		chart.Mark(p, w.place(m), markRadius, int(m.seat), m.icon)
	}
	if w.words.W < kit.SlenderPage/2 {
		return
	}
	said := i18n.T("What each player would have scored, move by move. Point at the chart to see what happened, or press to set a pin.")
	if own := w.results.show.Narration.ProgressCaption; own != "" {
		said = own + " " + i18n.T("Point at the chart to see what happened, or press to set a pin.")
	}
	p.Fit(said, w.words, kit.SmallStyle)
}

func (w *wealthPage) draw(p *paint.Canvas) { w.graph.draw(p) }

func (w *wealthPage) update(in *ui.Input, _ float64) bool { return w.graph.update(in) }
