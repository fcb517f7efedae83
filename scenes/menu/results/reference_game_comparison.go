package results

import (
	"gulch/engine"
	"gulch/engine/review"
	"gulch/render/chart"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"
	"gulch/scenes/work"
)

// referencePage is the page of the results that compares the finished game with its reference, a
// recorded game of the same deal. It shows the points of both games over time, the first move at
// which they differ, and how much better one of these two moves was.
type referencePage struct {
	*graph
	seat      engine.Seat
	name      string // name shown for the player of the recorded game
	reference *stage.Course
	own       *stage.Course
	// points of the seat in the reference game, indexed by positions of the finished game
	values       []float64
	differsAt    int // index of the first move that differs; only valid if the field differs is set
	differs      bool
	moves        [2]string // texts of the two moves that differ: [0] in this game, [1] in the recorded game
	trial        *review.Trial
	worker       *work.Worker // evaluates the two moves in the background; nil when it is not running
	shownPercent int          // displayed progress of the evaluation of the two moves, in percent
	evaluated    bool         // the evaluation of the two moves is complete
	tiles        [3]geom.Rect
	words        geom.Rect
}

// newReferencePage returns the page that compares the game of a person with the reference game. It
// returns false if no person plays or if one of the two games cannot be replayed.
func newReferencePage(s *results) (*referencePage, bool) {
	g := &referencePage{graph: newGraph(s), seat: engine.NoSeat}
	for i, seat := range s.seats {
		if seat.Person() && g.seat == engine.NoSeat {
			g.seat = engine.Seat(i)
		}
	}
	var err error
	if g.reference, err = stage.CourseOf(s.show.Reference); err == nil {
		g.own, err = stage.CourseOf(s.show.Match)
	}
	if err != nil || g.seat == engine.NoSeat || s.history.last() < 0 {
		return nil, false
	}
	g.name = stage.RecordName(s.show.Reference.Seats()[g.seat], s.seats[g.seat])
	theirs := newHistory(s.show.Reference, s.show.Narration).scores[g.seat]
	for at := range s.history.scores[g.seat] {
		g.values = append(g.values, theirs[min(g.reference.Corresponding(g.own, at, g.seat), len(theirs)-1)])
	}
	g.findDifference()
	return g, true
}

// findDifference finds the first move at which the game and its reference differ. If the player of
// this page made that move, it also prepares the trial, an evaluation that compares the two moves.
func (g *referencePage) findDifference() {
	if g.differsAt, g.differs = g.own.FirstDifference(g.reference); !g.differs || g.differsAt >= g.own.Last() ||
		g.differsAt >= g.reference.Last() {
		g.differs = false
		return
	}
	state, err := g.own.State(g.differsAt)
	if err != nil {
		g.differs = false
		return
	}
	here, there := g.own.Step(g.differsAt), g.reference.Step(g.differsAt)
	g.moves = [2]string{g.moveText(state, here.Move), g.moveText(state, there.Move)}
	if here.Seat == g.seat {
		g.trial = review.NewTrial(state, there.Move, here.Move)
	}
}

// moveText returns the text of move m at position s: the short text that the table provides, or the
// game's notation if there is none.
func (g *referencePage) moveText(s engine.State, m engine.Move) string {
	if move := g.results.show.Move; move != nil {
		if says := move(s, m); says != "" {
			return says
		}
	}
	return s.Notation(m)
}

func (g *referencePage) head() (id, label string) { return "ghost", i18n.T("Comparison") }

func (g *referencePage) build(l ui.Layout, r geom.Rect, dst []ui.Node) []ui.Node {
	s := g.results
	if g.trial != nil && g.worker == nil && !g.evaluated {
		g.worker = work.Start(g.trial)
	}
	foot, r := r.CutBottom(graphFoot)
	g.watch, g.words = splitFoot(foot)
	high := 96.0
	if l.Portrait {
		high = 3*84 + 16
	}
	tiles, area := r.Pad(4, 4).CutTop(high * max(1, l.View.Letters()*0.9))
	for i := range g.tiles {
		if g.tiles[i] = tiles.Row(i, 3, 12); l.Portrait {
			g.tiles[i] = tiles.Column(i, 3, 8)
		}
	}
	_, area = area.CutTop(12)
	g.chart = chart.Chart{
		Area: area, Last: s.history.last(), AxisMarks: s.history.cuts, Axis: s.history.unit,
		Lines: []chart.Line{
			{Seat: int(g.seat), Face: engine.At(s.seats, g.seat).Face, Values: *engine.At(s.history.scores, g.seat)},
			{Seat: (int(g.seat) + 1) % len(theme.Seats), Face: engine.At(s.show.Reference.Seats(), g.seat).Face,
				Values: g.values},
		},
		Format: func(v float64) string { return pieces.Number(int(v)) },
	}
	g.chart.Fit(0, 0)
	dst = append(dst, g.node(i18n.T("Scores over time"), ""), g.watchNode())
	for i, t := range g.tileTexts() {
		dst = append(dst, kit.Text("ghost/"+t.ID, i18n.Colon(t.Name, t.Value)+". "+t.Below, t.Tip, g.tiles[i]))
	}
	return dst
}

