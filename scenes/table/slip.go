package table

import (
	"math/rand/v2"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
)

// What a choice comes to is written on a slip in the ledger before it is made: what is paid, what comes in, what is left then, and
// what others gain or lose by it. It is found by playing the move on a copy, so it is right at every table; a game says which
// figures count ([Play.Figures]) and adds what no figure tells ([Play.Outcome]).

// Slip is what a choice comes to.
type Slip struct {
	Title   string
	Figures []Change // the seat's own first
	Notes   []Note   // lines with signs, before those without
	Lines   []string
	// Open marks that something hidden comes to light or dice fall after what stands here.
	Open bool
}

// Change is a figure that would change.
type Change struct {
	Seat         engine.Seat
	Stat         // as it would be then
	Pays, Brings int
}

// Empty reports whether nothing is known of a choice.
func (s Slip) Empty() bool { return len(s.Figures)+len(s.Lines)+len(s.Notes) == 0 }

// Foresee works out the slip of some moves of the seat that decides in a position, one after the other. It ends where something
// hidden would come to light or another seat decides. It is worked out in two positions that the seat cannot tell from the true
// one, so that it follows from what the seat knows: where they lead to different figures, these are not known.
func Foresee(play Play, s engine.State, moves ...engine.Move) (slip Slip) {
	if len(moves) == 0 {
		return slip
	}
	slip, after, ok := foresee(play, s, moves, 1)
	other, _, again := foresee(play, s, moves, 2)
	if !ok || !again {
		return Slip{}
	}
	slip.Open = slip.Open || other.Open
	if !slices.Equal(slip.Figures, other.Figures) {
		slip.Figures, slip.Open = nil, true
	}
	if slip.Title, slip.Notes = play.Ticket(moves, after); slip.Title == "" {
		slip.Title = play.MoveWords(moves[0])
	}
	for _, line := range play.Outcome(moves[0]) {
		if line != "" {
			slip.Lines = append(slip.Lines, line)
		}
	}
	return slip
}

// foresee works out the figures in one position that the seat cannot tell from the true one.
func foresee(play Play, s engine.State, moves []engine.Move, sample uint64) (slip Slip, after engine.State, ok bool) {
	before, err := play.copy(s)
	if err != nil {
		return slip, nil, false
	}
	before.Determinize(s.Turn(), rand.New(rand.NewPCG(sample, 0x51)))
	after, events, open, ok := try(play, before, moves)
	if !ok {
		return slip, nil, false
	}
	slip.Open = open
	c, own := play.common(), s.Turn()
	sums := make([]sum, c.Seats())
	look := func() {
		for seat := range sums {
			sums[seat].see(figures(play, engine.Seat(seat)))
		}
	}
	play.visit(before, nil, func() {
		look()
		for _, e := range events {
			play.follow(e.For(c.Open))
			look()
		}
	})
	if !open { // the points of some games follow from the position, not from the board
		play.visit(after, nil, look)
	}
	slip.Figures = sums[own].changes(own)
	for seat := range sums {
		if engine.Seat(seat) != own {
			slip.Figures = append(slip.Figures, sums[seat].changes(engine.Seat(seat))...)
		}
	}
	return slip, after, true
}

// try plays moves on a copy as far as their seat decides and knows what they bring. Open reports that something hidden or dice
// came next, of which no event is told.
func try(play Play, s engine.State, moves []engine.Move) (after engine.State, events []engine.Event, open, ok bool) {
	after, err := play.copy(s)
	if err != nil {
		return nil, nil, false, false
	}
	tell := func(e engine.Event) {
		if open = open || e.Reveals; !open {
			events = append(events, e)
		}
	}
	for _, m := range moves {
		if after.Turn() != s.Turn() || open {
			break
		}
		if after.Play(m, tell) != nil {
			return nil, nil, false, false
		}
		for forced := after.Moves(nil); len(forced) == 1 && after.Turn() == s.Turn() && !open; forced = after.Moves(nil) {
			if k, asks := after.(engine.ForcedKeeper); asks && k.KeepForced() || after.Play(forced[0], tell) != nil {
				break
			}
		}
	}
	return after, events, open, true
}

