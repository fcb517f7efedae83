package table

import (
	"cmp"
	"slices"
	"strings"

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

// coachMoveName returns the words by which the coach names move m: those that the game has for the
// coach. Otherwise, if nodes play sequences that begin with m, and the best of these is rated like
// m itself, it is the label of that node, such as “Move to the Bank”, else the words of m.
func (a *adviser) coachMoveName(m engine.Move) string {
	if said := a.gameUI.CoachWords(m); said != "" {
		return said
	}
	if n := a.sequenceNode(m); n != nil {
		return cmp.Or(a.plays.names[n.ID], n.Label)
	}
	return a.gameUI.MoveWords(m)
}

// sequenceNode returns the node that plays a sequence beginning with m which is rated like m
// itself, nil if there is none. A node that asks to choose does not count: its label names all
// ways.
func (a *adviser) sequenceNode(m engine.Move) *ui.Node {
	own := a.moveVerdict(m)
	if own == coach.Unjudged {
		return nil
	}
	for i := range a.Root.Nodes {
		n := &a.Root.Nodes[i]
		if a.plays.sequences[n.ID] != nil && a.plays.ways[n.ID] == nil && a.plays.moves[n.ID] == m && n.Label != "" &&
			a.verdict(n.ID, m) == own {
			return n
		}
	}
	return nil
}

// coachMoves returns the moves that the coach means when it names move m, see coachMoveName.
func (a *adviser) coachMoves(m engine.Move) []engine.Move {
	if n := a.sequenceNode(m); n != nil {
		return a.movesOf(n.ID, m)
	}
	return []engine.Move{m}
}

// Sizes of the coach's panel at the bottom of the log, design units, and the number of moves that
// it lists.
const (
	mostCoachRows = 3
	coachRow      = 19.0
	coachHead     = 22.0
	coachFoot     = 8.0
	coachedLog    = 76.0 // height of the log above it: the heading and three lines
)

// layOutCoach cuts the rectangle of the coach's panel off the log. The panel lists fewer moves if
// the log would otherwise have too few lines.
func (fr *frame) layOutCoach() {
	fr.coach = geom.Rect{}
	if fr.adviser.coaching() {
		high := (coachHead + float64(fr.coachRows())*coachRow + coachFoot) * fr.window.View.Letters()
		fr.coach, fr.log = fr.log.CutBottom(high)
	}
}

// coachRows returns the number of moves for which the coach's panel gets room from the log.
func (fr *frame) coachRows() int {
	free := fr.log.H/fr.window.View.Letters() - coachedLog - coachHead - coachFoot
	return min(max(int(free/coachRow), 1), mostCoachRows)
}

// rowsInPanel returns the number of moves for which the coach's panel, as it is laid out, has room.
func (fr *frame) rowsInPanel() int {
	free := fr.coach.H/fr.window.View.Letters() - coachHead - coachFoot
	return max(int(free/coachRow+0.01), 1)
}

// paintCoach paints the coach's panel: the best moves, or the reason for the last move of a bot.
func (fr *frame) paintCoach(p *paint.Canvas) {
	if fr.coach.Empty() {
		return
	}
	r := fr.coach.Pad(4, 2)
	p.Rule(fr.coach.X+4, fr.coach.Y, fr.coach.W-8)
	head, rows := r.Move(0, 2).CutTop(coachHead * fr.window.View.Letters())
	title := i18n.T("The coach")
	if a := fr.adviser; fr.session.PersonDecides() && a.coach != nil {
		switch {
		case !a.done(): // what the search has found so far may change, so it is not listed
			title = i18n.T("The coach is thinking …")
		case a.coach.Decided():
			title = i18n.T("The coach, by points")
		}
	}
	p.Label(title, head, paint.Style{Face: paint.Display, Size: 14, Color: theme.Umber})
	if !fr.session.PersonDecides() || !fr.adviser.hasOpinions() {
		fr.adviser.paintBotReason(p, rows)
		return
	}
	all := fr.rowsInPanel()
	listed := fr.adviser.listed()
	names := make([]string, len(listed))
	for i, x := range listed {
		names[i] = fr.adviser.coachMoveName(x.move)
	}
	for i := range min(len(names), all) {
		paintListed(p, rows.Column(i, all, 0), listed[i], names, i)
	}
}

// opinions returns the lines of text in the coach's panel.
func (a *adviser) opinions() (all []string) {
	if !a.coaching() || !a.session.PersonDecides() || !a.hasOpinions() {
		return nil
	}
	for _, x := range a.listed() {
		all = append(all, i18n.Colon(a.coachMoveName(x.move), i18n.T(verdicts[x.verdict])))
	}
	return all
}

// paintListed paints x, the coach's rating of one move, as a line of the coach's panel in the
// rectangle r. names are the names of all listed moves, and i is the index of this one.
func paintListed(p *paint.Canvas, r geom.Rect, x listedMove, names []string, i int) {
	best := x.verdict == coach.Best
	bar := r.Pad(0, 1.5)
	p.Rect(bar, 4, theme.Alpha(theme.SoftInk, 0.12))
	c := theme.Alpha(theme.Focus, 0.35)
	if best {
		c = theme.Alpha(theme.Brass, 0.75)
	}
	p.Rect(geom.R(bar.X, bar.Y, max(bar.W*x.share, 4), bar.H), 4, c)
	st := paint.Style{Face: paint.Body, Size: 12.5, Color: theme.Ink}
	if best {
		st.Face = paint.Bold
	}
	verdict := i18n.T(verdicts[x.verdict])
	right, left := r.Pad(6, 0).CutRight(p.LabelWidth(verdict, r, st))
	p.Label(verdict, right, st)
	left.W -= 8
	st, name := fittingMoveName(p, names, i, left, st)
	if st.Wrap == 0 {
		p.Label(name, left, st)
		return
	}
	_, high := p.Measure(name, st)
	p.Text(name, geom.Point{X: left.X, Y: left.Center().Y - high/2}, st)
}

// leastMoveName is the minimum letter size, in design units, of a move's name in the coach's panel.
const leastMoveName = 12

// fittingMoveName returns a text for the name with index i of names that fits into r, and the style
// in which it fits: with smaller letters, in two lines, or without the words that the name shares
// with the beginning of another name. The words before them that tell it from a third name stay if
// there is room. Of a text that is too long all the same, the first of these words and the last
// ones stay; only if they are too long themselves, it is clipped at its end.
func fittingMoveName(p *paint.Canvas, names []string, i int, r geom.Rect, st paint.Style) (paint.Style, string) {
	largest, least := p.Size(st), max(leastMoveName, p.View.MinLetters)
	st.Fixed = true
	wrapped := st
	wrapped.Size, wrapped.Wrap, wrapped.LineHeight = least, r.W, 1.1
	if _, high := p.Measure(names[i], wrapped); high <= r.H && p.Advance(names[i], wrapped) > r.W {
		return wrapped, names[i]
	}
	words, shared, kept := strings.Fields(names[i]), 0, 0
	for _, other := range names {
		if other != names[i] {
			shared = max(shared, sharedWords(words, strings.Fields(other)))
		}
	}
	for _, other := range names {
		if n := sharedWords(words, strings.Fields(other)); other != names[i] && n < shared {
			kept = max(kept, n+1)
		}
	}
	text := names[i]
	for _, first := range []int{kept, 0} {
		for n := first; n <= shared && n < len(words); n++ {
			if n > first {
				text = strings.Join(slices.Concat(words[:first], []string{"…"}, words[n:]), " ")
			}
			for st.Size = largest; st.Size >= least; st.Size -= 0.5 {
				if p.Advance(text, st) <= r.W {
					return st, text
				}
			}
		}
	}
	st.Size, st.Clip = least, true
	rest := words[min(shared, max(len(words)-1, 0)):]
	lead := ""
	if len(rest) < len(words) {
		lead = "… "
	}
	for n := 2; n < len(rest); n++ { // keep the last words, which name the aim of a long sequence
		short := lead + rest[0] + " … " + strings.Join(rest[n:], " ")
		if p.Advance(short, st) <= r.W {
			return st, short
		}
	}
	return st, text
}

// sharedWords returns the number of words with which two lists of words begin alike.
func sharedWords(a, b []string) (n int) {
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// paintBotReason paints the reason for the last move of a bot in the rectangle r. If it is too long
// for it, only the move is painted.
func (a *adviser) paintBotReason(p *paint.Canvas, r geom.Rect) {
	st := paint.Style{Face: paint.Italic, Size: 12.5, Color: theme.SoftInk}
	text := a.botReason
	if _, h := p.Measure(text, p.FitStyle(text, r, st)); h > r.H+1 {
		text = a.botMove
	}
	p.Fit(text, r, st)
}
