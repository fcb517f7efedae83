package table

import (
	"cmp"
	"fmt"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/coach"
)

// toggleCoach switches the coach on or off for the person at the screen.
func (a *adviser) toggleCoach() {
	a.setCoach(!a.coachOn())
	a.app.SettingsChanged()
	if !a.coachOn() && !a.hinting {
		a.dropHint()
	}
	a.Rebuild()
	a.Root.ShowMessage("coach", a.coachWords())
}

func (a *adviser) coachWords() string {
	if a.coachOn() {
		return i18n.T("Coach: on")
	}
	return i18n.T("Coach: off")
}

// coachNode returns the button that switches the coach on and off; r is its rectangle.
func (a *adviser) coachNode(r geom.Rect) ui.Node {
	n := ui.Disc("coach", a.coachWords(),
		i18n.T("See what the coach thinks of each move, and get a warning before a blunder. (K)"), "whistle", r,
		a.toggleCoach, ui.CoachKey)
	n.Chosen = a.coachOn()
	return n
}

// coachMoveName returns the words by which the coach names move m and those that differ from it
// only in an amount and are rated alike, see exactMoveName.
func (a *adviser) coachMoveName(m engine.Move) string {
	if a.done() {
		if _, said := a.rangeOf(m); said != "" {
			return said
		}
	}
	return a.exactMoveName(m)
}

// exactMoveName returns the words by which the coach names move m: those that say what has to
// change in what is selected, or those that the game has for the coach. Otherwise, if nodes play
// sequences that begin with m, and the best of these is rated like m itself, it is the label of
// that node, such as “Move to the Bank”, else the words of m.
func (a *adviser) exactMoveName(m engine.Move) string {
	if said := cmp.Or(a.changeWords(m), a.lineWords(m), a.gameUI.CoachWords(m)); said != "" {
		return said
	}
	if g := a.meantGoal(m); g != nil {
		if said := a.gameUI.SequenceWords(g.moves); said != "" {
			return said
		}
	}
	if n := a.sequenceNode(m); n != nil {
		return a.plays.nameOf(n)
	}
	return a.gameUI.MoveWords(m)
}

// lineWords returns the game's words for the best moves if m is the first of them, see
// [Words.LineWords], otherwise "".
func (a *adviser) lineWords(m engine.Move) string {
	if !a.done() {
		return ""
	}
	if line := a.coach.Line(); len(line) > 1 && line[0] == m {
		return a.gameUI.LineWords(line)
	}
	return ""
}

// sequenceNode returns the node that plays a sequence beginning with m which is rated like m
// itself, or is of the best play while m is as good as that, nil if there is none. A node that asks
// to choose does not count: its label names all ways.
func (a *adviser) sequenceNode(m engine.Move) *ui.Node {
	own := a.moveVerdict(m)
	if own == coach.Unjudged || a.isPart(m) { // the node that ends the selection begins with a part of it
		return nil
	}
	for i := range a.Root.Nodes {
		n := &a.Root.Nodes[i]
		if n.Role != "move" || a.plays.sequences[n.ID] == nil || a.plays.ways[n.ID] != nil ||
			a.plays.moves[n.ID] != m || n.Label == "" {
			continue
		}
		if v := a.verdict(n.ID, m); v == own || v == coach.Best && own == coach.Good {
			return n
		}
	}
	return nil
}

// coachMoves returns the moves that the coach means when it names move m, see coachMoveName.
func (a *adviser) coachMoves(m engine.Move) []engine.Move {
	if g := a.meantGoal(m); g != nil {
		return g.moves
	}
	if n := a.sequenceNode(m); n != nil {
		return a.movesOf(n.ID, m)
	}
	return []engine.Move{m}
}

// Sizes of the coach's panel at the bottom of the log, design units, and the number of moves that
// it lists.
const (
	mostCoachRows  = 3
	leastCoachRows = 2    // unless the log is too low for them
	coachRow       = 19.0 // height of a line in which the name of the move fits into one row
	coachHead      = 22.0
	coachFoot      = 8.0
	coachedLog     = 76.0 // height of the log above it: the heading and three lines
	// maximum scale of the letters at which the log above the panel keeps three lines: it can use
	// smaller letters than the panel, see logTextStyle
	coachedLogLetters = 1.2
	// minimum height of the log above the panel: the heading and an entry of two lines
	leastCoachedLog = logHeadHeight + 36.0
)

