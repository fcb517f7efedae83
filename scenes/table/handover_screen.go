package table

import (
	"strconv"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// handover is the screen that is shown while one person passes the device to the next. It covers
// the whole window, so that nothing of the table can be seen, and shows what happened since the
// next person last saw the table, in pages.
type handover struct {
	stage.SceneBase
	table *Table
	seat  engine.Seat
	all   []recapSection // what happened
	news  []recapSection // what happened, as short as it must be to fit
	left  int            // number of lines that news leaves out
	whole bool           // the person wants to read all lines, on several pages
	asked string         // what the person is asked to decide, "" if the rulebook has no words for it
	age   float64        // ms since the screen opened
	byKey bool           // a key press opened the screen
	again bool           // the person already has the device, after a decision in front of everybody

	sheet, head, lines, foot geom.Rect

	pages [][]recapRow
	page  int // index of the page that is shown
}

// recapRow is a heading or a line of the recap on a page.
type recapRow struct {
	rect    geom.Rect
	line    recapLine     // the log entry, unused for a heading
	heading *recapSection // the section that the row is the heading of, nil for a line
}

// newHandover returns the hand-over screen for the person of a seat. It must be called while no
// secrets are shown.
func newHandover(t *Table, seat engine.Seat) *handover {
	h := &handover{table: t, seat: seat, all: t.recap(seat), byKey: t.Root.KeyPressedWithin(handoverGuard)}
	if phase, ok := t.library.phase(); ok {
		h.asked = i18n.T("%s: %s", phase.Name, phase.Sentence)
	}
	h.asked = Sentences(t.gameUI.LastTurn(t.session.Match.State(), seat), h.asked)
	h.Root.Irreversible = func(*ui.Node) bool { return h.guarded() }
	return h
}

// handoverGuard is the time in milliseconds in which the hand-over screen ignores Enter, after a
// key press has opened it: pressing Enter twice must not show one person's secrets to the other.
const handoverGuard = 900

// guarded reports whether Enter is ignored because the screen has just been opened by a key press.
func (h *handover) guarded() bool { return h.byKey && h.age < handoverGuard }

// Name returns the name of the scene.
func (h *handover) Name() string { return "handover" }

// MinHeight returns 0: on a phone the screen is as high as the window.
func (h *handover) MinHeight(ui.Layout) float64 { return 0 }

// Sizes of the hand-over screen, in design units.
const (
	handoverWidth  = 760.0
	handoverWide   = 1120.0 // width of a sheet with two columns
	handoverHead   = 84.0
	handoverFoot   = 62.0
	handoverButton = 46.0
	recapIcon      = 17.0
	recapGap       = 36.0 // between two columns
	recapPictureW  = 50.0
	recapPictureH  = 32.0
	recapText      = recapPictureW + 14 // left edge of a line's text
)

// place lays out the sheet of paper on the hand-over screen and its pages. The sheet is as high as
// the window or, if everything fits on one page, as high as that page. If it does not fit in one
// column and the window is wide enough, the pages have two. If that is not enough, the recap is
// made shorter, see condense, unless the person wants to read all lines. p measures texts.
func (h *handover) place(p *paint.Canvas, l ui.Layout) {
	edge := 48.0
	if l.Phone {
		edge = 16
	}
	levels := condensed
	if h.whole {
		levels = condenseMain // what is shown before lines are left out
	}
	for level := range levels {
		h.news, h.left = condense(h.all, h.seat, level)
		if h.placeColumns(p, l, min(handoverWidth, l.W-edge), l.H-edge, 1) {
			break
		}
		if wide := min(handoverWide, l.W-edge); wide >= handoverWide &&
			h.placeColumns(p, l, wide, l.H-edge, 2) {
			break
		}
	}
	h.page = min(h.page, max(len(h.pages)-1, 0))
}

// placeColumns lays out a sheet of a width and at most the height high, with a number of columns.
// It reports whether everything fits on one page; the sheet is then no higher than that page.
func (h *handover) placeColumns(p *paint.Canvas, l ui.Layout, w, high float64, columns int) bool {
	h.placeSheet(l, w, high)
	h.layOutPages(p, columns)
	if len(h.pages) > 1 {
		return false
	}
	h.placeSheet(l, w, high-max(h.lines.H-h.usedHeight()-8, 0))
	h.layOutPages(p, columns)
	return true
}

// usedHeight returns the height that the rows of the first page take up, or that of the text that
// is shown if there are none.
func (h *handover) usedHeight() float64 {
	used := 40.0
	if len(h.pages) > 0 {
		for _, r := range h.pages[0] {
			used = max(used, r.rect.Bottom()-h.lines.Y)
		}
	}
	return used
}

// placeSheet lays out the parts of a sheet of the given size in the middle of the window.
func (h *handover) placeSheet(l ui.Layout, w, high float64) {
	h.sheet = geom.Around(l.Area().Center(), w, high)
	in := h.sheet.Pad(min(36, h.sheet.W*0.05), 22)
	h.head, in = in.CutTop(handoverHead * (1 + (l.View.Letters()-1)/2))
	h.foot, h.lines = in.CutBottom(handoverFoot)
}

// buttons returns the rectangles of the button that lifts the cover and, if there are several pages
// or lines that are left out, of the one that shows them.
func (h *handover) buttons() (ready, more geom.Rect) {
	if len(h.pages) <= 1 && h.left == 0 {
		return geom.Around(h.foot.Center(), min(h.foot.W, 320), handoverButton), more
	}
	row := geom.Around(h.foot.Center(), min(h.foot.W, 540), handoverButton)
	more, ready = row.CutLeft(row.W * 0.36)
	more.W -= 12
	return ready, more
}

var (
	recapStyle   = paint.Style{Face: paint.Body, Size: 14.5, Color: theme.Ink, LineHeight: 1.24}
	recapHeading = paint.Style{Face: paint.Display, Size: 16, Color: theme.Umber}
)

// layOutPages distributes the recap over as few pages as possible with the given number of columns.
// If there are several columns, those of the last page are about equally long; all other pages are
// full.
func (h *handover) layOutPages(p *paint.Canvas, columns int) {
	w := (h.lines.W - recapGap*float64(columns-1)) / float64(columns)
	h.pages = nil
	all := h.layOutColumns(p, w, h.lines.H, 0)
	if columns > 1 {
		most := (len(all) + columns - 1) / columns * columns
		full := most - columns                           // all pages but the last are full
		for low, high := 0.0, h.lines.H; high-low > 1; { // the lowest height at which the columns suffice
			mid := (low + high) / 2
			if even := h.layOutColumns(p, w, mid, full); len(even) > most {
				low = mid
			} else {
				all, high = even, mid
			}
		}
	}
	for i, column := range all {
		for n := range column {
			column[n].rect.X += float64(i%columns) * (w + recapGap)
		}
		if i%columns == 0 {
			h.pages = append(h.pages, column)
		} else {
			h.pages[len(h.pages)-1] = append(h.pages[len(h.pages)-1], column...)
		}
	}
}

// layOutColumns distributes the recap over columns of width w and of at most the given height, all
// at the left edge of the space for lines. The first columns, as many as full says, take the whole
// height of that space instead. A column begins with a heading and never ends with one.
func (h *handover) layOutColumns(p *paint.Canvas, w, height float64, full int) (columns [][]recapRow) {
	var column []recapRow
	y := h.lines.Y
	st := recapStyle
	st.Wrap = w - recapText
	headHigh := 30.0 * p.View.Letters()
	for i := range h.news {
		section := &h.news[i]
		for n, l := range section.lines {
			_, high := p.Measure(l.line, st)
			high += 8
			if l.picture != nil {
				high = max(high, recapPictureH+8)
			}
			need := high
			if n == 0 {
				need += headHigh
			}
			limit := height
			if len(columns) < full {
				limit = h.lines.H
			}
			ends := len(column) > 0 && y+need > h.lines.Y+limit
			if ends {
				columns, column, y = append(columns, column), nil, h.lines.Y
			}
			if n == 0 || ends {
				column = append(column, recapRow{rect: geom.R(h.lines.X, y, w, headHigh), heading: section})
				y += headHigh
			}
			column = append(column, recapRow{rect: geom.R(h.lines.X, y, w, high), line: l})
			y += high
		}
	}
	if len(column) > 0 {
		columns = append(columns, column)
	}
	return columns
}

// Build lays the hand-over screen out.
func (h *handover) Build(l ui.Layout) {
	h.place(h.table.app.Kit.Canvas(nil, l.View), l)
	name := h.table.session.Seats[h.seat].Name
	readyAt, moreAt := h.buttons()
	label := i18n.T("I'm %s", name)
	if h.table.gameUI.Hero(h.table.session.Match.State()) == h.seat {
		label = i18n.T("Begin your turn")
	}
	look := pieces.Button{Label: label, Icon: "play-button", Material: pieces.Brass}
	ready := ui.Button("ready", readyAt, look, h.lift)
	ready.Tip = i18n.T("Show what only %s may see.", name)
	nodes := []ui.Node{{ID: "news", Rect: h.lines, SkipFocus: true, TurnPage: h.turnPage}}
	nodes = append(nodes, h.rowNodes()...)
	if h.left > 0 {
		nodes = append(nodes, h.allButton(moreAt))
	} else if len(h.pages) > 1 {
		nodes = append(nodes, h.pageButton(moreAt))
	}
	h.Root.Set(l, append(nodes, ready))
	h.table.app.Announce(h.PageTitle())
}

// allButton returns the button in r that shows all lines, also those that are left out.
func (h *handover) allButton(r geom.Rect) ui.Node {
	label := i18n.N(h.left, "And %d more", "And %d more", h.left)
	n := ui.Button("more", r, pieces.Button{Label: label}, func() {
		h.whole, h.page = true, 0
		h.Rebuild()
	})
	n.Tip = i18n.T("Show the rest of what happened.")
	return n
}

// pageButton returns the button in r that turns the page. It names the page that it leads to.
func (h *handover) pageButton(r geom.Rect) ui.Node {
	label, tip := i18n.T("Next: page %d of %d", h.page+2, len(h.pages)), i18n.T("Show the rest of what happened.")
	if h.page == len(h.pages)-1 {
		label, tip = i18n.T("Back: page %d of %d", 1, len(h.pages)), i18n.T("Show the first page again.")
	}
	n := ui.Button("more", r, pieces.Button{Label: label}, func() { h.turnPage(1) })
	n.Tip = tip
	return n
}

// rowNodes returns a node for each row of the page, for screen readers.
func (h *handover) rowNodes() (nodes []ui.Node) {
	if len(h.pages) == 0 {
		return nil
	}
	for i, r := range h.pages[h.page] {
		n := ui.Node{ID: "news " + strconv.Itoa(i), Label: r.line.line, Role: "listitem", Rect: r.rect, SkipFocus: true}
		if r.heading != nil {
			n.Label, n.Role = r.heading.title, "heading"
		}
		nodes = append(nodes, n)
	}
	return nodes
}

// turnPage shows the next page, or the previous one if by is -1. After the last page comes the
// first one.
func (h *handover) turnPage(by int) {
	if n := len(h.pages); n > 1 {
		h.page = (h.page + by + n) % n
		h.Rebuild()
	}
}

// lift shows the table to the person who has taken the device.
func (h *handover) lift() {
	if h.guarded() {
		h.Root.AnswerEarly("ready")
		return
	}
	h.table.app.Pop()
	h.table.uncoverFor(h.seat)
	h.table.frame.previews.quiet = quietNode{at: h.Root.Pointer(), on: true}
}

// Update opens the pause menu on Escape; the table stays covered.
func (h *handover) Update(in *ui.Input, ms float64) {
	h.age += ms
	h.Root.Update(in, ms)
	if in.Back {
		h.table.pause()
	}
}

// emptyText returns the text instead of a recap without lines. Something may have happened that has
// no line, such as a card laid face down in a fight.
func (h *handover) emptyText() string {
	if h.table.session.EventCount() > h.table.session.LastSeen(h.seat) {
		return i18n.T("Nothing else has happened since you last looked.")
	}
	return i18n.T("You haven't missed anything.")
}

// Paint paints the hand-over screen: the cloth, the sheet, what the next person is asked, and what
// has happened since the person last saw the table.
func (h *handover) Paint(p *paint.Canvas) {
	p.Table(h.table.frame.felt)
	pieces.Panel(p, h.sheet, 83)
	h.paintHead(p)
	p.Rule(h.lines.X, h.lines.Y-8, h.lines.W)
	if len(h.pages) == 0 {
		p.Label(h.emptyText(), geom.R(h.lines.X, h.lines.Y, h.lines.W, 30),
			paint.Style{Face: paint.Italic, Size: 15, Color: theme.SoftInk})
		return
	}
	for _, r := range h.pages[h.page] {
		h.paintRow(p, r)
	}
}

// paintHead paints the face and name of the person who takes the device, and what the person is
// asked to decide.
func (h *handover) paintHead(p *paint.Canvas) {
	token, words := h.head.CutLeft(min(76, h.head.H))
	pieces.Token(p, geom.Point{X: token.X + 32, Y: h.head.Y + 32}, 60, int(h.seat), h.table.session.Seats[h.seat].Face)
	title, words := words.CutTop(words.H * 0.42)
	p.Label(h.PageTitle(), title, paint.Style{Face: paint.Display, Size: 25, Color: theme.Umber})
	p.Fit(Sentences(i18n.T("Other players, please look away."), h.asked), words.Pad(0, 1),
		paint.Style{Face: paint.Italic, Size: 14.5, Color: theme.SoftInk, LineHeight: 1.2})
}

// paintRow paints a heading or a line of the recap.
func (h *handover) paintRow(p *paint.Canvas, r recapRow) {
	mid := r.rect.Center().Y
	if s := r.heading; s != nil {
		at := r.rect
		if s.seat != engine.NoSeat {
			pieces.Token(p, geom.Point{X: at.X + 11, Y: mid}, 22, int(s.seat), h.table.session.Seats[s.seat].Face)
			_, at = at.CutLeft(30)
		}
		p.Label(s.title, at, recapHeading)
		return
	}
	if pic := r.line.picture; pic != nil {
		paintPictureFrame(p, geom.R(r.rect.X, mid-recapPictureH/2, recapPictureW, recapPictureH), *pic)
	} else {
		p.Icon(r.line.icon, geom.Point{X: r.rect.X + recapPictureW/2, Y: mid}, recapIcon, theme.Oxblood)
	}
	st := recapStyle
	st.Wrap = r.rect.W - recapText
	_, high := p.Measure(r.line.line, st)
	p.Text(r.line.line, geom.Point{X: r.rect.X + recapText, Y: mid - high/2}, st)
}

// PageTitle returns who should take the device, for screen readers.
func (h *handover) PageTitle() string {
	if h.again {
		return i18n.T("Only %s may look", h.table.session.Seats[h.seat].Name)
	}
	return i18n.T("Pass the device to %s", h.table.session.Seats[h.seat].Name)
}
