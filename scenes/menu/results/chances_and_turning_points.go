package results

import (
	"math"
	"slices"
	"strconv"
	"strings"

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
)

// chancesPage is the page with each player's chance to win over time and the turning points of the
// game. Both come from a review, an analysis of the finished game that runs in the background.
type chancesPage struct {
	*graph
	review  *stage.Review
	result  review.Review
	steps   []review.Mistake // the mistakes at which the chart falls: turning points and those of the lists
	studied int              // number of seats whose decisions have all been checked
	listed  int              // number of mistakes in the lists of these seats
	swing   string           // see swingText
	err     error
	done    bool
	shown   float64 // displayed progress of the review (the analysis of the game), 0 to 1
	better  []string
	played  []string
	reasons []string // for each turning point, why the better move would have been better; "" if unknown
	cards   []geom.Rect
	words   geom.Rect
	waiting geom.Rect
}

// newChancesPage returns the page with the chances to win, and starts the review of the game unless
// the review is already running or done.
func newChancesPage(s *results) *chancesPage {
	return &chancesPage{graph: newGraph(s), review: s.app.Review(s.show.Match, s.show.Doc)}
}

// chances returns the page with the chances to win, nil if the results have no such page.
func (s *results) chances() *chancesPage {
	for _, page := range s.pages {
		if c, ok := page.(*chancesPage); ok {
			return c
		}
	}
	return nil
}

func (c *chancesPage) head() (id, label string) { return "chances", i18n.T("Turning points") }

// Sizes in design units of the cards that describe the turning points.
const (
	turnCard    = 130
	turnColumn  = 316
	turnSpacing = 10
)

func (c *chancesPage) build(l ui.Layout, r geom.Rect, dst []ui.Node) []ui.Node {
	c.takeResult()
	c.waiting = r
	if !c.done || c.err != nil {
		return dst
	}
	s := c.results
	c.takeStudies(s.app.Studied(s.show.Match, s.show.Doc))
	c.swing = c.swingText()
	foot, r := r.CutBottom(graphFoot)
	c.watch, c.words = splitFoot(foot)
	dst = c.learnNodes(dst)
	area := c.placeCards(l, r)
	full, step := s.expected().Full(), 25.0
	format := func(v float64) string { return i18n.Percent(int(v + 0.5)) }
	heading := i18n.T("Chances over time")
	if s.expected().ArePoints() {
		step, format, heading = 5, i18n.Decimal, i18n.T("Points per day over time")
	}
	c.chart = chart.Chart{
		Area: area, Lines: c.lines(full), Last: s.history.last(),
		AxisMarks: s.history.cuts,
		Axis:      s.history.unit, Step: step, Format: format,
	}
	c.chart.Fit(0, full)
	dst = append(dst, c.node(heading, ""), c.watchNode())
	for i, t := range c.result.Turns {
		dst = append(dst, ui.Node{
			ID: "turn " + strconv.Itoa(i+1), Label: c.turnTitle(t), Tip: c.turnText(i), Rect: c.cards[i],
			Press: func() { c.setPin(t.At) },
			Draw:  func(p *paint.Canvas, n *ui.Node, f ui.NodeState) { c.drawCard(p, n, f, i) },
		})
	}
	return dst
}

// learnTip returns the tooltip of a control that opens a person's own mistakes.
func learnTip() string {
	return i18n.T("Go through your decisions at the table again, and find the better moves yourself.")
}

// moreNode returns the button that leads to the mistakes of all players, in the rectangle r. It
// stands for a button for each person where there is no room for these.
func (c *chancesPage) moreNode(r geom.Rect) ui.Node {
	s := c.results
	n := ui.Button("more mistakes", r, pieces.Button{Label: i18n.T("More mistakes"), Icon: "magnifying-glass",
		Size: 14}, func() {
		var all []engine.Seat
		for seat := range s.show.Match.Setup().Seats {
			all = append(all, engine.Seat(seat))
		}
		s.app.Push(chooseMistakes(s.app, s.show.Match, s.show.Doc, all))
	})
	n.Tip = i18n.T("Choose a player, and go through all of that player's mistakes.")
	return n
}

// learnWidth is the width in design units of a button that opens the list of a player's mistakes.
const learnWidth = 210

// cutButton cuts the rectangle of a button that opens a list of mistakes off the space for the
// page's words.
func (c *chancesPage) cutButton() geom.Rect {
	at, rest := c.words.CutLeft(min(learnWidth, c.words.W))
	c.words = rest.Pad(8, 0)
	return at
}

