package table

import (
	"fmt"
	"image/color"
	"slices"
	"strings"
	"unicode/utf8"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// On a phone the table has two parts: one for the board and one for the decision. The board is laid
// out as in a large window, and the phone shows one zone of it at a time through a viewport
// ([stage.SplitScene]). The frame around it is called the shell: the name of the game and whose
// turn it is, the seats, a tab for each zone, and the paper with the decision. The shell is laid
// out here, in the units of the phone's window.

// shell is the layout of the frame around the board on a phone. Its rectangles are in the units of
// [ui.Layout.Glass], the coordinates of the phone's window.
type shell struct {
	head   geom.Rect // the leather bar with the name of the game and the buttons
	name   geom.Rect // the area for texts on the leather bar
	seats  geom.Rect // the plates (small panels) of the seats: face, name and first value
	board  geom.Rect
	tabs   geom.Rect
	paper  geom.Rect // sheet of paper with the decision
	roster geom.Rect // the rows of the ledger, which a phone shows behind the last tab
}

// Sizes of the shell in design units, which are device-independent pixels on a phone.
const (
	shellHead      = 48
	shellSeats     = 44
	shellTabs      = 54
	shellPaper     = 226
	shellSide      = 72  // width of the tabs in landscape
	shellPaperWide = 305 // width of the paper in landscape
	shellRow       = 46  // height of a ledger row
	shellLow       = 34  // height of a ledger row if there are many seats
	shellEdge      = 8
	// how much further the cloth (the background) extends beyond the window than on a desktop
	shellMore = 800
)

// layOutShell computes the layout of the shell (the frame on a phone) and of the parts of the table
// in it. seats is the number of seats; own describes the ledger rows that the game draws itself.
func (c *chromeLayout) layOutShell(l ui.Layout, seats int, own Ledger) {
	s, full, safe := &c.shell, l.Glass, l.Safe
	if full.W > full.H {
		s.paper = geom.R(safe.Right()-shellPaperWide, full.Y, full.Right()-safe.Right()+shellPaperWide, full.H)
		in := geom.R(s.paper.X, safe.Y, shellPaperWide, safe.H)
		s.head, in = in.CutTop(shellHead)
		s.head.Y, s.head.H, s.head.W = full.Y, s.head.Bottom()-full.Y, s.paper.W
		s.seats, in = in.Pad(shellEdge, 4).CutTop(shellSeats - 6)
		c.decision = geom.R(in.X+2, in.Y+4, in.W-4, in.H-2)
		s.tabs = geom.R(full.X, full.Y, safe.X-full.X+shellSide, full.H)
		s.board = geom.R(s.tabs.Right(), full.Y, s.paper.X-s.tabs.Right(), full.H)
	} else {
		var in geom.Rect
		s.head, in = geom.R(safe.X, safe.Y, safe.W, full.Bottom()-safe.Y).CutTop(shellHead)
		s.seats, in = in.CutTop(shellSeats)
		s.seats = s.seats.Pad(shellEdge, 1)
		s.head = geom.R(full.X, full.Y, full.W, in.Y-full.Y)
		low := full.Bottom() - safe.Bottom() + shellPaper
		s.paper, in = in.CutBottom(low)
		s.tabs, s.board = in.CutBottom(shellTabs)
		c.decision = geom.R(s.paper.X+10, s.paper.Y+4, s.paper.W-20, shellPaper-6)
	}
	c.buttons = geom.R(s.head.X, max(s.head.Y, safe.Y)+4, min(s.head.Right(), safe.Right())-s.head.X-2, 40)
	s.name = geom.R(max(s.head.X, safe.X)+12, c.buttons.Y-2, c.buttons.W-phoneDiscs*44-16, 42)
	c.plaque = s.name
	c.felt.Field.H += shellMore
	c.ledger = s.board.Inset(shellEdge)
	c.layOutRoster(seats, own, l.View.Letters())
}

// layOutRoster divides the ledger of a phone into column headings, the rows of the seats, the row
// of a rival, and the log below them. letters is the letter scale, 1 for the default size.
func (c *chromeLayout) layOutRoster(seats int, own Ledger, letters float64) {
	in, all := c.ledger.Pad(8, 8), float64(seats)
	if own.Rival.DrawRow != nil {
		all++
	}
	c.heads, in = in.CutTop(own.HeadHeight * (1 + (letters-1)/2))
	rows := min(all*shellRow, max(c.ledger.H*0.5, min(all*shellLow, c.ledger.H*0.65)))
	c.shell.roster, in = in.CutTop(rows * float64(seats) / all)
	c.rival, in = in.CutTop(rows - c.shell.roster.H)
	_, c.log = in.CutTop(10)
}

// phoneDiscs is the number of round buttons in the shell's head; the other buttons are in the pause
// menu.
const phoneDiscs = 3

// onPhone reports whether the table is laid out for a phone.
func (fr *frame) onPhone() bool { return !fr.window.Glass.Empty() }

// Decision returns the rectangle of the decision, which a phone always shows at a scale at which it
// can be read and pressed. It is empty during a hand-over.
func (t *Table) Decision() geom.Rect {
	if t.reactions.needsHandover() && !t.session.AsksToPass() {
		return geom.Rect{}
	}
	return t.frame.decision
}

// PhoneSplit returns how a phone's window is divided between the shell and the open zone of the
// board; false on other devices.
func (t *Table) PhoneSplit() (stage.PhoneSplit, bool) {
	if !t.frame.onPhone() {
		return stage.PhoneSplit{}, false
	}
	return t.frame.zones.split(t.frame.shell.board), true
}

// TurnTo makes a phone show rectangle r of the table: it opens the zone that contains the centre of
// r and scrolls r into view. On other devices it does nothing.
func (t *Table) TurnTo(r geom.Rect) {
	if !t.frame.onPhone() {
		return
	}
	c := r.Center()
	to := t.frame.zones.at(c)
	if t.frame.ledger.Has(c) && to != t.frame.zones.open {
		to = len(t.frame.zones.all)
	}
	if to >= 0 {
		t.frame.openZone(to)
		t.frame.zones.focus = r
	}
}

// Handheld reports whether the table is shown on a phone.
func (t *Table) Handheld() bool { return t.frame.onPhone() }

// openZone shows zone i; one more than the last is the ledger.
func (fr *frame) openZone(i int) {
	fr.zones.show(i)
	fr.Rebuild()
}

// turnToMoves opens the zone with the most targets if a new decision has come and the open zone has
// no targets. It must not be called while a finger touches the screen.
func (fr *frame) turnToMoves() {
	if !fr.onPhone() || !fr.canDecide() || fr.zones.decision == fr.session.EventCount()+1 {
		return
	}
	fr.zones.decision = fr.session.EventCount() + 1
	if to := fr.zones.toOpenFor(fr.Root.Nodes); to >= 0 {
		fr.openZone(to)
	}
}

// tabNodes appends the tabs of the zones on a phone.
func (fr *frame) tabNodes(dst []ui.Node) []ui.Node {
	if !fr.onPhone() {
		return dst
	}
	all := append(slices.Clip(fr.zones.all), Zone{ID: "ledger", Icon: "scroll-unfurled", Name: i18n.Mark("Ledger")})
	widths := tabWidths(all)
	r := fr.shell.tabs
	column := geom.R(fr.window.Safe.X, fr.window.Safe.Y, shellSide, fr.window.Safe.H)
	left := r
	for i, z := range all {
		var at geom.Rect
		if r.H > r.W {
			at = column.Column(i, len(all), 0)
		} else {
			at, left = left.CutLeft(r.W * widths[i])
		}
		node := ui.Node{
			ID: fmt.Sprintf("zone/%d", i), Label: i18n.T(z.Name), Role: "tab", Rect: at, Chosen: i == fr.zones.open,
			SkipFocus: true, ViewOnly: true,
			Press: func() { fr.openZone(i) },
		}
		node.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) { fr.drawTab(p, n, f, z.Icon, i) }
		dst = append(dst, node)
	}
	return dst
}