// figures are the figures of a seat that a slip tells of.
func figures(play Play, seat engine.Seat) []Stat {
	if own := play.Figures(seat); own != nil {
		return own
	}
	return play.Row(seat).Stats
}

// sum follows the figures of a seat while events are told.
type sum struct {
	now          []Stat
	pays, brings []int
}

// see takes in the figures as they are now.
func (s *sum) see(now []Stat) {
	if len(s.now) != len(now) {
		s.pays, s.brings = make([]int, len(now)), make([]int, len(now))
	} else {
		for i := range now {
			if by := now[i].Value - s.now[i].Value; by < 0 {
				s.pays[i] -= by
			} else {
				s.brings[i] += by
			}
		}
	}
	s.now = slices.Clone(now)
}

// changes are the figures that are not as they were, or that something came to and went from.
func (s *sum) changes(seat engine.Seat) (all []Change) {
	for i, f := range s.now {
		if s.pays[i] != 0 || s.brings[i] != 0 {
			all = append(all, Change{Seat: seat, Stat: f, Pays: s.pays[i], Brings: s.brings[i]})
		}
	}
	return all
}

// known is a slip that has been worked out, and for what.
type known struct {
	id      string
	version int
	slip    Slip
}

// slipOf returns the slip of what is pointed at, in focus or chosen, nil for none.
func (t *Table) slipOf() *Slip {
	if p := t.chosen(); p != nil {
		return t.slipAt(p.id)
	}
	if n := t.Root.Hovered(); n != nil {
		if s := t.slipAt(n.ID); s != nil {
			return s
		}
	}
	return t.standing()
}

// standing returns the slip that is there while nothing is pointed at, nil for none.
func (t *Table) standing() *Slip {
	if id := t.play.Standing(); id != "" {
		return t.slipKept(&t.stood, id)
	}
	return nil
}

// slipAt returns the slip of the node with an ID, nil where a press on it makes no move now, or nothing is known of that.
func (t *Table) slipAt(id string) *Slip { return t.slipKept(&t.slip, id) }

// slipKept is slipAt with what was worked out last.
func (t *Table) slipKept(k *known, id string) *Slip {
	if t.match == nil || !t.person() || t.line.Busy() || t.isPlain() {
		return nil
	}
	if k.id != id || k.version != t.Root.Version() {
		*k = known{id: id, version: t.Root.Version()}
		if m, ok := t.moveOf(&ui.Node{ID: id}); ok && slices.Contains(t.match.Legal(), m) {
			k.slip = Foresee(t.play, t.match.State(), t.course(id, m)...)
		}
	}
	if k.slip.Empty() {
		return nil
	}
	return &k.slip
}

// aboveSlip is what is free of the log above the slip that stands there, if one does.
func (t *Table) aboveSlip(p *paint.Pen, r geom.Rect) geom.Rect {
	s := t.standing()
	if s == nil || t.onPhone() { // there it stands elsewhere
		return r
	}
	_, _, box := t.common.layOut(p, t.at.log, s)
	r.H = max(min(r.Bottom(), box.Y-slipEdge)-r.Y, 0)
	return r
}

// slipNode draws the slip where it is written.
func (t *Table) slipNode(nodes []ui.Node) []ui.Node {
	return append(nodes, ui.Node{ID: "slip", Label: words.T("What it comes to"), Quiet: true, Draw: func(p *paint.Pen, _ *ui.Node, _ ui.Feel) {
		if s := t.slipOf(); s != nil {
			t.common.drawSlip(p, t.slipRoom(), s)
			t.drawGhosts(p, s)
		}
	}})
}

// Measures of a slip, design units: the least height of a line, what is round what is written in it, a column of figures, and what
// stands before the name of a figure: its icon, and whose it is where that is another seat.
const (
	slipRow    = 19
	slipEdge   = 3
	slipColumn = 40
	slipIcon   = 20
	slipWhose  = 40
)

