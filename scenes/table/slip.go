package table

import (
	"math/rand/v2"
	"slices"

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
func (s Slip) Empty() bool { return len(s.Figures)+len(s.Lines) == 0 }

// Foresee works out the slip of some moves of the seat that decides in a position, one after the other. It ends where something
// hidden would come to light or another seat decides. It is worked out in two positions that the seat cannot tell from the true
// one, so that it follows from what the seat knows: where they lead to different figures, these are not known.
func Foresee(play Play, s engine.State, moves ...engine.Move) (slip Slip) {
	if len(moves) == 0 {
		return slip
	}
	slip, ok := foresee(play, s, moves, 1)
	other, again := foresee(play, s, moves, 2)
	if !ok || !again {
		return Slip{}
	}
	slip.Open = slip.Open || other.Open
	if !slices.Equal(slip.Figures, other.Figures) {
		slip.Figures, slip.Open = nil, true
	}
	slip.Title = play.MoveWords(moves[0])
	for _, line := range play.Outcome(moves[0]) {
		if line != "" {
			slip.Lines = append(slip.Lines, line)
		}
	}
	return slip
}

// foresee works out the figures in one position that the seat cannot tell from the true one.
func foresee(play Play, s engine.State, moves []engine.Move, sample uint64) (slip Slip, ok bool) {
	before, err := play.copy(s)
	if err != nil {
		return slip, false
	}
	before.Determinize(s.Turn(), rand.New(rand.NewPCG(sample, 0x51)))
	after, events, open, ok := try(play, before, moves)
	if !ok {
		return slip, false
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
	return slip, true
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
	if t.match == nil || !t.person() || t.line.Busy() {
		return nil
	}
	n := t.Root.Hovered()
	if p := t.chosen(); p != nil {
		n = &ui.Node{ID: p.id}
	}
	if n == nil {
		return nil
	}
	if k := &t.slip; k.id != n.ID || k.version != t.Root.Version() {
		*k = known{id: n.ID, version: t.Root.Version()}
		if m, ok := t.moveOf(n); ok && slices.Contains(t.match.Legal(), m) {
			k.slip = Foresee(t.play, t.match.State(), t.course(n.ID, m)...)
		}
	}
	if t.slip.slip.Empty() {
		return nil
	}
	return &t.slip.slip
}

// slipNode draws the slip over the foot of the log.
func (t *Table) slipNode(nodes []ui.Node) []ui.Node {
	return append(nodes, ui.Node{ID: "slip", Label: words.T("What it comes to"), Quiet: true, Draw: func(p *paint.Pen, _ *ui.Node, _ ui.Feel) {
		if s := t.slipOf(); s != nil {
			t.common.drawSlip(p, t.at.log, s)
		}
	}})
}

// Measures of a slip, design units: a line, its head, a column of figures.
const (
	slipRow    = 19
	slipHead   = 22
	slipColumn = 40
)

// drawSlip draws a slip at the foot of a part of the ledger.
func (c *Common) drawSlip(p *paint.Pen, room geom.Rect, s *Slip) {
	k := p.View.Letters()
	lines := s.written()
	row, head := slipRow*k, slipHead*k
	rows := min(len(s.Figures)+len(lines), max(int((room.H-head-8)/row), 1))
	box, _ := room.CutBottom(head + row*float64(rows) + 8)
	p.Lift(box, 5, 5)
	p.Rect(box, 5, theme.Brass)
	p.Grad(box.Inset(1.4), 4, theme.Lit, theme.LitLo)
	in := box.Pad(8, 3)
	c.drawSlipHead(p, geom.R(in.X, in.Y, in.W, head), s, slipColumn*k)
	for i := range rows {
		at := geom.R(in.X, in.Y+head+row*float64(i), in.W, row)
		if i < len(s.Figures) {
			c.drawChange(p, at, s.Figures[i], slipColumn*k)
		} else {
			p.Label(lines[i-len(s.Figures)], at, paint.Style{Face: paint.Body, Size: 13, Color: theme.Ink, Clip: true})
		}
	}
}

// written are the lines in words.
func (s *Slip) written() []string {
	if s.Open {
		return append(slices.Clone(s.Lines), words.T("What follows comes to light then"))
	}
	return s.Lines
}

// drawSlipHead writes what the choice is, and what stands in the columns.
func (c *Common) drawSlipHead(p *paint.Pen, r geom.Rect, s *Slip, column float64) {
	note := paint.Style{Face: paint.Italic, Size: 12, Color: theme.SoftInk, Align: paint.Right, Clip: true}
	name := r
	if len(s.Figures) > 0 {
		for i, what := range []string{words.T("pays"), words.T("brings"), words.T("then")} {
			p.Label(what, geom.R(r.Right()-float64(3-i)*column-4, r.Y, column+4, r.H), note)
		}
		name.W -= 3*column + 8
	}
	p.Label(s.Title, name, paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink, Clip: true})
}

// drawChange writes a figure that changes: what it counts and whose it is, what is paid, what comes in, what is left.
func (c *Common) drawChange(p *paint.Pen, r geom.Rect, f Change, column float64) {
	mid := r.Center().Y
	x := r.X + 8
	if f.Icon == "" {
		pieces.Coin(p, geom.Point{X: x, Y: mid}, 7)
	} else {
		p.Icon(f.Icon, geom.Point{X: x, Y: mid}, 16, theme.Oxblood)
	}
	name, left := f.Name, r.X+20
	if f.Seat != c.Viewer {
		c.Token(p, f.Seat, geom.Point{X: x + 20, Y: mid}, 17)
		name, left = c.Name(f.Seat), r.X+40
	}
	p.Label(name, geom.R(left, r.Y, r.Right()-3*column-8-left, r.H), paint.Style{Face: paint.Body, Size: 13, Color: theme.Ink, Clip: true})
	st := paint.Style{Face: paint.Bold, Size: 14, Align: paint.Right}
	for i, n := range []int{-f.Pays, f.Brings} {
		if st.Color = theme.Oxblood; n > 0 {
			st.Color = theme.RGB(0x2E6A2A)
		}
		if n != 0 {
			p.Label(pieces.Signed(n), geom.R(r.Right()-float64(3-i)*column, r.Y, column, r.H), st)
		}
	}
	st.Color = theme.Ink
	p.Label(pieces.Number(f.Value), geom.R(r.Right()-column, r.Y, column, r.H), st)
}
