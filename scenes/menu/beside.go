package menu

import (
	"gulch/engine"
	"gulch/engine/review"
	"gulch/render/chart"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stage"
	"gulch/scenes/work"
)

// AskBeside returns a dialog that asks whether a deal is played together with a recorded game of
// the same deal (the reference) or alone. The dialog says beforehand that a game with a reference
// does not count for the rating. The two callbacks are called after the dialog has closed.
func AskBeside(h *stage.App, beside, alone func()) stage.Scene {
	n := &note{app: h, name: "ask-beside", title: words.T("Beside the record?")}
	n.text = words.T("Its figures run along with you in the ledger, turn by turn, and at the end you see where the two of you parted. But a record gives the deal away: who knows it plays with open cards, and it does not count for your strength.")
	n.Overlay = true
	n.buttons = func(row geom.Rect) []ui.Node {
		answer := func(do func()) func() {
			return func() {
				h.Pop()
				do()
			}
		}
		return []ui.Node{
			ui.Button("alone", row.Row(0, 2, 12), pieces.Button{Label: words.T("Without it")}, answer(alone)),
			ui.Button("beside", row.Row(1, 2, 12), pieces.Button{Label: words.T("Beside it"), Make: pieces.Brass}, answer(beside)),
		}
	}
	return n
}

// ghostPage is the page of the results that compares a game with its reference, a recorded game of
// the same deal: the points of both over time, the first move at which they differ, and what that
// difference was worth.
type ghostPage struct {
	*graph
	seat   engine.Seat
	name   string // name of the player in the reference
	theirs *stage.Course
	mine   *stage.Course
	values []float64 // points of the reference at each position of this game
	at     int       // index of the first differing move
	parted bool
	moves  [2]string // text of the differing moves: [0] in this game, [1] in the reference
	trial  *review.Trial
	worker *work.Worker // evaluates the trial; nil when it is not running
	shown  int          // progress of the evaluation on the screen, in percent
	judged bool         // the evaluation is complete
	tiles  [3]geom.Rect
	words  geom.Rect
}

// newGhostPage returns the comparison page for a seat of a person. It returns false if no person
// plays or one of the games cannot be replayed.
func newGhostPage(s *results) (*ghostPage, bool) {
	g := &ghostPage{graph: newGraph(s), seat: engine.NoSeat}
	for i, seat := range s.seats {
		if seat.Person() && g.seat == engine.NoSeat {
			g.seat = engine.Seat(i)
		}
	}
	var err error
	if g.theirs, err = stage.CourseOf(s.show.Ghost); err == nil {
		g.mine, err = stage.CourseOf(s.show.Match)
	}
	if err != nil || g.seat == engine.NoSeat || s.course.last() < 0 {
		return nil, false
	}
	g.name = stage.RecordName(s.show.Ghost.Seats()[g.seat], s.seats[g.seat])
	theirs := newCourse(s.show.Ghost, s.show.Chronicle).scores[g.seat]
	for at := range s.course.scores[g.seat] {
		g.values = append(g.values, theirs[min(g.theirs.Like(g.mine, at, g.seat), len(theirs)-1)])
	}
	g.part()
	return g, true
}

// part finds the first move at which the two games differ. If the player's own seat decided it, a
// trial that evaluates both moves is prepared.
func (g *ghostPage) part() {
	if g.at, g.parted = g.mine.Parted(g.theirs); !g.parted || g.at >= g.mine.Last() || g.at >= g.theirs.Last() {
		g.parted = false
		return
	}
	state, err := g.mine.State(g.at)
	if err != nil {
		g.parted = false
		return
	}
	here, there := g.mine.Step(g.at), g.theirs.Step(g.at)
	g.moves = [2]string{g.order(state, here.Move), g.order(state, there.Move)}
	if here.Seat == g.seat {
		g.trial = review.NewTrial(state, there.Move, here.Move)
	}
}

// order returns the text of a move: the table's short order if it has one, otherwise the notation.
func (g *ghostPage) order(s engine.State, m engine.Move) string {
	if move := g.results.show.Move; move != nil {
		if says := move(s, m); says != "" {
			return says
		}
	}
	return s.Notation(m)
}

func (g *ghostPage) head() (id, label string) { return "ghost", words.T("Beside you") }

