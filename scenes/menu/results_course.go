package menu

import (
	"strconv"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/chart"
)

// Chronicle is how a game tells about itself. Functions that are nil tell nothing.
type Chronicle struct {
	// Line says an event in a sentence, "" for one that is not worth it.
	Line func(e engine.Event) (icon, line string)
	// Mark returns the icon of an event that is marked on the charts, "" for none, and how much it weighs where two
	// marks would lie on each other.
	Mark func(e engine.Event) (icon string, weight int)
	// Dice returns what the dice show in an event that rolls them, nil for others.
	Dice func(e engine.Event) []int
	// Move says a move as a short order.
	Move func(m engine.Move) string
}

// course is how a game went, position after position.
type course struct {
	scores [][]float64 // by seat, then by position
	cuts   []chart.Cut // where a turn or a round begins
	clocks []int       // the game's clock by position
	marks  []mark
	rolls  [][]int // what each roll of the dice showed
}

// mark is an event that is marked on the charts.
type mark struct {
	at     int // the position after it
	seat   engine.Seat
	icon   string
	line   string
	weight int
}

// newCourse goes through a game that is over. A game that does not repeat its own moves, a defect, ends where it stops.
func newCourse(m *match.Match, tell Chronicle) *course {
	c := &course{scores: make([][]float64, len(m.Seats()))}
	r, err := m.Replay()
	if err != nil || r.Seek(0) != nil {
		return c
	}
	c.note(m.Opening(), 0, tell)
	c.take(r.State())
	for i, step := range r.Steps() {
		c.note(step.Events, i+1, tell)
		if r.Seek(i+1) != nil {
			break
		}
		c.take(r.State())
	}
	return c
}

// last is the last position.
func (c *course) last() int { return len(c.clocks) - 1 }

// take notes how a position stands. The charts are cut where the clock moves on, and count moves: a clock is no count of
// turns or rounds that its players would know.
func (c *course) take(s engine.State) {
	at := len(c.clocks)
	for seat, points := range s.Scores(nil) {
		c.scores[seat] = append(c.scores[seat], float64(points))
	}
	clock := 0
	if g, ok := s.(engine.Guide); ok {
		clock = g.Clock()
	}
	if clock > 0 && s.Turn() != engine.NoSeat && (at == 0 || clock != c.clocks[at-1]) {
		c.cuts = append(c.cuts, chart.Cut{At: at, Label: strconv.Itoa(at)})
	}
	c.clocks = append(c.clocks, clock)
}

// note takes in what happened before a position.
func (c *course) note(events []engine.Event, at int, tell Chronicle) {
	for _, e := range events {
		if tell.Dice != nil {
			if dice := tell.Dice(e); len(dice) > 0 {
				c.rolls = append(c.rolls, dice)
			}
		}
		if tell.Mark == nil || tell.Line == nil || e.Seat == engine.NoSeat {
			continue
		}
		if icon, weight := tell.Mark(e); icon != "" {
			_, line := tell.Line(e)
			c.marks = append(c.marks, mark{at: at, seat: e.Seat, icon: icon, line: line, weight: weight})
		}
	}
}

// happened are the marks at a position.
func (c *course) happened(at int) []chart.Entry {
	var out []chart.Entry
	for _, m := range c.marks {
		if m.at == at && m.line != "" {
			out = append(out, chart.Entry{Icon: m.icon, Words: m.line})
		}
	}
	return out
}

// lines makes lines of values by seat, then by position.
func lines(values [][]float64, seats []match.Seat) []chart.Line {
	out := make([]chart.Line, len(values))
	for i, v := range values {
		out[i] = chart.Line{Seat: i, Face: seats[i].Face, Values: v}
	}
	return out
}
