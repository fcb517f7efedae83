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

// graph is the base type of a page with a chart over time. The pointer shows the values at a
// position of the game. A press pins a position, and a button starts the replay there.
type graph struct {
	results *results
	chart   chart.Chart
	at      int // position under the pointer, otherwise the pinned one; -1 for none
	pin     int // position that was pinned by a press on the chart, -1 for none
	watch   geom.Rect
	marks   func(at int) []chart.Event
}

func newGraph(s *results) *graph {
	return &graph{results: s, at: -1, pin: -1, marks: s.history.marksAt}
}

// node returns the node of the chart. A press or a drag on it pins the position at that point.
func (g *graph) node(label, tip string) ui.Node {
	return ui.Node{
		ID: "chart", Label: label, Role: "text", Rect: g.chart.Plot(), SkipFocus: true,
		Press: func() {
			g.setPin(g.chart.At(g.results.Root.Pointer()))
		},
		Drag: func(at geom.Point, d ui.Drag) {
			g.setPin(g.chart.At(at))
		},
	}
}

func (g *graph) setPin(at int) {
	if at != g.pin {
		g.pin, g.at = at, at
		g.results.Rebuild()
	}
}

// watchNode returns the button that starts the replay at the pinned position.
func (g *graph) watchNode() ui.Node {
	b := pieces.Button{Label: i18n.T("Watch from here"), Icon: "film-spool", Size: 14}
	if g.pin >= 0 {
		b.Label = i18n.T("Watch from: %s", g.results.history.timeOf(g.pin))
	}
	n := ui.Button("watch", g.watch, b, func() { g.results.show.Replay(g.pin) })
	switch {
	case g.results.show.Replay == nil:
		n.DisabledReason = i18n.T("You can't open the replay: it's already open.")
	case g.pin < 0:
		n.DisabledReason = i18n.T("First, press the chart at the point you want to watch from.")
	}
	return n
}

// update moves the cursor, the line on the chart, to the position under the pointer, or else to the
// pinned one. It reports whether the cursor has moved.
func (g *graph) update(in *ui.Input) bool {
	at := g.pin
	if p := g.results.Root.Pointer(); in.Inside && !in.Touch && g.chart.Plot().Has(p) {
		at = g.chart.At(p)
	}
	if at == g.at {
		return false
	}
	g.at = at
	return true
}

// draw draws the cursor on the chart: a line at the current position, with the values and events
// there. It draws nothing if there is no current position.
func (g *graph) draw(p *paint.Canvas) {
	if g.at < 0 {
		return
	}
	s := g.results
	head := g.results.history.timeOf(g.at)
	names := make([]string, len(s.seats))
	for i, seat := range s.seats {
		names[i] = seat.Name
	}
	g.chart.DrawCursor(p, g.at, head, names, g.marks(g.at))
}

// wealthPage is the page with the points of each seat over time. Important events are marked on the
// lines.
type wealthPage struct {
	*graph
	shown []mark
	words geom.Rect
}

func newWealthPage(s *results) *wealthPage { return &wealthPage{graph: newGraph(s)} }

func (w *wealthPage) head() (id, label string) { return "wealth", i18n.T("Progress") }

// graphFoot is the height of the area below a chart with its button and a line of text, in design
// units.
const graphFoot = 44

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

// splitFoot divides foot, the area below a chart, into a button and a line of text.
func splitFoot(foot geom.Rect) (button, line geom.Rect) {
	if foot.W < kit.SlenderPage { // in a narrow area, text and button have the same width
		button = geom.R(foot.X+foot.W*0.5+4, foot.Bottom()-44, foot.W*0.5-4, 44)
		return button, geom.R(foot.X, button.Y, foot.W*0.5-4, 44)
	}
	button, line = foot.CutRight(230)
	return button, geom.R(line.X+8, button.Y, line.W-24, button.H)
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
	p.Fit(i18n.T("What each player would have scored, move by move. Point at the chart to see what happened, or press to set a pin."),
		w.words, kit.SmallStyle)
}

func (w *wealthPage) draw(p *paint.Canvas) { w.graph.draw(p) }

func (w *wealthPage) update(in *ui.Input, _ float64) bool { return w.graph.update(in) }
