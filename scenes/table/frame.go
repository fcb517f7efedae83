package table

import (
	"slices"
	"strings"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
)

// frame is what is around the board: the plaque, the ledger with the seats, the log and the
// decision, or the frame of a phone, and the previews of moves in it.
type frame struct {
	*environment
	chromeLayout
	zones     zones // what a phone shows of the board
	previews  previews
	reference *reference // recorded game to compare with, nil for none

	lines     *gameLog
	adviser   *adviser
	reactions *reactions
	library   *library
	trail     *trailStation
}

// chromeLayout holds the rectangles of the table's frame, that is, of everything but the content of
// the board, in design units.
type chromeLayout struct {
	window   ui.Layout // the window that the frame is laid out for
	plaque   geom.Rect
	buttons  geom.Rect // the row of round buttons, filled from the right
	board    geom.Rect
	ledger   geom.Rect
	heads    geom.Rect // column headings above rows, empty if there are none
	rows     geom.Rect // the seats' rows of the ledger, empty if the board shows the seats instead
	rival    geom.Rect // row of a rival (a player without a seat), empty if there is none
	log      geom.Rect
	coach    geom.Rect // the coach's panel, empty without a coach
	decision geom.Rect // heading, prompt and controls of the decision
	felt     paint.Table
	shell    shell // the frame on a phone
}

// minLogHeight is the smallest height of the log, in design units. Its heading and two lines in
// larger letters fit into it.
const minLogHeight = 74

// comfortableLogHeight is the minimum height of the log in design units in games that draw their
// own ledger rows. It leaves room for move previews, which are drawn over the log. If the letters
// are larger, the log may become lower.
const comfortableLogHeight = 122

// fullLogHeight is the height of the log, in design units, up to which it takes free height from
// the decision's area: its heading and five entries of two lines fit into it.
const fullLogHeight = 196

// layOutChrome returns the layout of the frame for a number of seats. own describes the rows that
// the game draws itself. With larger letters the ledger is wider; with leftHand, ledger and board
// change sides.
func layOutChrome(l ui.Layout, seats int, leftHand bool, own Ledger) chromeLayout {
	c := layOutRightHanded(l, seats, own)
	c.window = l
	if !l.Glass.Empty() {
		c.layOutShell(l, seats, own)
		return c
	}
	if leftHand {
		c.mirror(l)
	}
	return c
}

// statHeadHeight is the height of the column headings above the standard rows of the ledger, in
// design units.
const statHeadHeight = 15

// mirror swaps left and right, for left-handed players.
func (c *chromeLayout) mirror(l ui.Layout) {
	flip := func(r *geom.Rect) { r.X = l.W - r.Right() }
	for _, r := range []*geom.Rect{&c.plaque, &c.buttons, &c.board, &c.ledger, &c.heads, &c.rows, &c.rival, &c.log,
		&c.decision} {
		flip(r)
	}
}

// layOutRightHanded lays out the frame for right-handed players. seats is the number of seats, and
// own describes the rows that the game draws itself.
func layOutRightHanded(l ui.Layout, seats int, own Ledger) chromeLayout {
	var c chromeLayout
	more := l.View.Letters() - 1 // 0.5 at a letter scale of 1.5
	full := l.Full
	// The cloth extends beyond the window on three sides, so that the board is all cloth; the rail
	// runs along the top.
	c.felt = paint.Table{
		Field: geom.R(full.X-80, 50, full.W+160, full.Bottom()+40), Radius: 46, Lamp: geom.Point{X: 430, Y: 150},
		Cloth: paint.Felt,
	}
	switch l.Class {
	case ui.Wide:
		c.plaque = geom.R(264, 4, 452, 44)
		c.buttons = geom.R(998, 8, 258, 36)
		wide := 284 + 90*more
		c.board = geom.R(24, 56, 1220-wide, 648)
		c.ledger = geom.R(1256-wide, 56, wide, 648)
	case ui.Square:
		c.plaque = geom.R(200, 4, 452, 44)
		c.buttons = geom.R(838, 8, 258, 36)
		wide := 260 + 80*more
		c.board = geom.R(20, 56, 1068-wide, 768)
		c.ledger = geom.R(1100-wide, 56, wide, 768)
	case ui.Tall:
		c.plaque = geom.R(24, 6, 452, 44)
		c.buttons = geom.R(522, 10, 258, 36)
		low := 254.0
		if own.TallHeight > 0 {
			low = min(own.TallHeight+tallMore*more, low)
		}
		c.board = geom.R(20, 60, 760, 1078-low)
		c.ledger = geom.R(20, 1148-low, 760, low)
		left, right := c.ledger.Inset(14).CutLeft(348)
		c.log = left
		c.decision = geom.R(right.X+16, right.Y, right.W-16, right.H)
		return c
	}
	inner := c.ledger.Pad(14, 10)
	rest := inner
	_, rest = rest.CutTop(34)
	ask := 248 + 70*more
	high, low, lines := 38.0, 34.8, float64(minLogHeight)
	if own.RowHeight > 0 {
		high, low, lines = own.RowHeight, 34,
			max(minLogHeight, comfortableLogHeight-2*(comfortableLogHeight-minLogHeight)*more)
	}
	head := own.HeadHeight
	if own.DrawRow == nil {
		head = statHeadHeight
	}
	c.heads, rest = rest.CutTop(head * (1 + more/2))
	all := seats
	if own.Rival.DrawRow != nil {
		all++
	}
	// with many seats some lines of the log stay in view
	row := min(high+14*more, max(low, (rest.H-4-8-lines-ask)/float64(all)))
	c.rows, rest = rest.CutTop(float64(seats)*row + 4)
	c.rival, rest = rest.CutTop(float64(all-seats) * row)
	c.decision, rest = rest.CutBottom(ask)
	_, c.log = rest.CutTop(8)
	return c
}

