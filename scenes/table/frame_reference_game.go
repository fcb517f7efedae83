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
	ownDecisions int          // number of decisions in ownCourse
	seats        []match.Seat // the seats of this match
	seat         engine.Seat  // the seat whose values are compared
	row          Row          // the seat's row in the reference game
	ownRow       Row          // the seat's row in this match
	when         string       // text for the turn at which the reference game is shown
	at           geom.Rect    // rectangle of the panel, empty if nothing is shown
}

// referenceHeight is the height of the panel, referenceLineHeight its height if it has only one
// line. Both are in design units at the default letter size.
const (
	referenceHeight     = 46.0
	referenceLineHeight = 24.0
)

// newReference returns the reference game (a recorded game of the same deal) of the match with a
// document name, nil if there is none. seats are the seats of that match.
func newReference(app *stage.App, doc string, seats []match.Seat) *reference {
	m, ok := app.Reference(doc)
	if !ok {
		return nil
	}
	course, err := stage.CourseOf(m)
	if err != nil {
		return nil
	}
	return &reference{match: m, course: course, ownCourse: &stage.Course{}, ownDecisions: -1, seats: seats,
		seat: engine.NoSeat}
}

// update advances the reference game to the current turn of this match, the parameter own, and
// reports whether it can be compared there.
func (b *reference) update(own *match.Match, gameUI GameUI) bool {
	turn := own.Turn()
	if turn != engine.NoSeat && b.seats[turn].Person() {
		b.seat = turn
	}
	for i := range b.seats {
		if b.seat == engine.NoSeat && b.seats[i].Person() {
			b.seat = engine.Seat(i)
		}
	}
	if b.seat == engine.NoSeat {
		return false
	}
	if n := len(own.Steps()); b.ownDecisions != n {
		if err := b.ownCourse.Follow(own); err != nil {
			return false
		}
		b.ownDecisions = n
	}
	s, err := b.course.State(b.course.Corresponding(b.ownCourse, b.ownCourse.Last(), b.seat))
	if err != nil {
		return false
	}
	gameUI.atPosition(s, nil, func() {
		b.row = gameUI.Row(b.seat)
		b.when, _, _ = gameUI.When()
	})
	b.ownRow = gameUI.Row(b.seat)
	return true
}

// layOut cuts the rectangle of the panel off the log of a frame. The panel is empty if the
// reference game cannot be compared with this match, the parameter own, at its current turn.
func (b *reference) layOut(c *chromeLayout, own *match.Match, gameUI GameUI) {
	if b == nil {
		return
	}
	if !b.update(own, gameUI) {
		b.at = geom.Rect{}
		return
	}
	letters := c.window.View.Letters()
	high := referenceHeight * letters
	if c.log.H-high < minLogHeight {
		high = referenceLineHeight * letters
	}
	b.at, c.log = c.log.CutTop(high)
	_, c.log = c.log.CutTop(4)
}

// shown reports whether there is a reference game with a panel on the table.
func (b *reference) shown() bool { return b != nil && !b.at.Empty() }

// name returns the name of the recorded player of the reference game, for instance "Ada",
// or "Ada, earlier" if the player of this match has the same name.
func (b *reference) name() string {
	return stage.RecordName(*engine.At(b.match.Seats(), b.seat), *engine.At(b.seats, b.seat))
}

// text returns the values of the reference game for screen readers: "Ada, earlier, Turn 4:
// points 31 (+3)". The number in brackets is the lead of this match.
func (b *reference) text() string {
	var parts []string
	for i, s := range b.row.Stats {
		says := s.Name + " " + s.Number()
		if by, ok := b.lead(i); ok && by != 0 {
			says += " (" + pieces.Signed(by) + ")"
		}
		parts = append(parts, says)
	}
	head := b.name()
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

// node appends the node of the panel, whose tooltip explains it.
func (b *reference) node(dst []ui.Node) []ui.Node {
	if !b.shown() {
		return dst
	}
	n := ui.Node{ID: "beside", Label: b.text(), Role: "text", Rect: b.at, SkipFocus: true}
	n.Tip = i18n.T(
		"The recording of this deal at the same turn, and how far you're ahead or behind.")
	return append(dst, n)
}

// paint paints the values of the reference game like a row of the ledger, but in pale
// colours.
func (b *reference) paint(p *paint.Canvas) {
	if !b.shown() {
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
		p.Label(b.name(), geom.R(head.X, head.Y, head.W-w-8, head.H), name)
	} else {
		wide := in.W * 0.34
		p.Label(b.name(), geom.R(in.X, in.Y, wide, in.H), name)
		_, in = in.CutLeft(wide + 6)
	}
	b.paintStats(p, in)
}

// paintStats paints as many values as fit into the rectangle, each with the lead of this
// match over the reference game.
func (b *reference) paintStats(p *paint.Canvas, in geom.Rect) {
	figure := paint.Style{Face: paint.Bold, Size: 13, Color: theme.Ink}
	for i, s := range b.row.Stats {
		says, by := s.Number(), ""
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

// report returns the place and text of the panel for test drivers, "" if nothing is shown.
func (b *reference) report() string {
	if !b.shown() {
		return ""
	}
	return strconv.Itoa(b.course.Corresponding(b.ownCourse, b.ownCourse.Last(), b.seat)) + " " + b.text()
}
