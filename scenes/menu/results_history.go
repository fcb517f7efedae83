package menu

import (
	"slices"
	"strconv"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/chart"
	"gulch/render/i18n"
)

// Narration has the callbacks with which a game describes its events, moves and positions for the
// results. A nil callback describes nothing.
type Narration struct {
	// Line returns an icon and a sentence for an event, "" to leave it out. past are the events
	// between position s and the event.
	Line func(s engine.State, past []engine.Event, e engine.Event) (icon, line string)
	// Mark returns the icon with which an event is marked on the charts, "" for none, and its
	// weight: of two overlapping marks the heavier one is shown.
	Mark func(e engine.Event) (icon string, weight int)
	// Dice returns the numbers of an event that rolls dice, nil for other events.
	Dice func(e engine.Event) []int
	// Face returns the name of a die face n, 1 to 6, or "" if faces have numbers. Named faces are
	// not added up.
	Face func(n int) string
	// Move returns a short text of a move at a position.
	Move func(s engine.State, m engine.Move) string
	// Why returns a line in favor of a move at a position, or "" if there is none.
	Why func(s engine.State, m engine.Move) string
	// When returns the turn, day or round of a position as text ("Turn 4"), the unit that is
	// counted ("turn") and the count, which is 0 if the game counts nothing.
	When func(s engine.State) (name, unit string, count int)
}

// history is the history of a game by positions.
type history struct {
	scores [][]float64      // points by seat, then by position
	cuts   []chart.AxisMark // starts of turns or rounds
	times  []string         // by position: "Turn 4"
	unit   string           // unit of the cuts
	count  int              // count at the last position
	marks  []mark
	rolls  [][]int  // numbers of each dice roll
	faces  []string // names of the die faces, nil for numbers
}

// mark is an event that is marked on the charts.
type mark struct {
	at     int // index of the position after the event
	seat   engine.Seat
	icon   string
	line   string
	weight int
}

// faceNames returns the names of the die faces, or nil if faces have numbers.
func faceNames(face func(n int) string) (all []string) {
	if face == nil || face(1) == "" {
		return nil
	}
	for n := range faces {
		all = append(all, face(n+1))
	}
	return all
}

// newHistory replays a finished match. If the record cannot be replayed to its end, which is a
// defect, the course ends there.
func newHistory(m *match.Match, tell Narration) *history {
	c := &history{scores: make([][]float64, len(m.Seats()))}
	r, err := m.Replay()
	if err != nil || r.Seek(0) != nil {
		return c
	}
	c.faces = faceNames(tell.Face)
	c.addEvents(r.State(), m.Opening(), 0, tell)
	c.addPosition(r.State(), tell)
	for i, step := range r.Steps() {
		c.addEvents(r.State(), step.Events, i+1, tell)
		if r.Seek(i+1) != nil {
			c.dropAfter(i)
			break
		}
		c.addPosition(r.State(), tell)
	}
	return c
}

// dropAfter removes the marks after a position, where the charts end.
func (c *history) dropAfter(at int) {
	c.marks = slices.DeleteFunc(c.marks, func(m mark) bool { return m.at > at })
}

// last returns the index of the last position.
func (c *history) last() int { return len(c.times) - 1 }

// timeOf returns the time of a position in the game: "Turn 4" or "Move 12".
func (c *history) timeOf(at int) string {
	if at < 0 || at >= len(c.times) || c.times[at] == "" {
		return i18n.T("Move %d", at)
	}
	return c.times[at]
}

// addPosition appends a position. A cut is added where a new turn, day or round begins.
func (c *history) addPosition(s engine.State, tell Narration) {
	at := len(c.times)
	for seat, points := range s.Scores(nil) {
		c.scores[seat] = append(c.scores[seat], float64(points))
	}
	name, unit, count := "", i18n.T("move"), 0
	if tell.When != nil {
		name, unit, count = tell.When(s)
	}
	if count > 0 && count != c.count && s.Turn() != engine.NoSeat {
		c.cuts = append(c.cuts, chart.AxisMark{At: at, Label: strconv.Itoa(count)})
	}
	if c.unit == "" || count > 0 {
		c.unit = unit
	}
	c.count, c.times = count, append(c.times, name)
}

// addEvents records the dice and marks of the events between position before and the position with
// index at.
func (c *history) addEvents(before engine.State, events []engine.Event, at int, tell Narration) {
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

// marksAt returns the marks at a position.
func (c *history) marksAt(at int) []chart.Event {
	var out []chart.Event
	for _, m := range c.marks {
		if m.at == at && m.line != "" {
			out = append(out, chart.Event{Icon: m.icon, Words: m.line})
		}
	}
	return out
}

// lines converts values by seat and position to lines of a chart.
func lines(values [][]float64, seats []match.Seat) []chart.Line {
	out := make([]chart.Line, len(values))
	for i, v := range values {
		out[i] = chart.Line{Seat: i, Face: seats[i].Face, Values: v}
	}
	return out
}