// paintChrome paints the cloth (the background), the plaque (the title bar) and the ledger (the
// panel with the seats, the log and the decision).
func (t *Table) paintChrome(p *paint.Canvas) {
	c := &t.frame
	p.Table(c.felt)
	if t.frame.onPhone() {
		p.Part("shell", t.paintShell)
		return
	}
	pieces.Plaque(p, c.plaque)
	p.Part("plaque", t.frame.paintPlaque)
	pieces.Panel(p, c.ledger, 11)
	if c.rows.Empty() {
		x := max(c.decision.X, c.log.X) - 9
		p.Rect(geom.R(x, c.ledger.Y+16, 1.2, c.ledger.H-32), 0, theme.Alpha(theme.SoftInk, 0.7))
	} else {
		p.Part("head", func(p *paint.Canvas) { t.frame.paintHead(p, c.ledgerHead()) })
		p.Rule(c.rows.X+4, c.log.Y-5, c.rows.W-8)
		p.Rule(c.decision.X+4, c.decision.Y-2, c.decision.W-8)
		p.Part("rows", func(p *paint.Canvas) { t.frame.paintRows(p, c.rows) })
	}
	t.paintAsides(p)
}

// ledgerHead returns the rectangle of the ledger's title, empty if the ledger has no rows.
func (c *chromeLayout) ledgerHead() geom.Rect {
	if c.rows.Empty() {
		return geom.Rect{}
	}
	head, _ := c.ledger.Pad(14, 8).CutTop(32)
	return head
}

// titles returns the rectangles of the titles around the board: those of the plaque, the ledger and
// its columns. On a phone there are none, because the ledger may be closed.
func (fr *frame) titles() []geom.Rect {
	if fr.onPhone() {
		return nil
	}
	return slices.DeleteFunc([]geom.Rect{fr.plaque, fr.ledgerHead(), fr.heads}, geom.Rect.Empty)
}

// paintHead paints the head of the ledger into r: the title, whose turn it is, who comes next, and
// the column headings.
func (fr *frame) paintHead(p *paint.Canvas, r geom.Rect) {
	name := paint.Style{Face: paint.Display, Size: 22, Color: theme.Umber, Align: paint.Center}
	turns := fr.gameUI.TurnSummary()
	if turns != "" {
		name.Align, name.Size = paint.Left, 20
		w := min(p.LabelWidth(i18n.T("Ledger"), r, name), r.W*0.4)
		st := paint.Style{Face: paint.Italic, Size: 12.5, Color: theme.SoftInk, Align: paint.Right, Clip: true}
		room := geom.R(r.X+w+12, r.Y, r.W-w-16, r.H)
		if p.Advance(turns, p.FitLine(turns, room.W, st, leastRowText)) > room.W {
			turns, _, _ = strings.Cut(turns, ",") // only who decides now
		}
		p.Label(turns, room, p.FitLine(turns, room.W, st, leastRowText))
		r = geom.R(r.X+4, r.Y, w, r.H)
	}
	p.Label(i18n.T("Ledger"), r, name)
	p.Rule(fr.rows.X+4, fr.rows.Y-fr.heads.H-3, fr.rows.W-8)
	if heads := fr.gameUI.Ledger().DrawHeads; heads != nil {
		heads(p, fr.heads)
		return
	}
	fr.paintStatHeads(p, fr.heads)
}