// layOutCoach cuts the rectangle of the coach's panel off the log. The panel lists fewer moves if
// the log would otherwise have too few lines. After the game there is no panel: nothing is advised.
func (fr *frame) layOutCoach() {
	fr.coach = geom.Rect{}
	if fr.adviser.coaching() && !fr.session.Match.Over() {
		_, edges := fr.coachEdges(fr.log.H)
		high := float64(fr.coachRows())*coachRow*fr.window.View.Letters() + edges
		fr.coach, fr.log = fr.log.CutBottom(high)
	}
}

// coachEdges returns the height of the heading of the coach's panel, and that of heading and foot
// together. high is the height of the log and the panel together. There is no heading, and hardly a
// foot, if the log would lose its newest entry by it, or the panel its second move.
func (fr *frame) coachEdges(high float64) (head, both float64) {
	letters := fr.window.View.Letters()
	if high < leastCoachedLog+(coachHead+leastCoachRows*coachRow+coachFoot)*letters {
		return 0, 4
	}
	return coachHead * letters, (coachHead + coachFoot) * letters
}

// coachRows returns the number of moves for which the coach's panel gets room from the log. One
// move alone compares with nothing, so that the log gives more room for the second.
func (fr *frame) coachRows() int {
	_, edges := fr.coachEdges(fr.log.H)
	beside := func(log float64) int {
		return int((fr.log.H - log - edges) / (coachRow * fr.window.View.Letters()))
	}
	rows := max(beside(fr.coachedLog()), min(beside(leastCoachedLog), leastCoachRows))
	return min(max(rows, 1), mostCoachRows)
}

// coachedLog returns the height that the log keeps above the coach's panel.
func (fr *frame) coachedLog() float64 {
	return coachedLog * min(fr.window.View.Letters(), coachedLogLetters)
}

// fitCoach moves the upper edge of the coach's panel so that the names of the listed moves fit into
// it: the whole name of the first move, and those of the others as far as the log keeps its lines.
// The first name has smaller letters if the log would lose its newest entry otherwise.
func (fr *frame) fitCoach() {
	if fr.coach.Empty() || !fr.session.PersonDecides() || !fr.adviser.hasOpinions() {
		return
	}
	both := geom.R(fr.log.X, fr.log.Y, fr.log.W, fr.coach.Bottom()-fr.log.Y)
	_, frame := fr.coachEdges(both.H)
	most := both.H - frame - leastCoachedLog
	p := fr.app.Kit.Canvas(nil, fr.window.View)
	lines := fr.coachLines(p, both.H-frame-fr.coachedLog(), most)
	if len(lines) < leastCoachRows {
		lines = fr.coachLines(p, most, most)
		lines = lines[:min(len(lines), leastCoachRows)]
	}
	high := 0.0
	for _, line := range lines {
		high += line.high
	}
	fr.coach, fr.log = both.CutBottom(max(high+frame, fr.coach.H))
}

// coachLine is a line of the coach's panel: the rating of a move, with its name in the style st,
// wrapped if necessary. The verdict is at the right end of the first row of the name or, if below
// is set, in a row of its own: then the name has the whole width.
type coachLine struct {
	listedMove
	name  string
	st    paint.Style
	high  float64
	below bool
}

// coachLines returns the lines of the coach's panel that fit into the height room, but always the
// first, whose letters are smaller if it would be higher than most.
func (fr *frame) coachLines(p *paint.Canvas, room, most float64) (lines []coachLine) {
	width := fr.coach.W - 8 - 2*coachMargin
	for _, x := range fr.adviser.listed() {
		line := coachLine{listedMove: x, name: fr.adviser.moveName(x)}
		size := coachText(x.verdict).Size * fr.window.View.Letters()
		for ; ; size -= 0.5 {
			line.fit(p, width, size)
			if len(lines) > 0 || line.high <= most || size <= leastMoveName {
				break
			}
		}
		if room -= line.high; room < 0 && len(lines) > 0 {
			break
		}
		lines = append(lines, line)
	}
	return lines
}