// tabWidths returns the fraction of the row's width for each tab: tabs with longer words are wider.
func tabWidths(all []Zone) []float64 {
	const least, beside = 6, 3 // letters
	shares, sum := make([]float64, len(all)), 0.0
	for i, z := range all {
		shares[i] = float64(max(utf8.RuneCountInString(i18n.T(z.Name)), least) + beside)
		sum += shares[i]
	}
	for i := range shares {
		shares[i] /= sum
	}
	return shares
}

// drawTab draws the tab of zone i in walnut, or in paper if the zone is open, with a badge that
// shows the number of targets in the zone. A tab below a high move preview is not drawn.
func (fr *frame) drawTab(p *paint.Canvas, n *ui.Node, f ui.NodeState, icon string, i int) {
	if fr.previewOverPrompt(p).Meets(n.Rect) {
		return
	}
	ink := theme.MapSheet
	r := n.Rect.Pad(1, 3)
	if n.Chosen {
		ink = theme.Oxblood
		p.Rect(r, 7, theme.WalnutInk)
		p.Gradient(r.Inset(1.4), 6, theme.Lit, theme.RGB(0xF3E6C8))
		p.Rect(geom.R(r.X+4, r.Y+1.4, r.W-8, 2.4), 1, theme.Brass)
	} else if f.Press > 0 {
		p.Rect(r, 7, theme.Alpha(theme.Brass, 0.3*f.Press))
	}
	c := r.Center()
	p.Icon(icon, geom.Point{X: c.X, Y: c.Y - 9}, 23, ink)
	st := paint.Style{Face: paint.Bold, Size: 12.5, Color: ink, Align: paint.Center, Fixed: true}
	if n.Chosen {
		st.Color = theme.Ink
	}
	p.Label(n.Label, geom.R(r.X, c.Y+4, r.W, 18), st)
	if k := fr.badgeOf(i); k > 0 && !n.Chosen {
		at := geom.Point{X: min(c.X+15, r.Right()-9), Y: r.Y + 9}
		p.Disc(at, 9.5, theme.WalnutInk, theme.WalnutInk)
		p.Disc(at, 8.5, theme.Oxblood, theme.Oxblood)
		p.Label(pieces.Number(k), geom.Around(at, 17, 16), paint.Style{Face: paint.Bold, Size: 12, Color: theme.Cream,
			Align: paint.Center, Fixed: true})
	}
}

