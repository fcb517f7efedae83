package table

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/reader"
	"gulch/scenes/talk"
)

// plainUI is the fallback UI of a game whose own UI has panicked: the board, the log and a list of
// moves, without animations, close-ups, previews, stories and remarks. It calls the game's
// functions under guard, and uses a substitute value if they panic.
type plainUI struct {
	GameUI
	guard  *paint.Guard
	page   int  // page of the list of moves, from 0
	hidden bool // the list is hidden, so that the board can be seen
	asked  int  // number of events when the list was last built
}

// newPlainUI returns the plain UI of a game. guard catches and reports panics of the game's
// functions.
func newPlainUI(gameUI GameUI, guard *paint.Guard) *plainUI {
	return &plainUI{GameUI: gameUI, guard: guard}
}

// isPlain reports whether the table uses the plain UI.
func (env *environment) isPlain() bool {
	_, plain := env.gameUI.(*plainUI)
	return plain
}

// tryOr returns the result of f, or substitute if f panics.
func tryOr[T any](b *plainUI, substitute T, f func() T) T {
	out := substitute
	b.guard.Try("plain table", func() { out = f() })
	return out
}

// The game's functions without which a table cannot be played, under guard.

func (b *plainUI) Layout()         { b.guard.Try("plain table", b.GameUI.Layout) }
func (b *plainUI) OnAllShown()     { b.guard.Try("plain table", b.GameUI.OnAllShown) }
func (b *plainUI) Heading() string { return tryOr(b, "", b.GameUI.Heading) }

func (b *plainUI) TurnSummary() string { return tryOr(b, "", b.GameUI.TurnSummary) }

func (b *plainUI) Cues(e engine.Event, dst []Cue) []Cue {
	return tryOr(b, dst, func() []Cue { return b.GameUI.Cues(e, dst) })
}

func (b *plainUI) MoveWords(m engine.Move) string {
	return tryOr(b, "", func() string { return b.GameUI.MoveWords(m) })
}

func (b *plainUI) LineWords(line []engine.Move) string {
	return tryOr(b, "", func() string { return b.GameUI.LineWords(line) })
}

func (b *plainUI) CoachWords(m engine.Move) string {
	return tryOr(b, "", func() string { return b.GameUI.CoachWords(m) })
}

func (b *plainUI) RangeWords(low, high engine.Move) string {
	return tryOr(b, "", func() string { return b.GameUI.RangeWords(low, high) })
}

func (b *plainUI) SequenceWords(moves []engine.Move) string {
	return tryOr(b, "", func() string { return b.GameUI.SequenceWords(moves) })
}

func (b *plainUI) Prompt(a *Decision) string {
	return tryOr(b, "", func() string { return b.GameUI.Prompt(a) })
}

func (b *plainUI) Row(seat engine.Seat) Row {
	return tryOr(b, Row{}, func() Row { return b.GameUI.Row(seat) })
}

func (b *plainUI) Line(e engine.Event) (icon, line string) {
	b.guard.Try("plain table", func() { icon, line = b.GameUI.Line(e) })
	return icon, line
}

func (b *plainUI) PersonalLoss(seat engine.Seat, e engine.Event) string {
	return tryOr(b, "", func() string { return b.GameUI.PersonalLoss(seat, e) })
}

func (b *plainUI) MergedLine(events []engine.Event) (icon, line string) {
	b.guard.Try("plain table", func() { icon, line = b.GameUI.MergedLine(events) })
	return icon, line
}

func (b *plainUI) JoinsSeats(e engine.Event) bool {
	return tryOr(b, false, func() bool { return b.GameUI.JoinsSeats(e) })
}

func (b *plainUI) Reaction(s engine.State) Reaction {
	return tryOr(b, Reaction{}, func() Reaction { return b.GameUI.Reaction(s) })
}

// What a plain table leaves out.

func (b *plainUI) Animate(x *EventAnimation)          { x.NoAnimation("a plain table has no motions") }
func (b *plainUI) Draw(*paint.Canvas)                 {}
func (b *plainUI) Prepare(*paint.Canvas) bool         { return false }
func (b *plainUI) Holds() Holds                       { return Holds{} }
func (b *plainUI) Chapter(engine.State) int           { return 0 }
func (b *plainUI) Zones() []Zone                      { return nil }
func (b *plainUI) PinnedPreview() string              { return "" }
func (b *plainUI) Breakdowns(engine.Seat) []Breakdown { return nil }
func (b *plainUI) Outlook(engine.Seat) Outlook        { return Outlook{} }
func (b *plainUI) Advice() []Advice                   { return nil }
func (b *plainUI) Reason(engine.Move) string          { return "" }

func (b *plainUI) RulesFigure(string, []string) (reader.Illustration, bool) {
	return reader.Illustration{}, false
}

func (b *plainUI) Moments(_ engine.Event, dst []talk.Moment) []talk.Moment { return dst }