// paintStatHeads paints the headings over the columns of numbers in the standard rows.
func (fr *frame) paintStatHeads(p *paint.Canvas, r geom.Rect) {
	st := paint.Style{Face: paint.Italic, Size: 12, Color: theme.SoftInk}
	for i, s := range columns(fr.gameUI) {
		at := statRect(geom.R(fr.rows.X, r.Y, fr.rows.W, r.H), i)
		p.Label(s.Head, geom.R(at.X, r.Y, at.W-3, r.H), st)
	}
}

func (fr *frame) paintPlaque(p *paint.Canvas) {
	r := fr.plaque.Pad(30, 0)
	name := paint.Style{
		Face: paint.Display, Size: theme.Title, Color: theme.BrassHi, Edge: theme.Alpha(theme.RGB(0x120805), 0.95),
	}
	name.Fixed = true // the plaque has no room for larger letters
	title, head := fr.headings()
	w, _ := p.Measure(title, name)
	if s, ok := fr.trail.station(); ok { // a long name of a station would leave no room for the turn
		if wide, _ := p.Measure(i18n.T(s.Name), name); wide <= 0.6*r.W {
			title, w = i18n.T(s.Name), wide
		}
	}
	line := paint.Style{Face: paint.Bold, Size: theme.Body, Color: theme.MapSheet}
	const gap = 18
	lw := min(p.LabelWidth(head, r, line), r.W-w-gap)
	x := r.Center().X - (w+gap+lw)/2
	p.Text(title, geom.Point{X: x, Y: r.Center().Y - 16.5}, name)
	if at := geom.R(x+w+gap, r.Y, lw+1, r.H); p.LabelFits(head, at, line) {
		p.Label(head, at, line)
	} else { // two lines
		line.LineHeight = 1.1
		p.Fit(head, at.Pad(0, 4), line)
	}
}

// headings returns the texts of the plaque: title is the name of the game, and head the turn and
// phase.
func (fr *frame) headings() (title, head string) {
	title, _, _ = strings.Cut(fr.info.Name, ":") // the subtitle after the colon is only on the box
	head = fr.gameUI.Heading()
	if phase, ok := fr.library.phase(); ok && head == "" {
		head = phase.Name
	}
	return title, head
}

// paintRows paints the seats' rows of the ledger, either standard rows or by the game's own
// functions, and the rival's row.
func (fr *frame) paintRows(p *paint.Canvas, rows geom.Rect) {
	ledger := fr.gameUI.Ledger()
	own := ledger.DrawRow
	if ledger.Rival.DrawRow != nil && !fr.rival.Empty() {
		p.Part("rival row", func(p *paint.Canvas) { ledger.Rival.DrawRow(p, fr.rival) })
	}
	if own == nil {
		all := columns(fr.gameUI)
		own = func(p *paint.Canvas, r geom.Rect, seat engine.Seat) {
			fr.common.PaintRow(p, r, seat, fr.gameUI.Row(seat), all)
		}
	}
	for i := range fr.session.Seats {
		p.PartOf("row", i, func() { own(p, rows.Column(i, len(fr.session.Seats), 0), engine.Seat(i)) })
	}
}

// Minimum letter sizes in the ledger, in design units: of the name in a row, and of what is written
// beside the heading.
const (
	leastRowName = 12.5
	leastRowText = 10.5
)

