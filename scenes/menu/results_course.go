package menu

import (
	"slices"
	"strconv"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/chart"
	"gulch/render/words"
)

// Chronicle is how a game tells about itself. Functions that are nil tell nothing.
type Chronicle struct {
	// Line says an event in a sentence, "" for one that is not worth it. It is told after the events past, which followed on
	// the position s.
	Line func(s engine.State, past []engine.Event, e engine.Event) (icon, line string)
	// Mark returns the icon of an event that is marked on the charts, "" for none, and how much it weighs where two
	// marks would lie on each other.
	Mark func(e engine.Event) (icon string, weight int)
	// Dice returns what the dice show in an event that rolls them, nil for others.
	Dice func(e engine.Event) []int
	// Face names what a die shows, from 1 to 6, "" for its number. Dice whose faces have names are not added up.
	Face func(n int) string
	// Move says a move of a position as a short order.
	Move func(s engine.State, m engine.Move) string
	// Why says in one line what speaks for a move of a position, "" where nothing does.
	Why func(s engine.State, m engine.Move) string
	// When says in which turn, day or round a position lies ("Turn 4"), what is counted ("turn") and the count, 0 where a game
	// counts nothing.
	When func(s engine.State) (name, unit string, count int)
}

// course is how a game went, position after position.
type course struct {
	scores [][]float64 // by seat, then by position
	cuts   []chart.Cut // where a turn or a round begins
	whens  []string    // by position: "Turn 4"
	unit   string      // what the cuts count
	count  int         // of the last position
	marks  []mark
	rolls  [][]int  // what each roll of the dice showed
	faces  []string // names of the faces of a die, nil for their numbers
}

// mark is an event that is marked on the charts.
type mark struct {
	at     int // the position after it
	seat   engine.Seat
	icon   string
	line   string
	weight int
}

// named lists the names of the faces of a die, nil where they have none.
func named(face func(n int) string) (all []string) {
	if face == nil || face(1) == "" {
		return nil
	}
	for n := range faces {
		all = append(all, face(n+1))
	}
	return all
}

// newCourse goes through a game that is over. A game that does not repeat its own moves, a defect, ends where it stops.
func newCourse(m *match.Match, tell Chronicle) *course {
	c := &course{scores: make([][]float64, len(m.Seats()))}
	r, err := m.Replay()
	if err != nil || r.Seek(0) != nil {
		return c
	}
	c.faces = named(tell.Face)
	c.note(r.State(), m.Opening(), 0, tell)
	c.take(r.State(), tell)
	for i, step := range r.Steps() {
		c.note(r.State(), step.Events, i+1, tell)
		if r.Seek(i+1) != nil {
			c.forget(i)
			break
		}
		c.take(r.State(), tell)
	}
	return c
}

// forget takes the marks of what came after a position away: the charts end there.
func (c *course) forget(at int) {
	c.marks = slices.DeleteFunc(c.marks, func(m mark) bool { return m.at > at })
}

// last is the last position.
func (c *course) last() int { return len(c.whens) - 1 }

// when says where in the game a position lies.
func (c *course) when(at int) string {
	if at < 0 || at >= len(c.whens) || c.whens[at] == "" {
		return words.T("Move %d", at)
	}
	return c.whens[at]
}

// take notes how a position stands. The charts are cut where another turn, day or round of the game begins.
func (c *course) take(s engine.State, tell Chronicle) {
	at := len(c.whens)
	for seat, points := range s.Scores(nil) {
		c.scores[seat] = append(c.scores[seat], float64(points))
	}
	name, unit, count := "", words.T("move"), 0
	if tell.When != nil {
		name, unit, count = tell.When(s)
	}
	if count > 0 && count != c.count && s.Turn() != engine.NoSeat {
		c.cuts = append(c.cuts, chart.Cut{At: at, Label: strconv.Itoa(count)})
	}
	if c.unit == "" || count > 0 {
		c.unit = unit
	}
	c.count, c.whens = count, append(c.whens, name)
}

// note takes in what happened between a position and that with the number at.
func (c *course) note(before engine.State, events []engine.Event, at int, tell Chronicle) {
	for i, e := range events {
		if tell.Dice != nil {
			if dice := tell.Dice(e); len(dice) > 0 {
				c.rolls = append(c.rolls, dice)
			}
		}
		if tell.Mark == nil || tell.Line == nil || e.Seat == engine.NoSeat {
			continue
		}
		if icon, weight := tell.Mark(e); icon != "" {
			_, line := tell.Line(before, events[:i], e)
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