// learnNodes appends to dst the buttons that open the list of a player's mistakes: one for each
// person at the table and one for all bots, or a single one for all players if these do not fit.
func (c *chancesPage) learnNodes(dst []ui.Node) []ui.Node {
	s := c.results
	if s.app.OpenMistakes == nil {
		return dst
	}
	var people []engine.Seat
	for seat, who := range s.show.Match.Setup().Seats {
		if who.Bot == "" {
			people = append(people, engine.Seat(seat))
		}
	}
	const least, gap = 150, 16
	bots := len(botsOf(s.show.Match)) > 0
	left := c.words.W - float64(len(people))*(learnWidth+gap)
	if len(people) > int(c.words.W/2/learnWidth)+1 || bots && left < least {
		return append(dst, c.moreNode(c.cutButton()))
	}
	for _, seat := range people {
		label := i18n.T("Learn from mistakes")
		if len(people) > 1 {
			label = i18n.T("Mistakes: %s", s.seats[seat].Name)
		}
		n := ui.Button("learn "+strconv.Itoa(int(seat)), c.cutButton(),
			pieces.Button{Label: label, Icon: "magnifying-glass", Size: 14},
			func() { s.app.OpenMistakes(s.show.Match, s.show.Doc, seat) })
		n.Tip = learnTip()
		dst = append(dst, n)
	}
	if !bots {
		return dst
	}
	n := ui.Button("learn bots", c.cutButton(), pieces.Button{Label: i18n.T("Bots’ mistakes"),
		Icon: "magnifying-glass", Size: 14},
		func() {
			if all := botsOf(s.show.Match); len(all) == 1 { // there is nothing to choose
				s.app.OpenMistakes(s.show.Match, s.show.Doc, all[0])
				return
			}
			s.app.Push(ChooseBotMistakes(s.app, s.show.Match, s.show.Doc))
		})
	n.Tip = i18n.T("Find better moves for the bots, and keep the positions for practice.")
	return append(dst, n)
}

// placeCards places the cards that describe the turning points, beside or below the chart. It
// returns the part of r that is left for the chart.
func (c *chancesPage) placeCards(l ui.Layout, r geom.Rect) geom.Rect {
	c.cards = c.cards[:0]
	n := len(c.result.Turns)
	column, area := r.CutRight(turnColumn)
	column.Y += 8
	if l.Class == ui.Tall {
		column, area = r.CutBottom(float64(n) * (turnCard + turnSpacing))
		column.Y += turnSpacing
	}
	y := column.Y
	for range n {
		c.cards = append(c.cards, geom.R(column.X, y, column.W, turnCard))
		y += turnCard + turnSpacing
	}
	return area
}

// transpose converts values indexed by position and seat (0 to 1) to values indexed by seat and
// position (0 to full). seats is the number of seats.
func transpose(positions [][]float64, seats int, full float64) [][]float64 {
	out := make([][]float64, seats)
	for _, row := range positions {
		for seat, x := range row {
			out[seat] = append(out[seat], full*x)
		}
	}
	return out
}

// takeResult stores the result of the review (the analysis of the game) on the page once the review
// is done.
func (c *chancesPage) takeResult() {
	if c.done {
		return
	}
	c.result, c.err, c.done = c.review.Result()
	c.describeTurns()
}

// lines returns the lines of the chart, which fall at every mistake that is known.
func (c *chancesPage) lines(full float64) []chart.Line {
	curve := c.result.CurveWith(c.steps)
	all := lines(transpose(curve.Chances, len(c.results.seats), full), c.results.seats)
	for seat := range all {
		all[seat].After = map[int]float64{}
		for at, row := range curve.After {
			all[seat].After[at] = full * row[seat]
		}
	}
	return all
}

// expected returns the words for the expected results of the game.
func (s *results) expected() ExpectedResults { return ExpectedResultsOf(s.show.Match.State()) }

// takeStudies adds the mistakes in the lists that are complete to those at which the chart falls.
// The turning points stay those that the review has found. studies are the lists.
func (c *chancesPage) takeStudies(studies []review.Findings) {
	c.steps, c.studied, c.listed = slices.Clone(c.result.Turns), len(studies), 0
	for _, f := range studies {
		c.listed += len(f.Mistakes)
		for _, m := range f.Mistakes {
			if !slices.ContainsFunc(c.steps, func(x review.Mistake) bool { return x.At == m.At }) {
				c.steps = append(c.steps, m)
			}
		}
	}
}

