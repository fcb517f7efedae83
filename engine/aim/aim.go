// Package aim counts from a record what somebody has set out to do in a game: "won, points >= 90, event blast <= 0". Goals of the
// tally and stations of the Trail ask in these words, a small closed set, so that both are data.
//
//	won                   in first place, a shared one included
//	rank <= 2             the place
//	points >= 90          the score
//	margin >= 20          the score less that of the best other one
//	seats >= 4            how many sit there
//	bot hard >= 2         how many bots of a level do
//	event fee >= 3        how often something happened to the seat (engine.Info.Events)
//	suffered blast <= 0   how often something that another one did concerned it
//	table day <= 9        how often it happened to anybody
//	sum auction_won <= 12 the numbers A of such events of the seat, added up
//	most auction_won <= 8 the largest of them
//	source Mines >= 30    a line of the score sheet
//	figure tiles >= 20    a number of the last position by its name (engine.Figured)
//
// A number without a comparison must be 1 at least.
package aim

import (
	"fmt"
	"strconv"
	"strings"

	"gulch/engine"
	"gulch/engine/match"
)

// Test is a figure of a game that is over, and the range in which it must lie, both ends included.
type Test struct {
	What  string // one of the words above
	Name  string // of the event, the line, the figure or the level, "" where there is none
	Least int
	Most  int
}

// Unlimited is beyond any figure of a game: an end of a range that has none.
const Unlimited = 1 << 30

// Parse reads tests that are divided by ", ".
func Parse(text string) ([]Test, error) {
	var out []Test
	for part := range strings.SplitSeq(text, ", ") {
		t, err := parse(part)
		if err != nil {
			return nil, err
		}
		out = append(out, t)
	}
	return out, nil
}

func parse(text string) (Test, error) {
	t := Test{Least: 1, Most: Unlimited}
	words := strings.Fields(text)
	if n := len(words); n >= 3 {
		number, err := strconv.Atoi(words[n-1])
		if err != nil {
			return t, fmt.Errorf("%q does not end in a number", text)
		}
		switch words[n-2] {
		case ">=":
			t.Least = number
		case "<=":
			t.Least, t.Most = -Unlimited, number
		default:
			return t, fmt.Errorf("%q compares with neither >= nor <=", text)
		}
		words = words[:n-2]
	}
	if len(words) == 0 {
		return t, fmt.Errorf("there is an empty condition")
	}
	t.What, t.Name = words[0], strings.Join(words[1:], " ")
	if _, known := figures[t.What]; !known {
		return t, fmt.Errorf("%q asks for %q, which is no figure of a game", text, t.What)
	}
	return t, nil
}

// Figure returns the number that the test asks for, for a seat of a match that is over.
func (t Test) Figure(m *match.Match, seat engine.Seat) int {
	return figures[t.What](ending{m, seat}, t.Name)
}

// Holds reports whether the number lies in the range.
func (t Test) Holds(m *match.Match, seat engine.Seat) bool {
	n := t.Figure(m, seat)
	return n >= t.Least && n <= t.Most
}

// Hold reports whether all tests do.
func Hold(tests []Test, m *match.Match, seat engine.Seat) bool {
	for _, t := range tests {
		if !t.Holds(m, seat) {
			return false
		}
	}
	return true
}

// ending is a game that is over, as one seat sees it.
type ending struct {
	m    *match.Match
	seat engine.Seat
}

// figures are what tests can ask for.
var figures = map[string]func(e ending, name string) int{
	"won": func(e ending, _ string) int {
		if e.rank() == 1 {
			return 1
		}
		return 0
	},
	"rank":     func(e ending, _ string) int { return e.rank() },
	"points":   func(e ending, _ string) int { return e.m.Scores()[e.seat] },
	"margin":   func(e ending, _ string) int { return e.margin() },
	"seats":    func(e ending, _ string) int { return len(e.m.Setup().Seats) },
	"bot":      ending.bots,
	"event":    func(e ending, name string) int { return e.count(name, e.own).n },
	"suffered": func(e ending, name string) int { return e.count(name, e.others).n },
	"table":    func(e ending, name string) int { return e.count(name, anybodys).n },
	"sum":      func(e ending, name string) int { return e.count(name, e.own).sum },
	"most":     func(e ending, name string) int { return e.count(name, e.own).most },
	"source":   ending.source,
	"figure":   ending.figure,
}

func (e ending) rank() int { return e.m.State().Ranks(nil)[e.seat] }

// margin is by how many points the seat is ahead of the best other one.
func (e ending) margin() int {
	scores := e.m.Scores()
	best := -Unlimited
	for seat, points := range scores {
		if engine.Seat(seat) != e.seat {
			best = max(best, points)
		}
	}
	return scores[e.seat] - best
}

// bots counts those of a level.
func (e ending) bots(level string) int {
	n := 0
	for _, s := range e.m.Setup().Seats {
		if s.Bot == level {
			n++
		}
	}
	return n
}

// source is what the seat has from a line of the score sheet.
func (e ending) source(name string) int {
	for _, l := range e.m.State().Sheet() {
		if l.Name == name {
			return l.Points[e.seat]
		}
	}
	return 0
}

// figure is a number of the position for the seat, 0 where the game does not know it: a test reads the names.
func (e ending) figure(name string) int {
	f, ok := e.m.State().(engine.Figured)
	if !ok {
		return 0
	}
	n, err := f.Figure(fmt.Sprintf("%s %d", name, e.seat))
	if err != nil {
		return 0
	}
	return n
}

// counted are events of a name: how many, and what their numbers A come to.
type counted struct{ n, sum, most int }

func (e ending) own(x engine.Event) bool    { return x.Seat == e.seat }
func (e ending) others(x engine.Event) bool { return x.Other == e.seat }
func anybodys(engine.Event) bool            { return true }

// count counts events of a name.
func (e ending) count(name string, is func(engine.Event) bool) (c counted) {
	info := e.m.Info()
	add := func(events []engine.Event) {
		for _, x := range events {
			if info.EventName(x.Kind) == name && is(x) {
				c.n++
				c.sum += int(x.A)
				c.most = max(c.most, int(x.A))
			}
		}
	}
	add(e.m.Opening())
	for _, step := range e.m.Steps() {
		add(step.Events)
	}
	return c
}