// Letters of a slip: what the choice is, and what is said of it. They are never made smaller and lose no end: what is too long for
// its line has more lines.
var (
	slipTitle = paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink, Lead: 1.18}
	slipText  = paint.Style{Face: paint.Body, Size: 13, Color: theme.Ink, Lead: 1.18}
	slipNote  = paint.Style{Face: paint.Italic, Size: 12, Color: theme.SoftInk, Align: paint.Right}
)

// sheet is a slip as it is written on paper so wide.
type sheet struct {
	c     *Common
	p     *paint.Pen
	slip  *Slip
	lines []Note
	wide  float64
	k     float64 // how much larger letters are than they were drawn
}

// layOut finds how a slip lies at the foot of a part of the ledger, and how many of its rows have room there.
func (c *Common) layOut(p *paint.Pen, room geom.Rect, s *Slip) (h sheet, rows int, box geom.Rect) {
	h = sheet{c, p, s, s.written(), room.W - 16, p.View.Letters()}
	high := h.head() + 2*slipEdge + 2
	for ; rows < len(s.Figures)+len(h.lines); rows++ {
		more := h.row(rows)
		if rows > 0 && high+more > room.H {
			break
		}
		high += more
	}
	box, _ = room.CutBottom(high)
	return h, rows, box
}

// drawSlip draws a slip at the foot of a part of the ledger.
func (c *Common) drawSlip(p *paint.Pen, room geom.Rect, s *Slip) {
	h, rows, box := c.layOut(p, room, s)
	p.Lift(box, 5, 5)
	p.Rect(box, 5, theme.Brass)
	p.Grad(box.Inset(1.4), 4, theme.Lit, theme.LitLo)
	at, rest := box.Pad(8, slipEdge).CutTop(h.head())
	h.drawHead(at)
	for i := range rows {
		at, rest = rest.CutTop(h.row(i))
		if i < len(s.Figures) {
			h.drawChange(at, s.Figures[i])
		} else {
			h.drawLine(at, h.lines[i-len(s.Figures)])
		}
	}
}

// written are the lines in words, those with a sign first.
func (s *Slip) written() []Note {
	all := slices.Clone(s.Notes)
	for _, line := range s.Lines {
		all = append(all, Note{Text: line})
	}
	if s.Open {
		all = append(all, Note{Text: words.T("What follows comes to light then")})
	}
	return all
}

// columns is how wide the columns of the figures are, with what is free before them.
func (h *sheet) columns() float64 {
	if len(h.slip.Figures) == 0 {
		return 0
	}
	return 3*slipColumn*h.k + 8
}

// beside reports whether the title stands in one line with the heads of the columns.
func (h *sheet) beside() bool {
	w, _ := h.p.Measure(h.slip.Title, slipTitle)
	return w <= h.wide-h.columns()
}

// tall is how high a text in so wide a room is, one line at least.
func (h *sheet) tall(text string, wide float64, st paint.Style) float64 {
	st.Wrap = wide
	_, high := h.p.Measure(text, st)
	return max(high+slipEdge, slipRow*h.k)
}

// head is how high the head is.
func (h *sheet) head() float64 {
	if h.beside() || h.columns() == 0 {
		return h.tall(h.slip.Title, h.wide, slipTitle)
	}
	return h.tall(h.slip.Title, h.wide, slipTitle) + slipRow*h.k
}

// row is how high a row is: a figure that changes, or what is said besides.
func (h *sheet) row(i int) float64 {
	if i -= len(h.slip.Figures); i >= 0 {
		said, amount, _ := strings.Cut(h.lines[i].Text, Amounts)
		return h.tall(said, h.said(amount)-h.lines[i].indent(), slipText)
	}
	name, left := h.name(h.slip.Figures[i+len(h.slip.Figures)])
	return h.tall(name, h.wide-h.columns()-left, slipText)
}

// said is how wide what stands before an amount may be.
func (h *sheet) said(amount string) float64 {
	if amount == "" {
		return h.wide
	}
	w, _ := h.p.Measure(amount, slipTitle)
	return h.wide - w - 8
}