// PaintRow paints the standard row of a seat, or of the game's rival, into r. all are the columns
// of the ledger; the row may have values for only some of them.
func (c *Common) PaintRow(p *paint.Canvas, r geom.Rect, seat engine.Seat, row Row, all []Stat) {
	ink, soft := theme.Ink, theme.SoftInk
	if seat == c.HighlightedSeat {
		p.Rect(r.Inset(1), 7, theme.Brass)
		p.Gradient(r.Inset(2.4), 6, theme.Lit, theme.LitLo)
	} else if row.Dim {
		ink = theme.Mix(theme.Ink, theme.Parchment, 0.45)
		soft = theme.Mix(theme.SoftInk, theme.Parchment, 0.4)
	}
	c.Token(p, seat, geom.Point{X: r.X + 21, Y: r.Center().Y}, 30)
	half := r.H / 2
	name := geom.R(r.X+42, r.Y+1, r.W-50, half+1)
	note := paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.SoftInk, Align: paint.Right, Clip: true}
	if row.Good {
		note.Color = theme.RGB(0x3C6B2F)
	} else if row.Bad {
		note.Color = theme.Oxblood
	}
	who := paint.Style{Face: paint.Bold, Size: 14, Color: ink, Clip: true}
	if row.Note != "" { // the name is whole if it leaves the note a third of the row
		said, most := row.Note, max(r.W*0.33, name.W-16-p.LabelWidth(c.Name(seat), name, who))
		if row.Brief != "" && p.LabelWidth(said, name, note) > most {
			said = row.Brief
			most = max(most, name.W-16-p.LabelWidth(FirstName(c.Name(seat)), name, who))
		}
		note = p.FitLine(said, most, note, leastRowText)
		w := min(p.LabelWidth(said, name, note), most)
		p.Label(said, geom.R(r.Right()-9-w, r.Y+1, w, name.H), note)
		name.W -= w + 16
	}
	who, called := FittingName(p, c.Name(seat), name.W, who, leastRowName)
	p.Label(called, name, who)
	for i, f := range row.Stats {
		stands := statRect(r, columnOf(all, f, i))
		pieces.CoinOrIcon(p, f.Icon, geom.Point{X: stands.X + 7, Y: stands.Center().Y}, 6.5, 16, soft)
		number := statStyle
		number.Color = ink
		p.Label(f.Number(), geom.R(stands.X+statNumber, stands.Y, 38, half), number)
	}
	if row.Mark != "" {
		end := statRect(r, len(all))
		p.Icon(row.Mark, geom.Point{X: end.X + 8, Y: end.Center().Y}, 16, theme.Oxblood)
	}
}

// paintDecision paints the texts of the current decision: a heading that says whose move it is, and
// the prompt.
func (t *Table) paintDecision(p *paint.Canvas) {
	r := t.frame.decision.Pad(4, 4)
	head, prompt := t.promptTexts()
	slip := t.frame.previewOverPrompt(p)
	if at := geom.R(r.X, r.Y, r.W-44, 24); slip.Empty() || !slip.Meets(at) {
		t.paintDecisionHead(p, head, at)
	}
	if at := t.frame.promptRect(); slip.Empty() || !slip.Meets(at) {
		p.Fit(t.fittedHint(p, prompt, at), at, promptStyle)
	}
}

// leastHint is the letter size, in design units, below which a hint loses sentences instead of
// getting smaller letters.
const leastHint = 12.5

// fittedHint returns the part of a prompt that is painted into r: of a hint without enough room,
// only the most important sentences. Any other prompt is painted whole.
func (t *Table) fittedHint(p *paint.Canvas, prompt string, r geom.Rect) string {
	if !t.adviser.hinting {
		return prompt
	}
	parts := t.adviser.hintParts()
	if len(parts) == 0 || prompt != Sentences(parts...) {
		return prompt
	}
	return fittingSentences(p, parts, r)
}

// fittingSentences returns the sentences of a prompt that fit into r in letters that are not too
// small. The first one is always kept; of the others, an earlier one has precedence over a later
// one.
func fittingSentences(p *paint.Canvas, parts []string, r geom.Rect) string {
	kept := parts[0]
	for _, part := range parts[1:] {
		text := Sentences(kept, part)
		st := p.FitStyle(text, r, promptStyle)
		if _, high := p.Measure(text, st); high <= r.H+1 && st.Size >= leastHint {
			kept = text
		}
	}
	return kept
}

// headToken is the diameter of the face before a heading, in design units.
const headToken = 22.0

// paintDecisionHead paints head, which says whose move it is, into r, with the face of a person who
// decides in front of everybody before it. In a low decision area the
// switch of a reaction is in the same line; if it leaves too little room, the text is omitted.
func (t *Table) paintDecisionHead(p *paint.Canvas, head string, r geom.Rect) {
	st := paint.Style{Face: paint.Display, Size: theme.Heading, Color: theme.Umber}
	if t.session.DecidesOpenly() && !t.timeline.Busy() {
		t.common.Token(p, t.session.Match.Turn(), geom.Point{X: r.X + headToken/2, Y: r.Center().Y}, headToken)
		_, r = r.CutLeft(headToken + 6)
	}
	switch _, ok := t.reactions.shownReaction(); {
	case t.frame.showsSecretsButton() && t.frame.hasLowDecisionArea():
		r.W = t.frame.secretsRect().X - 8 - r.X
	case ok && t.frame.hasLowDecisionArea():
		const least = 0.75 // share of its width
		r.W = t.frame.reactionRow().X - 8 - r.X
		if w, _ := p.Measure(head, st); w*least > r.W {
			return
		}
	}
	p.Label(head, r, st)
}