// CoachPanelFaults returns a message for each line of the coach's panel that is not whole, and one
// if the panel leaves no room for the newest entry of the log. It is for tests.
func (t *Table) CoachPanelFaults() (wrong []string) {
	fr := &t.frame
	if fr.coach.Empty() || !t.session.PersonDecides() || !fr.adviser.hasOpinions() {
		return nil
	}
	room := fr.coachRoom()
	p := t.app.Kit.Canvas(nil, fr.window.View)
	for _, line := range fr.coachLines(p, room, room) {
		room -= line.high
		if wide, _ := p.Measure(line.name, line.st); wide > line.st.Wrap || room < 0 {
			wrong = append(wrong, fmt.Sprintf("%s, letters %.1f: %q is %.0f wide and %.0f high in the coach's panel, "+
				"which is %.0f wide and has %.0f left below it", i18n.Lang(), fr.window.View.Letters(), line.name, wide,
				line.high, line.st.Wrap, room))
		}
	}
	if fr.lines.newest() != nil && fr.pinnedPreview() == nil && len(fr.layOutLog(p)) == 0 {
		wrong = append(wrong, fmt.Sprintf("%s, letters %.1f: the coach's panel is %.0f high and leaves %.0f to the log, "+
			"which shows no entry", i18n.Lang(), fr.window.View.Letters(), fr.coach.H, fr.log.H))
	}
	return wrong
}

// coachRoom returns the height for lines in the coach's panel.
func (fr *frame) coachRoom() float64 {
	_, edges := fr.coachEdges(fr.log.H + fr.coach.H)
	return fr.coach.H - edges + 0.5
}

// coachMargin is the space left and right of the texts in the coach's panel, design units.
const coachMargin = 6.0

// coachText returns the style of the text about a move with verdict v.
func coachText(v coach.Verdict) paint.Style {
	st := paint.Style{Face: paint.Body, Size: 12.5, Color: theme.Ink, LineHeight: 1.12}
	if v == coach.Best {
		st.Face = paint.Bold
	}
	return st
}

// leastMoveName is the minimum letter size, in design units, of a move's name in the coach's panel.
const leastMoveName = 12

// fit sets style and height of the line for letters of a size and for texts of a width, both in
// design units.
func (c *coachLine) fit(p *paint.Canvas, width, size float64) {
	c.st = coachText(c.verdict)
	c.st.Size, c.st.Fixed = size, true
	verdict := p.Advance(i18n.T(verdicts[c.verdict]), c.st) + 8
	c.st.Wrap, c.below = width-verdict, false
	wide, high := p.Measure(c.name, c.st)
	under := c.st
	under.Wrap = width
	_, alone := p.Measure(c.name, under)
	if alone += size * c.st.LineHeight; wide > c.st.Wrap || alone < high-2 {
		c.st, c.below, high = under, true, alone
	}
	c.high = max(high+coachBar+1.5, coachRow*p.View.Letters())
}

// paintCoach paints the coach's panel: the best moves, or the reason for the last move of a bot.
func (fr *frame) paintCoach(p *paint.Canvas) {
	if fr.coach.Empty() {
		return
	}
	r := fr.coach.Pad(4, 2)
	p.Rule(fr.coach.X+4, fr.coach.Y, fr.coach.W-8)
	high, _ := fr.coachEdges(fr.log.H + fr.coach.H)
	head, rows := r.Move(0, 2).CutTop(high)
	title := i18n.T("The coach")
	if a := fr.adviser; fr.session.PersonDecides() && a.coach != nil {
		switch {
		case !a.done(): // what the search has found so far may change, so it is not listed
			title = i18n.T("The coach is thinking …")
		case a.hasOpinions() && a.inAnyOrder():
			title = i18n.T("The coach: in any order")
		case a.coach.Decided():
			title = i18n.T("The coach: best score")
		}
		if more := fr.unlisted(p); more > 0 {
			title = i18n.N(more, "%[2]s (%[1]d more is good)", "%[2]s (%[1]d more are good)", more, title)
		}
	}
	st := paint.Style{Face: paint.Display, Size: 14, Color: theme.Umber}
	if head.H > 0 {
		p.Label(title, head, st)
	} else if fr.session.PersonDecides() && !fr.adviser.done() {
		p.Fit(title, rows, st)
		return
	}
	if !fr.session.PersonDecides() || !fr.adviser.hasOpinions() {
		fr.adviser.paintBotReason(p, rows)
		return
	}
	room := fr.coachRoom()
	for _, line := range fr.coachLines(p, room, room) {
		var at geom.Rect
		at, rows = rows.CutTop(line.high)
		line.paint(p, at)
	}
}