// badgeOf returns the number on the badge of zone i's tab: the number of targets in the zone while
// a person decides, otherwise 0.
func (fr *frame) badgeOf(i int) int {
	if !fr.canDecide() {
		return 0
	}
	return fr.zones.targets(i, fr.Root.Nodes, fr.Root.Version())
}

// plate returns the rectangle of seat i's plate, its small panel in the shell.
func (fr *frame) plate(i int) geom.Rect {
	return fr.shell.seats.Row(i, len(fr.session.Seats), 6)
}

// plateNodes appends the nodes of the seats' plates; a press opens the ledger.
func (fr *frame) plateNodes(dst []ui.Node) []ui.Node {
	if !fr.onPhone() {
		return dst
	}
	for i, s := range fr.session.Seats {
		dst = append(dst, ui.Node{
			ID: fmt.Sprintf("plate %d", i), Label: s.Name, Tip: fr.gameUI.Row(engine.Seat(i)).Tip, Role: "text",
			SkipFocus: true, Rect: fr.plate(i),
			Press: func() { fr.openZone(len(fr.zones.all)) },
		})
	}
	return dst
}

// paintShell paints the frame around the board on a phone.
func (t *Table) paintShell(p *paint.Canvas) {
	s := t.frame.shell
	p.Gradient(s.head, 0, theme.Walnut, theme.WalnutLo)
	p.Rect(geom.R(s.head.X, s.head.Bottom()-2, s.head.W, 2), 0, theme.BrassLo)
	p.Gradient(s.tabs, 0, theme.WalnutLo, theme.Walnut)
	if s.tabs.W > s.tabs.H {
		p.Rect(geom.R(s.tabs.X, s.tabs.Y, s.tabs.W, 1.6), 0, theme.Brass)
	} else {
		p.Rect(geom.R(s.tabs.Right()-1.6, s.tabs.Y, 1.6, s.tabs.H), 0, theme.Brass)
	}
	slip := s.paper
	if s.paper.Y == s.head.Y { // in landscape the head covers the top of the paper
		_, slip = s.paper.CutTop(s.head.H)
	}
	p.Sheet(slip, paint.Paper{Tint: theme.Parchment, Seed: 11})
	p.Part("title", t.frame.paintTitle)
	for i := range t.session.Seats {
		p.PartOf("seat", i, func() { t.frame.paintPlate(p, t.frame.plate(i), engine.Seat(i)) })
	}
	p.Gradient(s.board, 0, theme.WalnutLo, theme.WalnutInk)
	pieces.Panel(p, t.frame.ledger, 11)
	p.Part("roster", t.frame.paintRoster)
	t.paintAsides(p)
}