// hasLowDecisionArea reports whether the decision's area has hardly any room for text above its
// buttons. This is so in tall windows if the game draws the ledger's rows on the board.
func (fr *frame) hasLowDecisionArea() bool {
	return fr.rows.Empty() && !fr.onPhone() && fr.gameUI.Ledger().TallHeight > 0
}

// lendToLog makes a log with few lines higher, by the height in the decision's area that the prompt
// and the game's controls (nodes) leave free. The heading and the prompt move down by as much.
func (t *Table) lendToLog(nodes []ui.Node) {
	c := &t.frame.chromeLayout
	if c.rows.Empty() || t.frame.onPhone() || t.replay != nil || t.frame.showsSecretsButton() || t.question() != nil {
		return
	}
	low := t.frame.buttonRow().Y
	for _, n := range nodes {
		if n.Rect.Meets(c.decision) {
			low = min(low, n.Rect.Y)
		}
	}
	if _, asks := t.reactions.shownReaction(); asks { // the switch is below the height reserved for the prompt
		c.lendToLog(c.decision.Y + low - promptGap - t.frame.reactionRow().Bottom())
		return
	}
	st := promptStyle
	st.Wrap = c.decision.W - 8
	_, prompt := t.promptTexts()
	_, high := t.app.Kit.Canvas(nil, c.window.View).Measure(prompt, st)
	c.lendToLog(low - promptGap - high - promptTop)
}

// lendToLog moves the upper edge of the decision's area down to y, or as far as the log needs the
// height.
func (c *chromeLayout) lendToLog(y float64) {
	letters := c.window.View.Letters()
	more := min(y-c.decision.Y, fullLogHeight*letters-c.log.H)
	if more < logStyle.Size*logStyle.LineHeight*letters {
		return
	}
	c.log.H += more
	c.coach.Y += more
	c.decision.Y, c.decision.H = c.decision.Y+more, c.decision.H-more
}

// promptStyle is the text style of a prompt, whose letters are larger than those of the log.
// promptGap is the least distance between the prompt and the controls below it.
var promptStyle = paint.Style{Face: paint.Body, Size: 14.5, Color: theme.Ink, LineHeight: 1.22}

const promptGap = 9

// promptRect returns the rectangle of the prompt: the part of the decision's area without controls.
func (fr *frame) promptRect() geom.Rect {
	r := fr.decision.Pad(4, 4)
	free := geom.R(r.X, r.Y+25, r.W, r.H-25)
	row := fr.buttonRow()
	low := row.Y
	for _, n := range fr.Root.Nodes {
		if n.Rect.Y > free.Y && n.Rect.Meets(free) {
			low = min(low, n.Rect.Y)
		}
	}
	free.H = low - free.Y - 5
	return free
}

// tallMore is how much higher the ledger of a tall window is at a letter scale of 2 than at 1, in
// design units.
const tallMore = 110

const (
	promptTop    = 28 // distance from the top of the decision's area to the prompt
	buttonHeight = 44
)

// promptHeight returns the height reserved for the prompt: for two lines if the area is wide, else
// for four. It grows with the letter scale.
func (fr *frame) promptHeight() float64 {
	more := fr.window.View.Letters() - 1
	switch {
	case fr.rows.Empty() && fr.gameUI.Ledger().TallHeight > 0:
		return 38 + 84*more
	case fr.rows.Empty():
		return 46 + 34*more
	}
	return 88 + 70*more
}

// decisionAreas returns the rectangle for a game's controls, and the row of its main buttons.
func (fr *frame) decisionAreas() (controls, row geom.Rect) {
	r := fr.decision.Pad(4, 0)
	row, rest := r.CutBottom(buttonHeight)
	row.Y -= 4
	_, controls = rest.CutTop(promptTop + fr.promptHeight())
	controls.H -= 8
	_, asked := fr.reactions.shownReaction()
	if (asked || fr.showsSecretsButton()) && fr.rows.Empty() && !fr.hasLowDecisionArea() {
		_, controls = controls.CutTop(fr.reactionRow().H + 6)
	}
	_, row = row.CutLeft(undoWidth)
	return controls, row
}