// name is what a figure counts, or whose it is where that is another seat, and where it is written.
func (h *sheet) name(f Change) (name string, left float64) {
	if f.Seat != h.c.Viewer {
		return h.c.Name(f.Seat), slipWhose
	}
	return f.Name, slipIcon
}

// write writes a text from the top of a room.
func (h *sheet) write(text string, r geom.Rect, st paint.Style) {
	st.Wrap = r.W
	_, high := h.p.Measure(text, st)
	h.p.Text(text, geom.Point{X: r.X, Y: r.Y + max(0, min(slipRow*h.k, r.H)-high)/2}, st)
}

// drawHead writes what the choice is, and what stands in the columns.
func (h *sheet) drawHead(r geom.Rect) {
	h.write(h.slip.Title, r, slipTitle)
	if h.columns() == 0 {
		return
	}
	foot, _ := r.CutBottom(slipRow * h.k)
	edge := r.Right() // each stands over its column, or as far left of it as the next one asks for
	for i, what := range []string{words.T("then"), words.T("brings"), words.T("pays")} {
		edge = min(edge, r.Right()-float64(i)*slipColumn*h.k)
		wide := h.p.LabelWidth(what, foot, slipNote) + 1
		h.p.Label(what, geom.R(edge-wide, foot.Y, wide, foot.H), slipNote)
		edge -= wide + headGap*h.k
	}
}

// headGap is how far apart the heads of the columns are at least.
const headGap = 4

// Amounts is what stands in a line of a slip before an amount that is written at its right end.
const Amounts = "\t"

// sign is how large an icon is: it grows with the letters beside it, as far as its place allows.
func (h *sheet) sign() float64 { return 16 * min(h.k, 1.15) }

// indent is how much room the sign of a line takes before it.
func (n Note) indent() float64 {
	if n.Icon == "" {
		return 0
	}
	return slipIcon
}

// drawLine writes what no figure tells, behind its sign if it has one.
func (h *sheet) drawLine(r geom.Rect, line Note) {
	said, amount, _ := strings.Cut(line.Text, Amounts)
	left := geom.R(r.X+line.indent(), r.Y, h.said(amount)-line.indent(), r.H)
	if line.Icon != "" {
		h.p.Icon(line.Icon, geom.Point{X: r.X + 8, Y: r.Y + slipRow*h.k/2}, h.sign(), theme.Oxblood)
	}
	h.write(said, left, slipText)
	st := slipTitle
	st.Align = paint.Right
	switch {
	case strings.HasPrefix(amount, "+"):
		st.Color = gainInk
	case strings.HasPrefix(amount, "−"):
		st.Color = theme.Oxblood
	}
	first, _ := r.CutTop(slipRow * h.k)
	h.p.Label(amount, first, st)
}

// gainInk is what is written with of what comes in.
var gainInk = theme.RGB(0x2E6A2A)

// drawChange writes a figure that changes: what it counts and whose it is, what is paid, what comes in, what is left.
func (h *sheet) drawChange(r geom.Rect, f Change) {
	line, _ := r.CutTop(slipRow * h.k)
	mid, x := line.Center().Y, r.X+8
	pieces.CoinOr(h.p, f.Icon, geom.Point{X: x, Y: mid}, 7, h.sign(), theme.Oxblood)
	if f.Seat != h.c.Viewer {
		h.c.Token(h.p, f.Seat, geom.Point{X: x + 20, Y: mid}, 17)
	}
	name, left := h.name(f)
	h.write(name, geom.R(r.X+left, r.Y, h.wide-h.columns()-left, r.H), slipText)
	column := slipColumn * h.k
	st := paint.Style{Face: paint.Bold, Size: 14, Align: paint.Right}
	for i, n := range []int{-f.Pays, f.Brings} {
		if st.Color = theme.Oxblood; n > 0 {
			st.Color = gainInk
		}
		if n != 0 {
			h.p.Label(pieces.Signed(n), geom.R(r.Right()-float64(3-i)*column, line.Y, column, line.H), st)
		}
	}
	st.Color = theme.Ink
	h.p.Label(pieces.Number(f.Value), geom.R(r.Right()-column, line.Y, column, line.H), st)
}
