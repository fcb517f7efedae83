// Package aim evaluates goals for a finished game, written as text: "won, points >= 90, event blast
// <= 0". Achievements and the stations of the Trail define their goals in this small language, so
// that they are data. [Parse] returns a list of [Test] values; [AllHold] evaluates them.
//
//	won                   1 if the seat is in first place, alone or shared, otherwise 0
//	rank <= 2             the rank
//	points >= 90          the score
//	margin >= 20          the score minus the best opponent's score
//	seats >= 4            the number of seats
//	bot hard >= 2         the number of bots of a level
//	event fee >= 3        how often an event happened to the seat (engine.Info.Events)
//	suffered blast <= 0   how often an event of another seat affected it (Event.Other)
//	table day <= 9        how often an event happened to anybody
//	sum auction_won <= 12 the sum of the numbers A of such events of the seat
//	most auction_won <= 8 the largest of these numbers
//	source Mines >= 30    a line of the score sheet
//	figure tiles >= 20    a number of the final position by name (engine.TextVars)
//
// A number without a comparison must be at least 1.
package aim

import (
	"fmt"
	"strconv"
	"strings"

	"gulch/engine"
	"gulch/engine/match"
)

// Test is a condition on a finished game: a number of the game, and the range in which it must be.
// Both ends of the range are included.
type Test struct {
	What string // word that selects the number, one of those listed in the package comment
	// name of the event, score sheet line, text variable or bot level; "" if the word needs no name
	Name  string
	Least int
	Most  int
}

// Unlimited is larger than any number of a game. A range that ends at Unlimited has no upper limit,
// and a range that starts at -Unlimited has no lower limit.
const Unlimited = 1 << 30

// Parse parses a list of conditions separated by ", ". It returns an error if a condition has an
// unknown word or comparison.
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
	if _, known := numbers[t.What]; !known {
		return t, fmt.Errorf("%q asks for %q, which is no figure of a game", text, t.What)
	}
	return t, nil
}

// Number returns the number that the test compares with its range, for a seat of a finished match.
func (t Test) Number(m *match.Match, seat engine.Seat) int {
	return numbers[t.What](finishedGame{m, seat}, t.Name)
}

// Holds reports whether the number that the test checks is within its range, for a seat of a
// finished match.
func (t Test) Holds(m *match.Match, seat engine.Seat) bool {
	n := t.Number(m, seat)
	return n >= t.Least && n <= t.Most
}

// AllHold reports whether all tests hold for a seat of a finished match.
func AllHold(tests []Test, m *match.Match, seat engine.Seat) bool {
	for _, t := range tests {
		if !t.Holds(m, seat) {
			return false
		}
	}
	return true
}

// finishedGame is a finished match from the point of view of a seat.
type finishedGame struct {
	m    *match.Match
	seat engine.Seat
}

// numbers maps each word listed in the package comment to the function that computes its number. In
// a condition such as "bot hard >= 2", the word is "bot" and the name is "hard".
var numbers = map[string]func(e finishedGame, name string) int{
	"won": func(e finishedGame, _ string) int {
		if e.rank() == 1 {
			return 1
		}
		return 0
	},
	"rank":     func(e finishedGame, _ string) int { return e.rank() },
	"points":   func(e finishedGame, _ string) int { return e.m.Scores()[e.seat] },
	"margin":   func(e finishedGame, _ string) int { return e.margin() },
	"seats":    func(e finishedGame, _ string) int { return len(e.m.Setup().Seats) },
	"bot":      finishedGame.bots,
	"event":    func(e finishedGame, name string) int { return e.count(name, e.own).n },
	"suffered": func(e finishedGame, name string) int { return e.count(name, e.others).n },
	"table":    func(e finishedGame, name string) int { return e.count(name, anybodys).n },
	"sum":      func(e finishedGame, name string) int { return e.count(name, e.own).sum },
	"most":     func(e finishedGame, name string) int { return e.count(name, e.own).most },
	"source":   finishedGame.source,
	"figure":   finishedGame.figure,
}

func (e finishedGame) rank() int { return engine.FinalRanks(e.m.State())[e.seat] }

// margin returns the seat's score minus the best score of its opponents.
func (e finishedGame) margin() int {
	scores := e.m.Scores()
	best := -Unlimited
	for seat, points := range scores {
		if engine.Seat(seat) != e.seat {
			best = max(best, points)
		}
	}
	return scores[e.seat] - best
}

// bots returns the number of bots of the given level in the game.
func (e finishedGame) bots(level string) int {
	n := 0
	for _, s := range e.m.Setup().Seats {
		if s.Bot == level {
			n++
		}
	}
	return n
}

// source returns the seat's points on a line of the score sheet, 0 if there is no such line.
func (e finishedGame) source(name string) int {
	for _, l := range e.m.State().Sheet() {
		if l.Name == name {
			return l.Points[e.seat]
		}
	}
	return 0
}

// figure returns the value of a variable of the final position (see engine.TextVars) for the seat.
// It returns 0 if the game has no such variable; a test checks the names that are used.
func (e finishedGame) figure(name string) int {
	f, ok := e.m.State().(engine.TextVars)
	if !ok {
		return 0
	}
	n, err := f.TextVar(fmt.Sprintf("%s %d", name, e.seat))
	if err != nil {
		return 0
	}
	return n
}

// counted summarizes a group of events: their number (n), and the sum and the maximum (most) of
// their numbers Event.A.
type counted struct{ n, sum, most int }

func (e finishedGame) own(x engine.Event) bool    { return x.Seat == e.seat }
func (e finishedGame) others(x engine.Event) bool { return x.Other == e.seat }
func anybodys(engine.Event) bool                  { return true }

// count summarizes those events of the match that have the given name and meet a condition. The
// condition is given by is, a function that reports whether an event meets it.
func (e finishedGame) count(name string, is func(engine.Event) bool) (c counted) {
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
