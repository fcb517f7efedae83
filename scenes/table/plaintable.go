package table

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/reader"
	"gulch/scenes/talk"
)

// plainUI is a play with its board, its log and a list of moves, and without all that a game can do without: motions, close-ups,
// previews, stories, remarks. It is for a game that failed on its usual table, so whatever it still asks of the game runs under the
// guard of the painters and has a substitute.
type plainUI struct {
	Play
	guard  *paint.Guard
	page   int  // of the list of moves
	hidden bool // the board is looked at in place of the list
	asked  int  // what had happened when the list was made last
}

// newPlainUI returns a play as a plain one.
func newPlainUI(gameUI Play, guard *paint.Guard) *plainUI {
	return &plainUI{Play: gameUI, guard: guard}
}

// isPlain reports whether the table is a plain one.
func (t *Table) isPlain() bool {
	_, plain := t.gameUI.(*plainUI)
	return plain
}

// tryOr returns what f returns, or a substitute if it panics.
func tryOr[T any](b *plainUI, substitute T, f func() T) T {
	out := substitute
	b.guard.Try("plain table", func() { out = f() })
	return out
}

// Layout lays the board out.
func (b *plainUI) Layout() { b.guard.Try("plain table", b.Play.Layout) }

// Settled forgets what the last decision has left.
func (b *plainUI) Settled() { b.guard.Try("plain table", b.Play.Settled) }

// Draw draws nothing that moves.
func (b *plainUI) Draw(*paint.Pen) {}

// Animate shows nothing: the board follows at once.
func (b *plainUI) Animate(x *Sequence) { x.Still("a plain table has no motions") }

// Prepare paints nothing ahead.
func (b *plainUI) Prepare(*paint.Pen) bool { return false }

// Chapter tells no stories.
func (b *plainUI) Chapter(engine.State) int { return 0 }

// Cues has the sounds of the game.
func (b *plainUI) Cues(e engine.Event, dst []Cue) []Cue {
	return tryOr(b, dst, func() []Cue { return b.Play.Cues(e, dst) })
}

// MoveWords calls a move as the game does, or by its notation.
func (b *plainUI) MoveWords(m engine.Move) string {
	return tryOr(b, "", func() string { return b.Play.MoveWords(m) })
}

// Prompt is that of the game.
func (b *plainUI) Prompt(a *Ask) string {
	return tryOr(b, "", func() string { return b.Play.Prompt(a) })
}

// Heading is that of the game.
func (b *plainUI) Heading() string { return tryOr(b, "", b.Play.Heading) }

// Turns is that of the game.
func (b *plainUI) Turns() string { return tryOr(b, "", b.Play.Turns) }

// Row is that of the game.
func (b *plainUI) Row(seat engine.Seat) Row {
	return tryOr(b, Row{}, func() Row { return b.Play.Row(seat) })
}

// Line is that of the game.
func (b *plainUI) Line(e engine.Event) (icon, line string) {
	b.guard.Try("plain table", func() { icon, line = b.Play.Line(e) })
	return icon, line
}

// Joined is that of the game.
func (b *plainUI) Joined(events []engine.Event) (icon, line string) {
	b.guard.Try("plain table", func() { icon, line = b.Play.Joined(events) })
	return icon, line
}

// Reaction is that of the game.
func (b *plainUI) Reaction(s engine.State) Reaction {
	return tryOr(b, Reaction{}, func() Reaction { return b.Play.Reaction(s) })
}

// Zones shows the whole board of a phone at once.
func (b *plainUI) Zones() []Zone { return nil }

// Standing is no node.
func (b *plainUI) Standing() string { return "" }

// Account takes nothing apart.
func (b *plainUI) Account(engine.Seat) []Account { return nil }

// Advice has none.
func (b *plainUI) Advice() []Advice { return nil }

// Reason knows of none.
func (b *plainUI) Reason(engine.Move) string { return "" }

// Figure knows none.
func (b *plainUI) Figure(string, []string) (reader.Illustration, bool) {
	return reader.Illustration{}, false
}

// Moments finds nothing worth a word.
func (b *plainUI) Moments(_ engine.Event, dst []talk.Moment) []talk.Moment { return dst }

// Measures of the list of moves, design units.
const (
	plainRow  = 46
	plainWide = 400 // of the list beside a board that is wider than high
	plainFoot = 48
)

// listPlaces are where the list of moves lies on a board.
type listPlaces struct {
	all, head, foot geom.Rect
	rows            []geom.Rect
}

// placeList lays the list of moves out: at the right of a board, or at the foot of one that is higher than wide.
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

// shorten leaves out the lower part of the paper where so many moves do not fill one page.
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

// Nodes appends the list of moves: a button for each, as many pages of them as it takes.
func (b *plainUI) Nodes(a *Ask, dst []ui.Node) []ui.Node {
	if len(a.Legal) == 0 || a.Pending.Kind != 0 {
		return dst
	}
	if past := len(a.Past()); b.asked != past {
		b.asked, b.page, b.hidden = past, 0, false
	}
	show := pieces.Button{Label: words.T("Look at board"), Icon: "treasure-map"}
	if b.hidden {
		show = pieces.Button{Label: words.T("List the moves"), Icon: "scroll-unfurled", Make: pieces.Brass}
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
	dst = append(dst, ui.Node{ID: "plain/moves", Label: words.T("Moves"), Role: "text", Quiet: true, Solid: true, Rect: c.all,
		Draw: func(p *paint.Pen, n *ui.Node, _ ui.Feel) { drawList(p, c) }})
	first := b.page * len(c.rows)
	for i, m := range a.Legal[first:min(first+len(c.rows), len(a.Legal))] {
		label := b.MoveWords(m)
		if label == "" {
			label = a.State.Notation(m)
		}
		dst = append(dst, a.Button(m, c.rows[i], pieces.Button{Label: label, Make: pieces.PaperTag, Size: 14}, ""))
	}
	return b.turnPages(a, dst, c, pages)
}

// turnPages appends what turns the pages of the list, where there are several.
func (b *plainUI) turnPages(a *Ask, dst []ui.Node, c listPlaces, pages int) []ui.Node {
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
	back.Label = words.T("Previous page")
	next := ui.Button("plain/next", at.Row(2, 3, 8), pieces.Button{Icon: "next-button"}, turn(1))
	next.Label = words.T("Next page")
	said := words.T("%d of %d", b.page+1, pages)
	number := ui.Node{ID: "plain/page", Label: said, Role: "text", Quiet: true, Rect: at.Row(1, 3, 8),
		Draw: func(p *paint.Pen, n *ui.Node, _ ui.Feel) {
			p.Label(said, n.Rect, paint.Style{Face: paint.Bold, Size: 15, Color: theme.SoftInk, Align: paint.Center})
		}}
	return append(dst, back, number, next)
}

// drawList draws the paper of the list.
func drawList(p *paint.Pen, c listPlaces) {
	p.Lift(c.all, 6, 10)
	pieces.Panel(p, c.all, 23)
	p.Label(words.T("Moves"), c.head, paint.Style{Face: paint.Display, Size: theme.Heading, Color: theme.Umber})
	p.Rule(c.head.X, c.head.Bottom()-4, c.head.W)
}
