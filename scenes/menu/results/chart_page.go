package results

import (
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

// graphFoot is the height of the area below a chart with its button and a line of text, in design
// units.
const graphFoot = 44

// splitFoot divides foot, the area below a chart, into a button and a line of text.
func splitFoot(foot geom.Rect) (button, line geom.Rect) {
	if foot.W < kit.SlenderPage { // in a narrow area, text and button have the same width
		button = geom.R(foot.X+foot.W*0.5+4, foot.Bottom()-44, foot.W*0.5-4, 44)
		return button, geom.R(foot.X, button.Y, foot.W*0.5-4, 44)
	}
	button, line = foot.CutRight(230)
	return button, geom.R(line.X+8, button.Y, line.W-24, button.H)
}
