package results

import (
	"slices"
	"strconv"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/chart"
	"gulch/render/i18n"
)

// Narration has the callbacks with which a game describes its events, moves and positions on the
// results screen. Each may be nil; then its descriptions are left out.
type Narration struct {
	// Line returns an icon and a sentence for event e, "" to leave it out. s is the position before
	// the move; past are the events of the move before e, with their positions.
	Line func(s engine.State, past []engine.Told, e engine.Event) (icon, line string)
	// Mark returns the icon that marks an event on the charts ("" for no mark) and the weight of
	// the mark. Where two marks overlap, only the one with the larger weight is shown.
	Mark func(e engine.Event) (icon string, weight int)
	// ProgressCaption says what the chart of the players' progress plots; "" for what each player
	// would have scored.
	ProgressCaption string
	// Points returns the points of each seat in position s that the chart plots; nil for the scores
	// of the rules.
	Points func(s engine.State) []int
	// Dice returns the rolled numbers if event e is a roll of dice, otherwise nil.
	Dice func(e engine.Event) []int
	// Face returns the name of the face with number n (1 to 6) of a die, or "" if the faces have
	// numbers. Totals of named faces are not computed.
	Face func(n int) string
	// Move returns a short text for players that describes move m at position s.
	Move func(s engine.State, m engine.Move) string
	// Press returns a text that describes several moves, which one press has played, as a whole, or
	// "" if there is none. s is the position before the first of them.
	Press func(s engine.State, moves []engine.Move) string
	// Passes reports whether move m at position s only ends or declines something.
	Passes func(s engine.State, m engine.Move) bool
	// Why returns a line that says what is good about move m at position s, or "" if there is none.
	Why func(s engine.State, m engine.Move) string
	// When returns the time of a position in the game: its name ("Turn 4"), the unit of time
	// ("turn") and the number (4), which is 0 if the game counts no turns, days or rounds.
	When func(s engine.State) (name, unit string, count int)
}

// points returns the points of each seat in position s that the chart plots.
func (n Narration) points(s engine.State) []int {
	if n.Points == nil {
		return s.Scores(nil)
	}
	return n.Points(s)
}

// history contains the figures of a finished game that the pages of the results draw. Position 0 is
// the start of the game; each move leads to the next position.
type history struct {
	scores [][]float64      // points of each seat at each position, indexed by seat and position
	cuts   []chart.AxisMark // marks on the time axis, where a turn or round starts
	times  []string         // time in the game of each position, such as "Turn 4"
	unit   string           // unit of the time axis, such as "turn"
	count  int              // number of the turn or round at the last position
	marks  []mark
	rolls  [][]int  // all rolls of the game in order; each is the list of the rolled numbers
	faces  []string // names of the die faces, nil if the faces have numbers
}

// mark is an event that is marked with an icon on the charts.
type mark struct {
	at     int // index of the position after the event
	seat   engine.Seat
	icon   string
	line   string
	weight int
}

// faceNames returns the names of the die faces 1 to 6, or nil if the faces have numbers.
func faceNames(face func(n int) string) (all []string) {
	if face == nil || face(1) == "" {
		return nil
	}
	for n := range faces {
		all = append(all, face(n+1))
	}
	return all
}

// newHistory replays a finished match and collects its figures for the charts. tell describes the
// events of the game. If the record cannot be replayed to its end, which is a defect, the history
// ends at the last position that was reached.
func newHistory(m *match.Match, tell Narration) *history {
	c := &history{scores: make([][]float64, len(allPlayers(m)))}
	r, err := m.Replay()
	if err != nil || r.Seek(0) != nil {
		return c
	}
	c.faces = faceNames(tell.Face)
	c.addEvents(r, m.Opening(), 0, tell)
	c.addPosition(r.State(), tell)
	for i, step := range r.Steps() {
		c.addEvents(r, step.Events, i+1, tell)
		if r.Seek(i+1) != nil {
			c.dropAfter(i)
			break
		}
		c.addPosition(r.State(), tell)
	}
	return c
}

// dropAfter removes the marks of later positions than a certain one, because the charts end there.
// at is the number of that position, whose marks stay.
func (c *history) dropAfter(at int) {
	c.marks = slices.DeleteFunc(c.marks, func(m mark) bool { return m.at > at })
}

// last returns the index of the last position.
func (c *history) last() int { return len(c.times) - 1 }

// timeOf returns the time in the game of a position: "Turn 4", or "Move 12" if the game does not
// count turns. at is the number of the position.
func (c *history) timeOf(at int) string {
	if at < 0 || at >= len(c.times) || c.times[at] == "" {
		return i18n.T("Move %d", at)
	}
	return c.times[at]
}

// addPosition appends the figures of position s to the history. If a new turn, day or round begins
// there, it also adds a mark to the time axis.
func (c *history) addPosition(s engine.State, tell Narration) {
	at := len(c.times)
	for seat, points := range tell.points(s) {
		c.scores[seat] = append(c.scores[seat], float64(points))
	}
	if rival, ok := engine.RivalOf(s); ok {
		c.scores[len(c.scores)-1] = append(c.scores[len(c.scores)-1], float64(rival.Score))
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

// addEvents records the dice rolls and the marked events of a move. r is at the position before the
// move, events are the events of the move, and at is the number of the position after it.
func (c *history) addEvents(r *match.Replay, events []engine.Event, at int, tell Narration) {
	var told []engine.Told
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
			if told == nil {
				told, _ = r.Told(at) // an error is a defect, and Seek will return it
			}
			_, line := tell.Line(r.State(), told[:min(i, len(told))], e)
			c.marks = append(c.marks, mark{at: at, seat: e.Seat, icon: icon, line: line, weight: weight})
		}
	}
}

// marksAt returns the marked events of a position, as icon and text. at is the number of the
// position. Events without a text are left out.
func (c *history) marksAt(at int) []chart.Event {
	var out []chart.Event
	for _, m := range c.marks {
		if m.at == at && m.line != "" {
			out = append(out, chart.Event{Icon: m.icon, Words: m.line})
		}
	}
	return out
}

// mainEvent returns a sentence with the most important marked event between two positions, from
// and to, that can explain how the chance of a seat changed: an event of that seat if the chance
// rises, of another one if it falls. If the event is later than the turn of from, the sentence says
// when it was. It is "" if there is no such event.
func (c *history) mainEvent(from, to int, seat engine.Seat, rises bool) string {
	best := mark{weight: -1}
	for _, m := range c.marks {
		if m.at > from && m.at <= to && m.line != "" && (m.seat == seat) == rises && m.weight > best.weight {
			best = m
		}
	}
	if best.line == "" {
		return ""
	}
	if when := c.timeOf(best.at - 1); when != c.timeOf(from) { // the decision was made in the position before the event
		return i18n.Colon(when, best.line)
	}
	return i18n.T("Meanwhile: %s", best.line)
}

// lines converts values, indexed by seat and position, to the lines of a chart, one for each seat.
func lines(values [][]float64, seats []match.Seat) []chart.Line {
	out := make([]chart.Line, len(values))
	for i, v := range values {
		out[i] = chart.Line{Seat: i, Face: seats[i].Face, Values: v}
	}
	return out
}