// paintAsides paints the reference game's panel, the log, the coach's panel and the decision.
func (t *Table) paintAsides(p *paint.Canvas) {
	p.Part("beside", t.frame.reference.paint)
	p.Part("log", t.frame.paintLog)
	p.Part("coach", t.frame.paintCoach)
	p.Part("ask", t.paintDecision)
}

// paintTitle paints the name of the game and, below it, turn and phase. If turn and phase need two
// lines, the name is left out, because players know which game they play.
func (fr *frame) paintTitle(p *paint.Canvas) {
	title, head := fr.headings()
	top, low := fr.shell.name.CutTop(24)
	name := paint.Style{Face: paint.Display, Size: 19, Color: theme.BrassHi,
		Edge: theme.Alpha(theme.RGB(0x120805), 0.95), Fixed: true}
	line := paint.Style{Face: paint.Bold, Size: 13, Color: theme.MapSheet, Fixed: true}
	if i := strings.LastIndex(head, headingDot); i >= 0 && p.LabelWidth(head, low, line) > low.W {
		title, head = head[:i], head[i+len(headingDot):]
		name = line
		name.Size, name.Color = 14, theme.BrassHi
	}
	p.Label(title, top, name)
	p.Label(head, low.Move(0, -1), line)
}

// headingDot is the separator between the parts of a heading.
const headingDot = " · "

// narrowPlate is the smallest width of a plate in which the number is beside the face, in design
// units.
const narrowPlate = 56

// paintPlate paints the plate of a seat: the face, the first value of the seat's row in the ledger,
// and a note.
func (fr *frame) paintPlate(p *paint.Canvas, r geom.Rect, seat engine.Seat) {
	row := fr.gameUI.Row(seat)
	ink, soft := theme.Cream, theme.MapSheet
	p.Rect(r, 7, theme.BrassLo)
	if seat == fr.common.HighlightedSeat {
		ink, soft = theme.Ink, theme.SoftInk
		p.Gradient(r.Inset(1.2), 6, theme.Lit, theme.LitLo)
	} else {
		p.Gradient(r.Inset(1.2), 6, theme.WalnutInk, theme.WalnutLo)
	}
	if r.W < narrowPlate && len(row.Stats) > 0 { // the number is below the face, and there is no note
		top, low := r.Pad(3, 2).CutTop(r.H * 0.5)
		pieces.Token(p, top.Center(), min(top.H, top.W), int(seat), fr.session.Seats[seat].Face)
		p.Label(row.Stats[0].Number(), low, paint.Style{Face: paint.Bold, Size: 13, Color: ink,
			Align: paint.Center, Fixed: true})
		return
	}
	size := min(30, r.H-8, r.W*0.4)
	pieces.Token(p, geom.Point{X: r.X + size/2 + 5, Y: r.Center().Y}, size, int(seat), fr.session.Seats[seat].Face)
	_, side := r.Pad(3, 2).CutLeft(size + 6)
	if side.W > 118 {
		fr.paintWidePlate(p, side.Pad(2, 0), row, seat, ink, soft)
		return
	}
	small := paint.Style{Face: paint.Italic, Size: 12, Color: soft, Clip: true, Fixed: true}
	note := fr.plateNote(p, row, seat, side.W, small)
	if len(row.Stats) == 0 {
		p.Label(note, side, small)
		return
	}
	top, low := side, geom.Rect{}
	if note != "" {
		top, low = side.CutTop(side.H * 0.54)
	}
	f, st := row.Stats[0], paint.Style{Face: paint.Bold, Size: 15, Color: ink, Fixed: true}
	const sign = 19
	if w, _ := p.Measure("00", st); top.W >= sign+w { // otherwise the number has no icon, as in narrower plates
		pieces.CoinOrIcon(p, f.Icon, geom.Point{X: top.X + 8, Y: top.Center().Y}, 6.5, 16, soft)
		_, top = top.CutLeft(sign)
	}
	p.Label(f.Number(), top, st)
	p.Label(note, low, small)
}