// Sizes of the list of moves, design units.
const (
	plainRow  = 46
	plainWide = 400 // width of the list at the right of a landscape board
	plainFoot = 48
)

// listPlaces holds the rectangles of the list of moves on the board.
type listPlaces struct {
	all, head, foot geom.Rect
	rows            []geom.Rect
}

// placeList returns the layout of the list of moves: at the right of a landscape board, or at the
// bottom of a portrait board.
func placeList(board geom.Rect) (c listPlaces) {
	columns := 1
	if board.W > board.H {
		c.all, _ = board.CutRight(min(plainWide, board.W*0.5))
	} else {
		c.all, _ = board.CutBottom(board.H * 0.5)
		columns = 2
	}
	in := c.all.Inset(14)
	c.head, in = in.CutTop(36)
	c.foot, in = in.CutBottom(plainFoot)
	n := max(int(in.H/plainRow), 1)
	for i := range n * columns {
		c.rows = append(c.rows, in.Row(i/n, columns, 8).Column(i%n, n, 6))
	}
	return c
}

// shorten makes the sheet of paper behind the list less high if all moves fit on one page. moves is
// the number of moves.
func (c *listPlaces) shorten(moves int) {
	if moves > len(c.rows) {
		return
	}
	low := c.head.Bottom()
	for _, r := range c.rows[:moves] {
		low = max(low, r.Bottom())
	}
	c.all.H = low + 14 - c.all.Y
}

// Nodes appends the list of moves: a button for each, on as many pages as needed.
func (b *plainUI) Nodes(a *Decision, dst []ui.Node) []ui.Node {
	if len(a.Legal) == 0 || a.Pending.Kind != 0 {
		return dst
	}
	if past := len(a.History()); b.asked != past {
		b.asked, b.page, b.hidden = past, 0, false
	}
	show := pieces.Button{Label: i18n.T("Show the board"), Icon: "treasure-map"}
	if b.hidden {
		show = pieces.Button{Label: i18n.T("List the moves"), Icon: "scroll-unfurled", Material: pieces.Brass}
	}
	toggle := ui.Button("plain/list", a.Row, show, func() {
		b.hidden = !b.hidden
		a.Rebuild()
	})
	if dst = append(dst, toggle); b.hidden {
		return dst
	}
	c := placeList(b.common().Area)
	pages := (len(a.Legal) + len(c.rows) - 1) / len(c.rows)
	b.page = min(b.page, pages-1)
	c.shorten(len(a.Legal))
	dst = append(dst, ui.Node{ID: "plain/moves", Label: i18n.T("Moves"), Role: "text", SkipFocus: true,
		BlocksInput: true,
		Rect:        c.all,
		Draw:        func(p *paint.Canvas, n *ui.Node, _ ui.NodeState) { drawList(p, c) }})
	first := b.page * len(c.rows)
	for i, m := range a.Legal[first:min(first+len(c.rows), len(a.Legal))] {
		label := b.MoveWords(m)
		if label == "" {
			label = a.State.Notation(m)
		}
		dst = append(dst, a.Button(m, c.rows[i], pieces.Button{Label: label, Material: pieces.PaperTag, Size: 14}, ""))
	}
	return b.turnPages(a, dst, c, pages)
}

// turnPages appends the buttons that turn the pages of the list of moves, and the page number
// between them. It appends nothing if there is only one page.
func (b *plainUI) turnPages(a *Decision, dst []ui.Node, c listPlaces, pages int) []ui.Node {
	if pages < 2 {
		return dst
	}
	turn := func(by int) func() {
		return func() {
			b.page = (b.page + by + pages) % pages
			a.Rebuild()
		}
	}
	at := c.foot.Pad(0, 2)
	back := ui.Button("plain/back", at.Row(0, 3, 8), pieces.Button{Icon: "previous-button"}, turn(-1))
	back.Label = i18n.T("Previous page")
	next := ui.Button("plain/next", at.Row(2, 3, 8), pieces.Button{Icon: "next-button"}, turn(1))
	next.Label = i18n.T("Next page")
	said := i18n.T("%d of %d", b.page+1, pages)
	number := ui.Node{ID: "plain/page", Label: said, Role: "text", SkipFocus: true, Rect: at.Row(1, 3, 8),
		Draw: func(p *paint.Canvas, n *ui.Node, _ ui.NodeState) {
			p.Label(said, n.Rect, paint.Style{Face: paint.Bold, Size: 15, Color: theme.SoftInk, Align: paint.Center})
		}}
	return append(dst, back, number, next)
}

// drawList draws the sheet of paper behind the list of moves.
func drawList(p *paint.Canvas, c listPlaces) {
	p.DropShadow(c.all, 6, 10)
	pieces.Panel(p, c.all, 23)
	p.Label(i18n.T("Moves"), c.head, paint.Style{Face: paint.Display, Size: theme.Heading, Color: theme.Umber})
	p.Rule(c.head.X, c.head.Bottom()-4, c.head.W)
}