// unlisted returns how many choices that are as good as those in the coach's panel have no line
// there: those that are not listed, and those of the list that do not fit.
func (fr *frame) unlisted(p *paint.Canvas) int {
	a := fr.adviser
	if _, selects := a.toSelect(); selects || !a.hasOpinions() {
		return 0
	}
	listed, more := a.listedChoices()
	room := fr.coachRoom()
	for _, x := range listed[len(fr.coachLines(p, room, room)):] {
		if x.verdict == coach.Good {
			more++
		}
	}
	return more
}

// opinions returns the lines of text in the coach's panel.
func (a *adviser) opinions() (all []string) {
	if !a.coaching() || !a.session.PersonDecides() || !a.hasOpinions() {
		return nil
	}
	for _, x := range a.listed() {
		all = append(all, i18n.Colon(a.moveName(x), i18n.T(verdicts[x.verdict])))
	}
	return all
}

// barLengths maps a verdict to the length of its bar, as a fraction of the row: one length for one
// word.
var barLengths = map[coach.Verdict]float64{coach.Best: 1, coach.Good: 1, coach.Worse: 0.5, coach.Bad: 0.1}

// coachBar is the height of the bar below the text of a line, design units: it never looks like a
// mark on some of the words.
const coachBar = 2.5

// paint paints the line into the rectangle r of the coach's panel.
func (c *coachLine) paint(p *paint.Canvas, r geom.Rect) {
	plate := r.Pad(0, 1.5)
	p.Rect(plate, 3, theme.Alpha(theme.SoftInk, 0.12))
	colour := theme.Alpha(theme.Focus, 0.7)
	if c.verdict == coach.Best {
		colour = theme.Brass
	}
	bar, _ := plate.CutBottom(coachBar)
	bar.W *= barLengths[c.verdict]
	p.Rect(bar, 1, colour)
	verdict, st := c.st, c.st
	verdict.Wrap, verdict.Align = 0, paint.Right
	in, row := r.Pad(coachMargin, 0), st.Size*st.LineHeight
	_, high := p.Measure(c.name, st)
	if c.below {
		high += row
	}
	y := in.Center().Y - (high+coachBar)/2
	p.Text(c.name, geom.Point{X: in.X, Y: y}, st)
	if c.below {
		y += high - row
	}
	p.Text(i18n.T(verdicts[c.verdict]), geom.Point{X: in.Right(), Y: y}, verdict)
}

// shownBotReason returns the reason for the last move of a bot, and the move alone. Both are ""
// while a person can decide, because they are out of date then.
func (a *adviser) shownBotReason() (why, move string) {
	if a.session.Match.Over() { // nobody follows it any more
		return "", ""
	}
	if a.canDecide() {
		return "", ""
	}
	return a.botReason, a.botMove
}

// paintBotReason paints the reason for the last move of a bot in the rectangle r. If it is too long
// for it, only the move is painted.
func (a *adviser) paintBotReason(p *paint.Canvas, r geom.Rect) {
	st := paint.Style{Face: paint.Italic, Size: 12.5, Color: theme.SoftInk}
	text, move := a.shownBotReason()
	if _, h := p.Measure(text, p.FitStyle(text, r, st)); h > r.H+1 {
		text = move
	}
	p.Fit(text, r, st)
}