// plateNote returns the text below the number on a seat's plate: the row's note, the seat's name,
// or the first word of the name. It takes the first of these that is not empty and fits; "" if
// there is none. room is the maximum width of the text, and st is its style.
func (fr *frame) plateNote(p *paint.Canvas, row Row, seat engine.Seat, room float64, st paint.Style) string {
	name := fr.session.Seats[seat].Name
	for _, text := range []string{row.Note, name, FirstName(name)} {
		if w, _ := p.Measure(text, st); text != "" && w <= room {
			return text
		}
	}
	return ""
}

// paintWidePlate paints a plate that is wide enough for the name beside the number. row is the
// seat's row of the ledger; ink is the colour of the number, and soft that of the other texts.
func (fr *frame) paintWidePlate(p *paint.Canvas, r geom.Rect, row Row, seat engine.Seat, ink, soft color.RGBA) {
	left := r
	if len(row.Stats) > 0 {
		var side geom.Rect
		side, left = r.CutRight(54)
		f := row.Stats[0]
		pieces.CoinOrIcon(p, f.Icon, geom.Point{X: side.X + 10, Y: side.Center().Y}, 7.5, 18, soft)
		p.Label(f.Number(), side, paint.Style{Face: paint.Bold, Size: 16, Color: ink, Align: paint.Right,
			Fixed: true})
	}
	name := left
	if row.Note != "" {
		var low geom.Rect
		name, low = left.CutTop(left.H * 0.54)
		p.Label(row.Note, low, paint.Style{Face: paint.Italic, Size: 12, Color: soft, Clip: true, Fixed: true})
	}
	p.Label(fr.session.Seats[seat].Name, name, paint.Style{Face: paint.Bold, Size: 14, Color: ink, Clip: true,
		Fixed: true})
}

// paintRoster paints the rows of the ledger on a phone, above the log.
func (fr *frame) paintRoster(p *paint.Canvas) {
	if heads := fr.gameUI.Ledger().DrawHeads; heads != nil {
		heads(p, fr.heads)
	}
	fr.paintRows(p, fr.shell.roster)
	p.Rule(fr.log.X+4, fr.log.Y-5, fr.log.W-8)
}

// ledgerRows returns the rectangle of the ledger's visible rows; on a phone it is empty unless the
// ledger is open.
func (fr *frame) ledgerRows() geom.Rect {
	switch {
	case !fr.onPhone():
		return fr.rows
	case !fr.zones.ledgerOpen():
		return geom.Rect{}
	}
	return fr.shell.roster
}

// previewRoom returns the rectangle in which move preview s is drawn: the bottom of the log, or on
// a phone the paper of the decision, over the prompt and above the controls. A preview that needs
// more room grows over what is above: the rows of the ledger, or on a phone and in a tall window,
// whose ledger is low, the board.
func (fr *frame) previewRoom(p *paint.Canvas, s *MovePreview) geom.Rect {
	if free, fits := fr.previewBelowPrompt(p, s); fits {
		return free
	}
	r, top := fr.log, fr.previewTop(fr.window)
	if fr.onPhone() {
		r = fr.decision.Pad(2, 0)
		r.H, top = fr.promptRect().Bottom()-1-r.Y, fr.board.Y
	}
	return fr.common.growPreviewRoom(p, r, top, s)
}

