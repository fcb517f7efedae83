package table

import (
	"strconv"
	"strings"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/stage"
)

// beside is a record of the same deal that runs along: what its player had at the same turn stands above the log. It is the same for
// all games: figures are those that a row of the ledger has, asked for of a position of the record.
type beside struct {
	match  *match.Match
	course *stage.Course
	mine   *stage.Course // of the match, as far as it has come
	seen   int           // of how many decisions that is
	seat   engine.Seat   // whose figures are shown
	row    Row           // what they are
	own    Row           // what stands against them
	when   string        // where in the record that is
	at     geom.Rect     // where it is written, empty where there is nothing to write
}

// besideHigh is how high it is, besideLow in one line only.
const (
	besideHigh = 46.0
	besideLow  = 24.0
)

// newBeside returns the record that runs along beside a match, nil where there is none.
func (t *Table) newBeside() *beside {
	m, ok := t.app.Ghost(t.doc)
	if !ok || t.match == nil {
		return nil
	}
	course, err := stage.CourseOf(m)
	if err != nil {
		return nil
	}
	return &beside{match: m, course: course, mine: &stage.Course{}, seen: -1, seat: engine.NoSeat}
}

// runBeside lets the record run along to where the match is, and reports whether it has something to show.
func (t *Table) runBeside() bool {
	b := t.ghost
	if b == nil {
		return false
	}
	turn := t.match.Turn()
	if turn != engine.NoSeat && t.seats[turn].Person() {
		b.seat = turn
	}
	for i := range t.seats {
		if b.seat == engine.NoSeat && t.seats[i].Person() {
			b.seat = engine.Seat(i)
		}
	}
	if b.seat == engine.NoSeat {
		return false
	}
	if n := len(t.match.Steps()); b.seen != n {
		if err := b.mine.Follow(t.match); err != nil {
			return false
		}
		b.seen = n
	}
	s, err := b.course.State(b.course.Like(b.mine, b.mine.Last(), b.seat))
	if err != nil {
		return false
	}
	t.play.visit(s, nil, func() {
		b.row = t.play.Row(b.seat)
		b.when, _, _ = t.play.When()
	})
	b.own = t.play.Row(b.seat)
	return true
}

// besideRoom takes its place from the log.
func (t *Table) besideRoom() {
	b := t.ghost
	if !t.runBeside() {
		if b != nil {
			b.at = geom.Rect{}
		}
		return
	}
	letters := t.layout.View.Letters()
	high := besideHigh * letters
	if t.at.log.H-high < leastLog {
		high = besideLow * letters
	}
	b.at, t.at.log = t.at.log.CutTop(high)
	_, t.at.log = t.at.log.CutTop(4)
}

// besideName is what the record is called: the name of its player, "Ada, before" for somebody who plays here again.
func (t *Table) besideName() string {
	b := t.ghost
	return stage.RecordName(*engine.At(b.match.Seats(), b.seat), *engine.At(t.seats, b.seat))
}

// besideWords say how the record stands, for readers: "Ada, before, Turn 4: points 31 (+3)".
func (t *Table) besideWords() string {
	b := t.ghost
	var parts []string
	for i, s := range b.row.Stats {
		says := s.Name + " " + pieces.Number(s.Value)
		if by, ok := b.ahead(i); ok && by != 0 {
			says += " (" + pieces.Signed(by) + ")"
		}
		parts = append(parts, says)
	}
	head := t.besideName()
	if b.when != "" {
		head += ", " + b.when
	}
	return words.Colon(head, strings.Join(parts, ", "))
}

// ahead is by how much one's own figure is more than that of the record, false where there is none to hold against it.
func (b *beside) ahead(i int) (by int, ok bool) {
	for _, own := range b.own.Stats {
		if own.Same(b.row.Stats[i]) {
			return own.Value - b.row.Stats[i].Value, true
		}
	}
	return 0, false
}