func (g *ghostPage) build(l ui.Layout, r geom.Rect, dst []ui.Node) []ui.Node {
	s := g.results
	if g.trial != nil && g.worker == nil && !g.judged {
		g.worker = work.Start(g.trial)
	}
	foot, r := r.CutBottom(graphFoot)
	g.watch, g.words = splitFoot(foot)
	high := 96.0
	if l.Slender {
		high = 3*84 + 16
	}
	tiles, area := r.Pad(4, 4).CutTop(high * max(1, l.View.Letters()*0.9))
	for i := range g.tiles {
		if g.tiles[i] = tiles.Row(i, 3, 12); l.Slender {
			g.tiles[i] = tiles.Column(i, 3, 8)
		}
	}
	_, area = area.CutTop(12)
	g.chart = chart.Chart{
		Area: area, Last: s.course.last(), Cuts: s.course.cuts, Axis: s.course.unit,
		Lines: []chart.Line{
			{Seat: int(g.seat), Face: engine.At(s.seats, g.seat).Face, Values: *engine.At(s.course.scores, g.seat)},
			{Seat: (int(g.seat) + 1) % len(theme.Seats), Face: engine.At(s.show.Ghost.Seats(), g.seat).Face, Values: g.values},
		},
		Write: func(v float64) string { return pieces.Number(int(v)) },
	}
	g.chart.Fit(0, 0)
	dst = append(dst, g.node(words.T("Points of both over time"), ""), g.watchNode())
	for i, t := range g.told() {
		dst = append(dst, text("ghost/"+t.id, words.Colon(t.name, t.value)+". "+t.below, t.tip, g.tiles[i]))
	}
	return dst
}

// told returns the three tiles: the final points, where the games differ, and what the difference
// was worth.
func (g *ghostPage) told() [3]tile {
	s := g.results
	mine, his := *engine.At(s.tally.scores, g.seat), *engine.At(s.show.Ghost.Scores(), g.seat)
	out := [3]tile{
		{id: "end", name: words.T("At the end"), value: words.T("%s to %s", pieces.Number(mine), pieces.Number(his)),
			below: words.T("place %d, in the record %d", *engine.At(s.tally.ranks, g.seat), *engine.At(s.show.Ghost.State().Ranks(nil), g.seat)),
			tip:   words.T("Your points and those of %s.", g.name)},
		{id: "parted", name: words.T("Parted"), value: "–", below: words.T("You played it move by move as it was recorded.")},
		{id: "worth", name: words.T("What it was worth"), value: "–"},
	}
	if !g.parted {
		out[1].tip = out[1].below
		return out
	}
	out[1].value = s.course.when(g.at)
	out[1].below = words.T("%s, in the record: %s", g.moves[0], g.moves[1])
	out[1].tip = words.T("%s decided: %s. In the record it was: %s.", s.seats[g.mine.Step(g.at).Seat].Name, g.moves[0], g.moves[1])
	switch {
	case g.trial == nil:
		out[2].below = words.T("It was %s who decided differently.", s.seats[g.mine.Step(g.at).Seat].Name)
	case g.worker != nil:
		out[2].value, out[2].below = words.Percent(percent(g.worker.Progress())), words.T("the old hand weighs it")
	default:
		by := percent(max(g.trial.Behind(), -g.trial.Behind()))
		out[2].value = words.T("%d in 100", by)
		switch {
		case by == 0:
			out[2].below = words.T("one is as good as the other")
		case g.trial.Behind() > 0:
			out[2].below = words.T("the record’s move was better")
		default:
			out[2].below = words.T("your move was better")
		}
	}
	out[2].tip = words.T("By how much the chance to win differs after the two moves, judged by what could be known then.")
	return out
}

func (g *ghostPage) paint(p *paint.Pen) {
	g.chart.Paint(p)
	for i, t := range g.told() {
		r := g.tiles[i]
		paintTile(p, r, tile{name: t.name, value: t.value})
		st := smallStyle
		st.Align = paint.Center
		p.Fit(t.below, geom.R(r.X+6, r.Y+58, r.W-12, r.Bottom()-r.Y-60), st)
	}
	if g.parted {
		for _, v := range g.chart.Lines {
			if g.at < len(v.Values) {
				chart.Mark(p, g.chart.Point(g.at, v.Values[g.at]), markRadius, v.Seat, "horizon-road")
				break
			}
		}
	}
	p.Fit(words.T("The second line is %s, at the same turns.", g.name), g.words, smallStyle)
}

func (g *ghostPage) draw(p *paint.Pen) {
	if g.graph.at < 0 {
		return
	}
	names := make([]string, len(theme.Seats))
	names[g.chart.Lines[0].Seat], names[g.chart.Lines[1].Seat] = engine.At(g.results.seats, g.seat).Name, g.name
	g.chart.Cursor(p, g.graph.at, g.results.course.when(g.graph.at), names, nil)
}

func (g *ghostPage) update(in *ui.Input, _ float64) bool {
	moved := g.graph.update(in)
	if g.worker == nil {
		return moved
	}
	if g.worker.Step() {
		g.worker, g.judged = nil, true
		g.results.Rebuild()
		return true
	}
	if now := percent(g.worker.Progress()); now != g.shown {
		g.shown = now
		g.results.Repaint()
	}
	return moved
}

// close cancels a running evaluation.
func (g *ghostPage) close() {
	if g.worker != nil {
		g.worker.Cancel()
	}
}