// previewBelowPrompt returns the part of the decision's area below the prompt, and whether preview
// s belongs there: if a tutor covers the log and the preview fits.
func (fr *frame) previewBelowPrompt(p *paint.Canvas, s *MovePreview) (free geom.Rect, fits bool) {
	tutor, covers := fr.lesson.tutor.(LogCoverer)
	if !covers || fr.onPhone() {
		return geom.Rect{}, false
	}
	_, prompt, _ := tutor.Prompt()
	free = fr.promptRect()
	st := promptStyle
	st.Wrap = free.W
	_, high := p.Measure(prompt, st)
	_, free = free.CutTop(high + promptGap)
	return free, fr.common.previewHeight(p, free.W, s) <= free.H
}

// previewTop returns the y coordinate up to which a preview may grow in a window that is not a
// phone's.
func (c *chromeLayout) previewTop(window ui.Layout) float64 {
	if window.Class == ui.Tall {
		return c.board.Y
	}
	return c.ledger.Y
}

// growPreviewRoom returns r, the rectangle for preview s, grown upwards as far as the preview
// needs, but not above the y coordinate top.
func (c *Common) growPreviewRoom(p *paint.Canvas, r geom.Rect, top float64, s *MovePreview) geom.Rect {
	more := max(min(c.previewHeight(p, r.W, s)-r.H, r.Y-top), 0)
	r.Y, r.H = r.Y-more, r.H+more
	return r
}

// previewOverPrompt returns the rectangle of the move preview that covers the prompt on a phone. It
// is empty without a preview, and on other devices.
func (fr *frame) previewOverPrompt(p *paint.Canvas) geom.Rect {
	s := fr.currentPreview()
	if s == nil || !fr.onPhone() {
		return geom.Rect{}
	}
	room := fr.previewRoom(p, s)
	defer fr.common.fitPreviewLetters(p, room, s)()
	_, _, box := fr.common.layOutPreview(p, room, s)
	return box
}

// pressOnlyPreviews reports whether the first touch of node n only shows the preview of its move.
// This is so for targets on a phone's board, where a finger cannot hover.
func (fr *frame) pressOnlyPreviews(n *ui.Node) bool {
	return fr.onPhone() && n.Role == "move" && n.Enabled() && fr.canDecide() && fr.question() == nil &&
		!fr.shell.paper.Has(n.Rect.Center()) && !fr.shell.head.Has(n.Rect.Center())
}

// playPreviewedID is the ID of the brass button that plays the previewed move.
const playPreviewedID = "do-it"

// previewedMoveNodes replaces the main buttons of the decision by the brass button that plays the
// previewed move.
func (fr *frame) previewedMoveNodes(nodes []ui.Node) []ui.Node {
	shown := fr.Root.Previewed()
	if shown == "" || !fr.onPhone() {
		return nodes
	}
	at := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == shown })
	if at < 0 || !fr.pressOnlyPreviews(&nodes[at]) {
		return nodes
	}
	looked := nodes[at]
	_, row := fr.decisionAreas()
	label := looked.Label
	if m, ok := fr.moveOf(&looked); ok {
		label = fr.gameUI.MoveWords(m)
	}
	kept := nodes[:0]
	for _, n := range nodes {
		if c := n.Rect.Center(); n.ID != shown && fr.decision.Has(c) && n.ID != "undo" {
			continue
		}
		n.Primary = false
		kept = append(kept, n)
	}
	do := ui.Button(playPreviewedID, row, pieces.Button{Label: label, Icon: "check-mark", Material: pieces.Brass},
		func() {
			fr.Root.SetPreviewed("")
			if looked.Press != nil {
				looked.Press()
			}
		})
	do.Primary = true
	return append(kept, do)
}