// describeTurns prepares the texts about the turning points.
func (c *chancesPage) describeTurns() {
	c.played, c.better, c.reasons = nil, nil, nil
	tell := c.results.show.Narration
	r, err := c.results.show.Match.Replay()
	for _, t := range c.result.Turns {
		if err != nil { // a defect; the notation is better than nothing
			c.played, c.better = append(c.played, t.Played), append(c.better, t.Better())
			c.reasons = append(c.reasons, "")
			continue
		}
		played := PlayedWords(tell, r, t)
		better, why := BetterWords(tell, r, t, 0)
		_, than := notationWords(tell, r, t.At, t.Played)
		if why = DistinctReason(why, than); IsReason(t.Why, why) {
			why = DifferenceText(*t.Why, t.Seat, played, c.results.show.Match.Info(),
				c.results.show.Match.Setup().Seats)
		}
		c.played, c.better, c.reasons = append(c.played, played), append(c.better, better), append(c.reasons, why)
	}
}

// turnTitle returns the heading of a turning point: the player who moved and the time in the game.
func (c *chancesPage) turnTitle(t review.Mistake) string {
	return i18n.T("%s, %s", c.results.seats[t.Seat].Name, c.results.history.timeOf(t.At))
}

// turnText returns the description of turning point i: the move that was played, the better one,
// and the chances to win after each.
func (c *chancesPage) turnText(i int) string {
	t := c.result.Turns[i]
	told := i18n.T("Played: %s. Better: %s.", c.played[i], c.better[i]) + " " +
		c.results.expected().Instead(t.PlayedChance, t.BestChance)
	if c.reasons[i] != "" {
		told += " " + c.reasons[i]
	}
	return told
}

func (c *chancesPage) drawCard(p *paint.Canvas, n *ui.Node, f ui.NodeState, i int) {
	t := c.result.Turns[i]
	r := n.Rect.Move(f.Shake, 0)
	p.SoftRect(r.Move(1, 2), 7, 3, 0, theme.Alpha(theme.Shadow, 0.35))
	p.Rect(r, 7, theme.Alpha(theme.SoftInk, 0.8))
	top := theme.RGB(0xFAF0D4)
	if c.pin == t.At {
		top = theme.Lit
		p.Rect(r.Inset(-1.4), 8, theme.Brass)
	}
	p.Gradient(r.Inset(1), 6, theme.Lighten(top, 0.3*f.Hover), theme.RGB(0xEAD8AC))
	in := r.Pad(12, 8)
	pieces.CoinWithNumber(p, geom.Point{X: in.X + 12, Y: in.Y + 12}, 12, i+1)
	pieces.Token(p, geom.Point{X: in.X + 42, Y: in.Y + 12}, 24, int(t.Seat), c.results.seats[t.Seat].Face)
	head, lost := geom.R(in.X+62, in.Y, in.W-62, 24), "−"+c.results.expected().Loss(t.BestChance, t.PlayedChance)
	cost := paint.Style{Face: paint.Bold, Size: 15, Color: theme.Oxblood, Align: paint.Right}
	wide := min(p.LabelWidth(lost, head, cost)+1, head.W*0.4)
	p.Label(c.turnTitle(t), geom.R(head.X, head.Y, head.W-wide-8, head.H), kit.BoldStyle)
	p.Label(lost, geom.R(head.Right()-wide, head.Y, wide, head.H), cost)
	small := kit.SmallStyle
	small.Size = 13.5
	for j, row := range []struct{ icon, words string }{
		{"cancel", i18n.T("Played: %s", c.played[i])}, {"check-mark", i18n.T("Better: %s", c.better[i])},
	} {
		y := in.Y + 31 + 26*float64(j)
		col := theme.Oxblood
		if j == 1 {
			col = theme.RGB(0x3C6B2F)
		}
		p.Icon(row.icon, geom.Point{X: in.X + 12, Y: y + 12}, 15, col)
		if line := geom.R(in.X+28, y, in.W-28, 24); p.LabelFits(row.words, line, small) {
			p.Label(row.words, line, small)
		} else { // two lines of smaller letters
			p.Fit(row.words, geom.R(line.X, line.Y-3, line.W, 29), small)
		}
	}
	small.Size = 12.5
	p.Fit(c.reasons[i], geom.R(in.X+28, in.Y+81, in.W-28, in.H-81), small)
}

func (c *chancesPage) paint(p *paint.Canvas) {
	if !c.done || c.err != nil {
		return
	}
	c.chart.Paint(p)
	c.paintCoins(p)
	line := c.caption()
	if c.words.W > kit.SlenderPage/2 {
		p.Fit(line, c.words, kit.SmallStyle)
	}
}

// caption returns the text below the chart. It says what the turning points are, and names the
// largest change of a chance that no mistake explains.
func (c *chancesPage) caption() string {
	switch {
	case len(c.result.Turns) == 0:
		return joined(c.noTurnsText(), c.swing)
	case c.results.expected().ArePoints():
		return i18n.T("The points per day that the coach expected at the start of each turn, and up to 3 mistakes. The list of mistakes checks every decision.")
	}
	return joined(i18n.T("The coach's view of the players’ chances at the start of each turn, and up to 3 mistakes from a first look. The lists of mistakes check every decision."), c.swing)
}