// besideNode explains it.
func (t *Table) besideNode(dst []ui.Node) []ui.Node {
	b := t.ghost
	if b == nil || b.at.Empty() {
		return dst
	}
	n := ui.Node{ID: "beside", Label: t.besideWords(), Role: "text", Rect: b.at, Quiet: true}
	n.Tip = words.T("A record of the same deal runs along: this is what stood in it at the same turn. Behind each figure is by how much you are before it or behind it.")
	return append(dst, n)
}

// paintBeside paints the figures of the record like a row of the ledger, pale as a ghost.
func (t *Table) paintBeside(p *paint.Pen) {
	b := t.ghost
	if b == nil || b.at.Empty() {
		return
	}
	r := b.at
	p.Rect(r, 7, theme.Alpha(theme.RGB(0x5F7F8C), 0.22))
	p.Outline(r.Inset(0.6), 7, 1.2, theme.Alpha(theme.RGB(0x3F5F6C), 0.5))
	size := min(28, r.H-4)
	pieces.Fading(p, 0.6, func() {
		pieces.Token(p, geom.Point{X: r.X + 18, Y: r.Center().Y}, size, int(b.seat), engine.At(b.match.Seats(), b.seat).Face)
	})
	in := geom.R(r.X+36, r.Y, r.W-42, r.H)
	name := paint.Style{Face: paint.Bold, Size: 13, Color: theme.Mix(theme.Ink, theme.RGB(0x3F5F6C), 0.5), Clip: true}
	when := paint.Style{Face: paint.Italic, Size: 12, Color: theme.SoftInk, Align: paint.Right, Clip: true}
	if r.H > besideLow*p.View.Letters()+1 {
		var head geom.Rect
		head, in = in.CutTop(in.H * 0.48)
		w := min(p.LabelWidth(b.when, head, when), head.W*0.45)
		p.Label(b.when, geom.R(head.Right()-w, head.Y, w, head.H), when)
		p.Label(t.besideName(), geom.R(head.X, head.Y, head.W-w-8, head.H), name)
	} else {
		wide := in.W * 0.34
		p.Label(t.besideName(), geom.R(in.X, in.Y, wide, in.H), name)
		_, in = in.CutLeft(wide + 6)
	}
	t.paintBesideStats(p, in)
}

// paintBesideStats paints as many figures as there is room for, each with what one has more or less.
func (t *Table) paintBesideStats(p *paint.Pen, in geom.Rect) {
	b := t.ghost
	figure := paint.Style{Face: paint.Bold, Size: 13, Color: theme.Ink}
	for i, s := range b.row.Stats {
		says, by := pieces.Number(s.Value), ""
		mark := paint.Style{Face: paint.Bold, Size: 11.5, Color: gainInk}
		if n, ok := b.ahead(i); ok && n != 0 {
			if by = pieces.Signed(n); n < 0 {
				mark.Color = theme.Oxblood
			}
		}
		w, _ := p.Measure(says, figure)
		wide := 0.0
		if by != "" {
			wide, _ = p.Measure(by, mark)
			wide += 3
		}
		if in.W < 20+w+wide {
			return
		}
		pieces.CoinOr(p, s.Icon, geom.Point{X: in.X + 8, Y: in.Center().Y}, 6, 15, theme.SoftInk)
		p.Label(says, geom.R(in.X+18, in.Y, w+1, in.H), figure)
		if by != "" {
			p.Label(by, geom.R(in.X+18+w+2, in.Y, wide, in.H), mark)
		}
		_, in = in.CutLeft(20 + w + wide + 10)
	}
}

// besideReport tells test drivers about the record.
func (t *Table) besideReport() string {
	if t.ghost == nil || t.ghost.at.Empty() {
		return ""
	}
	return strconv.Itoa(t.ghost.course.Like(t.ghost.mine, t.ghost.mine.Last(), t.ghost.seat)) + " " + t.besideWords()
}