// tileTexts returns the contents of the three tiles: the final points of both games, the time at
// which the games first differ, and the difference in the chance to win between the two differing
// moves.
func (g *referencePage) tileTexts() [3]kit.Tile {
	s := g.results
	mine, his := *engine.At(s.count.scores, g.seat), *engine.At(s.show.Reference.Scores(), g.seat)
	out := [3]kit.Tile{
		{ID: "end", Name: i18n.T("Final score"), Value: i18n.T("%s to %s", pieces.Number(mine), pieces.Number(his)),
			Below: i18n.T("rank %d, recording %d", *engine.At(s.count.ranks, g.seat),
				*engine.At(engine.FinalRanks(s.show.Reference.State()), g.seat)),
			Tip: i18n.T("Your points and those of %s.", g.name)},
		{ID: "parted", Name: i18n.T("First difference"), Value: "–",
			Below: i18n.T("You made the same moves as in the recording.")},
		{ID: "worth", Name: i18n.T("Effect on chances"), Value: "–"},
	}
	if s.expected().ArePoints() {
		out[2].Name = s.expected().Name()
	}
	if !g.differs {
		out[1].Tip = out[1].Below
		return out
	}
	out[1].Value = s.history.timeOf(g.differsAt)
	out[1].Below = i18n.T("%s, recording: %s", g.moves[0], g.moves[1])
	out[1].Tip = i18n.T("%s played: %s. In the recording: %s.", s.seats[g.own.Step(g.differsAt).Seat].Name,
		g.moves[0], g.moves[1])
	switch {
	case g.trial == nil:
		out[2].Below = i18n.T("%s played differently.", s.seats[g.own.Step(g.differsAt).Seat].Name)
	case g.worker != nil:
		out[2].Value, out[2].Below = i18n.Percent(kit.Percent(g.worker.Progress())), i18n.T("the coach is checking")
	default:
		by := max(g.trial.Deficit(), -g.trial.Deficit())
		if out[2].Value = i18n.T("by %d%%", kit.Percent(by)); s.expected().ArePoints() {
			out[2].Value = i18n.T("by %s", s.expected().Text(by))
		}
		switch {
		case kit.Percent(by) == 0:
			out[2].Below = i18n.T("both moves are equally good")
		case g.trial.Deficit() > 0:
			out[2].Below = i18n.T("the recorded move was better")
		default:
			out[2].Below = i18n.T("your move was better")
		}
	}
	out[2].Tip = i18n.T("How much the chance of winning differs between the two moves, " +
		"based on what the player could know then.")
	if s.expected().ArePoints() {
		out[2].Tip = i18n.T("By how many points per day the two moves differ, based on what the player could know then.")
	}
	return out
}

func (g *referencePage) paint(p *paint.Canvas) {
	g.chart.Paint(p)
	for i, t := range g.tileTexts() {
		r := g.tiles[i]
		kit.PaintTile(p, r, kit.Tile{Name: t.Name, Value: t.Value})
		st := kit.SmallStyle
		st.Align = paint.Center
		p.Fit(t.Below, geom.R(r.X+6, r.Y+58, r.W-12, r.Bottom()-r.Y-60), st)
	}
	if g.differs {
		for _, v := range g.chart.Lines {
			if g.differsAt < len(v.Values) {
				chart.Mark(p, g.chart.Point(g.differsAt, v.Values[g.differsAt]), markRadius, v.Seat, "horizon-road")
				break
			}
		}
	}
	p.Fit(i18n.T("The second line shows %s on the same turns.", g.name), g.words, kit.SmallStyle)
}

func (g *referencePage) draw(p *paint.Canvas) {
	if g.graph.at < 0 {
		return
	}
	names := make([]string, len(theme.Seats))
	names[g.chart.Lines[0].Seat], names[g.chart.Lines[1].Seat] = engine.At(g.results.seats, g.seat).Name, g.name
	g.chart.DrawCursor(p, g.graph.at, g.results.history.timeOf(g.graph.at), names, nil)
}

func (g *referencePage) update(in *ui.Input, _ float64) bool {
	moved := g.graph.update(in)
	if g.worker == nil {
		return moved
	}
	if g.worker.Step() {
		g.worker, g.evaluated = nil, true
		g.results.Rebuild()
		return true
	}
	if now := kit.Percent(g.worker.Progress()); now != g.shownPercent {
		g.shownPercent = now
		g.results.Repaint()
	}
	return moved
}

// close cancels the evaluation of the differing moves if it is still running.
func (g *referencePage) close() {
	if g.worker != nil {
		g.worker.Cancel()
	}
}