// joined joins two sentences; the second can be "".
func joined(a, b string) string { return strings.TrimSpace(a + " " + b) }

// noTurnsText returns the text of the page without turning points. That there was no big mistake is
// said only when all decisions of all seats have been checked.
func (c *chancesPage) noTurnsText() string {
	if c.listed > 0 || c.studied < len(c.results.show.Match.Setup().Seats) {
		return i18n.T("The coach’s quick look found no turning point: cards, dice and good moves decided this game. The lists of mistakes check every decision.")
	}
	return i18n.T("No big mistakes in this game: cards, dice and good moves decided it.")
}

// clearSwing is the smallest change of a chance, between two moments at which a seat's view was
// measured, that the page names.
const clearSwing = 0.15

// swingText returns a sentence about the largest change of a seat's chance that no mistake
// explains, and the most important thing that happened then. It is "" if there is no large change.
func (c *chancesPage) swingText() string {
	if c.results.expected().ArePoints() {
		return ""
	}
	largest, from, to, who := clearSwing, 0, 0, 0
	for seat, moments := range c.result.Moments {
		moments = append(slices.Clone(moments), len(c.result.Chances)-1)
		for i, at := range moments[1:] {
			before := moments[i]
			explained := func(m review.Mistake) bool { return m.At >= before && m.At < at }
			swing := math.Abs(c.result.Chances[at][seat] - c.result.Chances[before][seat])
			if swing > largest && !slices.ContainsFunc(c.steps, explained) {
				largest, from, to, who = swing, before, at, seat
			}
		}
	}
	if to == 0 {
		return ""
	}
	before, after := c.result.Chances[from][who], c.result.Chances[to][who]
	text := i18n.T("%s: %s goes from %d%% to %d%% without a big mistake.", c.results.history.timeOf(from),
		c.results.seats[who].Name, review.Percent(before), review.Percent(after))
	if line := c.results.history.mainEvent(from, to, engine.Seat(who), after > before); line != "" {
		return text + " " + line
	}
	return text
}

// paintCoins paints the numbers of the turning points as coins on the chart. Coins that would
// overlap are placed below each other.
func (c *chancesPage) paintCoins(p *paint.Canvas) {
	const radius = 11
	last, y := -1e3, 0.0
	for i, t := range c.result.Turns {
		at := c.chart.Point(t.At, c.chart.Lines[t.Seat].Values[t.At])
		if at.X-last < 2*radius+2 {
			y += 2*radius + 3
		} else {
			y = c.chart.Plot().Y + radius + 2
		}
		last = at.X
		p.Line(at, geom.Point{X: at.X, Y: y}, 1.2, theme.Alpha(theme.SoftInk, 0.7))
		pieces.CoinWithNumber(p, geom.Point{X: at.X, Y: y}, radius, i+1)
	}
}

func (c *chancesPage) draw(p *paint.Canvas) {
	if c.done && c.err == nil {
		c.graph.draw(p)
		return
	}
	mid := geom.Around(c.waiting.Center(), min(460, c.waiting.W-16), min(120*p.View.Letters()*max(1, 400/c.waiting.W),
		c.waiting.H))
	st := paint.Style{Face: paint.Body, Size: 15, Color: theme.Ink, Align: paint.Center}
	if c.done {
		p.Fit(i18n.T("The coach can't review this game: %s", i18n.Sentence(c.err)), mid, st)
		return
	}
	far, said := mid.CutBottom(60) // keep the progress bar below the text
	p.Fit(i18n.T("The coach is going through the game, move by move. You don't have to wait."), said, st)
	bar := geom.R(mid.X+40, far.Y+12, mid.W-80, 12)
	p.Rect(bar, 6, theme.Alpha(theme.SoftInk, 0.35))
	p.Gradient(geom.R(bar.X, bar.Y, max(bar.W*c.shown, 12), bar.H), 6, theme.BrassHi, theme.BrassLo)
	st.Face, st.Size = paint.Bold, 14
	p.Label(i18n.Percent(kit.Percent(c.shown)), bar.Move(0, 20).Pad(0, -8), st)
}

func (c *chancesPage) update(in *ui.Input, _ float64) bool {
	if c.done {
		return c.err == nil && c.graph.update(in)
	}
	if _, _, done := c.review.Result(); done {
		c.results.Rebuild()
		return true
	}
	now := c.review.Progress()
	moved := kit.Percent(now) != kit.Percent(c.shown)
	c.shown = now
	return moved
}
