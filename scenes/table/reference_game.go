package table

import (
	"strconv"
	"strings"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// reference is the reference game, a recorded game of the same deal to compare this match with. A
// panel above the log shows the recorded player's values at the same turn. They come from the
// game's Row method, called for the recorded position, so this works for all games.
type reference struct {
	match  *match.Match
	course *stage.Course
	// this match as a replay, with the reading of the game's clock at each position
	ownCourse    *stage.Course
	ownDecisions int         // number of decisions in ownCourse
	seat         engine.Seat // the seat whose values are compared
	row          Row         // the seat's row in the reference game
	ownRow       Row         // the seat's row in this match
	when         string      // text for the turn at which the reference game is shown
	at           geom.Rect   // rectangle of the panel, empty if nothing is shown
}

// referenceHeight is the height of the panel, referenceLineHeight its height if it has only one
// line. Both are in design units at the default letter size.
const (
	referenceHeight     = 46.0
	referenceLineHeight = 24.0
)

// newReference returns the reference game (a recorded game of the same deal) of the match, nil if
// there is none.
func (t *Table) newReference() *reference {
	m, ok := t.app.Reference(t.doc)
	if !ok || t.session.Match == nil {
		return nil
	}
	course, err := stage.CourseOf(m)
	if err != nil {
		return nil
	}
	return &reference{match: m, course: course, ownCourse: &stage.Course{}, ownDecisions: -1, seat: engine.NoSeat}
}

// updateReference advances the reference game to the current turn of this match, and reports
// whether it can be compared there.
func (t *Table) updateReference() bool {
	b := t.reference
	if b == nil {
		return false
	}
	turn := t.session.Match.Turn()
	if turn != engine.NoSeat && t.session.Seats[turn].Person() {
		b.seat = turn
	}
	for i := range t.session.Seats {
		if b.seat == engine.NoSeat && t.session.Seats[i].Person() {
			b.seat = engine.Seat(i)
		}
	}
	if b.seat == engine.NoSeat {
		return false
	}
	if n := len(t.session.Match.Steps()); b.ownDecisions != n {
		if err := b.ownCourse.Follow(t.session.Match); err != nil {
			return false
		}
		b.ownDecisions = n
	}
	s, err := b.course.State(b.course.Corresponding(b.ownCourse, b.ownCourse.Last(), b.seat))
	if err != nil {
		return false
	}
	t.gameUI.atPosition(s, nil, func() {
		b.row = t.gameUI.Row(b.seat)
		b.when, _, _ = t.gameUI.When()
	})
	b.ownRow = t.gameUI.Row(b.seat)
	return true
}

// layOutReference cuts the rectangle of the panel off the log.
func (t *Table) layOutReference() {
	b := t.reference
	if !t.updateReference() {
		if b != nil {
			b.at = geom.Rect{}
		}
		return
	}
	letters := t.chrome.window.View.Letters()
	high := referenceHeight * letters
	if t.chrome.log.H-high < minLogHeight {
		high = referenceLineHeight * letters
	}
	b.at, t.chrome.log = t.chrome.log.CutTop(high)
	_, t.chrome.log = t.chrome.log.CutTop(4)
}

// referenceName returns the name of the recorded player of the reference game, for instance "Ada",
// or "Ada, earlier" if the player of this match has the same name.
func (t *Table) referenceName() string {
	b := t.reference
	return stage.RecordName(*engine.At(b.match.Seats(), b.seat), *engine.At(t.session.Seats, b.seat))
}

// referenceText returns the values of the reference game for screen readers: "Ada, earlier, Turn 4:
// points 31 (+3)". The number in brackets is the lead of this match.
func (t *Table) referenceText() string {
	b := t.reference
	var parts []string
	for i, s := range b.row.Stats {
		says := s.Name + " " + pieces.Number(s.Value)
		if by, ok := b.lead(i); ok && by != 0 {
			says += " (" + pieces.Signed(by) + ")"
		}
		parts = append(parts, says)
	}
	head := t.referenceName()
	if b.when != "" {
		head += ", " + b.when
	}
	return i18n.Colon(head, strings.Join(parts, ", "))
}

// lead returns how much greater the i-th value of the reference game's row is in this match; a
// negative result is a deficit. ok is false if this match has no such value.
func (b *reference) lead(i int) (by int, ok bool) {
	for _, own := range b.ownRow.Stats {
		if own.Same(b.row.Stats[i]) {
			return own.Value - b.row.Stats[i].Value, true
		}
	}
	return 0, false
}

// referenceNode appends the node of the panel, whose tooltip explains it.
func (t *Table) referenceNode(dst []ui.Node) []ui.Node {
	b := t.reference
	if b == nil || b.at.Empty() {
		return dst
	}
	n := ui.Node{ID: "beside", Label: t.referenceText(), Role: "text", Rect: b.at, SkipFocus: true}
	n.Tip = i18n.T(
		"The recording of this deal at the same turn, and how far you're ahead or behind.")
	return append(dst, n)
}

// paintReference paints the values of the reference game like a row of the ledger, but in pale
// colours.
func (t *Table) paintReference(p *paint.Canvas) {
	b := t.reference
	if b == nil || b.at.Empty() {
		return
	}
	r := b.at
	p.Rect(r, 7, theme.Alpha(theme.RGB(0x5F7F8C), 0.22))
	p.Outline(r.Inset(0.6), 7, 1.2, theme.Alpha(theme.RGB(0x3F5F6C), 0.5))
	size := min(28, r.H-4)
	pieces.WithOpacity(p, 0.6, func() {
		pieces.Token(p, geom.Point{X: r.X + 18, Y: r.Center().Y}, size, int(b.seat),
			engine.At(b.match.Seats(), b.seat).Face)
	})
	in := geom.R(r.X+36, r.Y, r.W-42, r.H)
	name := paint.Style{Face: paint.Bold, Size: 13, Color: theme.Mix(theme.Ink, theme.RGB(0x3F5F6C), 0.5), Clip: true}
	when := paint.Style{Face: paint.Italic, Size: 12, Color: theme.SoftInk, Align: paint.Right, Clip: true}
	if r.H > referenceLineHeight*p.View.Letters()+1 {
		var head geom.Rect
		head, in = in.CutTop(in.H * 0.48)
		w := min(p.LabelWidth(b.when, head, when), head.W*0.45)
		p.Label(b.when, geom.R(head.Right()-w, head.Y, w, head.H), when)
		p.Label(t.referenceName(), geom.R(head.X, head.Y, head.W-w-8, head.H), name)
	} else {
		wide := in.W * 0.34
		p.Label(t.referenceName(), geom.R(in.X, in.Y, wide, in.H), name)
		_, in = in.CutLeft(wide + 6)
	}
	t.paintReferenceStats(p, in)
}

// paintReferenceStats paints as many values as fit into the rectangle, each with the lead of this
// match over the reference game.
func (t *Table) paintReferenceStats(p *paint.Canvas, in geom.Rect) {
	b := t.reference
	figure := paint.Style{Face: paint.Bold, Size: 13, Color: theme.Ink}
	for i, s := range b.row.Stats {
		says, by := pieces.Number(s.Value), ""
		mark := paint.Style{Face: paint.Bold, Size: 11.5, Color: gainInk}
		if n, ok := b.lead(i); ok && n != 0 {
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
		pieces.CoinOrIcon(p, s.Icon, geom.Point{X: in.X + 8, Y: in.Center().Y}, 6, 15, theme.SoftInk)
		p.Label(says, geom.R(in.X+18, in.Y, w+1, in.H), figure)
		if by != "" {
			p.Label(by, geom.R(in.X+18+w+2, in.Y, wide, in.H), mark)
		}
		_, in = in.CutLeft(20 + w + wide + 10)
	}
}

// referenceReport returns the place and text of the reference game's panel for test drivers.
func (t *Table) referenceReport() string {
	if t.reference == nil || t.reference.at.Empty() {
		return ""
	}
	return strconv.Itoa(t.reference.course.Corresponding(t.reference.ownCourse, t.reference.ownCourse.Last(),
		t.reference.seat)) + " " + t.referenceText()
}
