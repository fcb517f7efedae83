package stats

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"gulch/assets"
	"gulch/assets/data"
	"gulch/engine"
	"gulch/engine/match"
)

// Goal is something to reach in a game. Nothing depends on it, and nobody is told of it before the end.
type Goal struct {
	ID   string // "boomtown/baron"
	Game string
	Icon string
	Name string // in English
	Text string // in English: what has to be done
	tests
}

// tests are what must hold at the end of the game.
type tests []test

// test is one of them: a figure of the game, and the range in which it must lie.
type test struct {
	what  string // "won", "points", "margin", "seats", "bot", "event", "suffered", "source"
	name  string // of the event, the source, the level
	least int
	most  int
}

// allGoals are read when they are first asked for.
var allGoals = sync.OnceValues(readGoals)

// GoalsOf returns the goals of a game. A file that cannot be read has none: a test of this package reads it.
func GoalsOf(game string) []Goal {
	all, err := allGoals()
	if err != nil {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(all), func(g Goal) bool { return g.Game != game })
}

func readGoals() ([]Goal, error) {
	var out []Goal
	rows := data.Read(assets.Goals(), "goals.csv")
	for rows.Next() {
		g := Goal{Game: rows.Text("game"), Icon: rows.Text("icon"), Name: rows.Text("name"), Text: rows.Text("text")}
		g.ID = g.Game + "/" + rows.Text("id")
		for part := range strings.SplitSeq(rows.Text("when"), ", ") {
			t, err := parseTest(part)
			if err != nil {
				rows.Fail("%v", err)
			}
			g.tests = append(g.tests, t)
		}
		out = append(out, g)
	}
	return out, rows.Err()
}

const unlimited = 1 << 30

// parseTest reads "won", "points >= 80", "event mayor >= 3", "source Gold <= 5".
func parseTest(text string) (test, error) {
	t := test{least: 1, most: unlimited}
	words := strings.Fields(text)
	if n := len(words); n >= 3 {
		number, err := strconv.Atoi(words[n-1])
		if err != nil {
			return t, fmt.Errorf("%q does not end in a number", text)
		}
		switch words[n-2] {
		case ">=":
			t.least = number
		case "<=":
			t.least, t.most = -unlimited, number
		default:
			return t, fmt.Errorf("%q compares with neither >= nor <=", text)
		}
		words = words[:n-2]
	}
	if len(words) == 0 {
		return t, fmt.Errorf("there is an empty condition")
	}
	t.what, t.name = words[0], strings.Join(words[1:], " ")
	if _, known := figures[t.what]; !known {
		return t, fmt.Errorf("%q asks for %q, which is no figure of a game", text, t.what)
	}
	return t, nil
}

// ending is a game that is over, as one seat sees it.
type ending struct {
	m    *match.Match
	seat engine.Seat
}

// figures are what tests can ask for.
var figures = map[string]func(e ending, name string) int{
	"won": func(e ending, _ string) int {
		if e.m.State().Ranks(nil)[e.seat] == 1 {
			return 1
		}
		return 0
	},
	"points": func(e ending, _ string) int { return e.m.Scores()[e.seat] },
	"margin": ending.margin,
	"seats":  func(e ending, _ string) int { return len(e.m.Setup().Seats) },
	"bot": func(e ending, level string) int {
		n := 0
		for _, s := range e.m.Setup().Seats {
			if s.Bot == level {
				n++
			}
		}
		return n
	},
	"event": func(e ending, name string) int {
		return e.count(name, func(x engine.Event) bool { return x.Seat == e.seat })
	},
	"suffered": func(e ending, name string) int {
		return e.count(name, func(x engine.Event) bool { return x.Other == e.seat })
	},
	"source": ending.source,
}

// margin is by how many points the seat is ahead of the best other one.
func (e ending) margin(string) int {
	scores := e.m.Scores()
	best := -unlimited
	for seat, points := range scores {
		if engine.Seat(seat) != e.seat {
			best = max(best, points)
		}
	}
	return scores[e.seat] - best
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

// count counts events of a name.
func (e ending) count(name string, is func(engine.Event) bool) int {
	info := e.m.Info()
	n := 0
	for _, step := range e.m.Steps() {
		for _, x := range step.Events {
			if info.EventName(x.Kind) == name && is(x) {
				n++
			}
		}
	}
	return n
}

// reached returns the IDs of the goals that a seat has reached in a match that is over.
func reached(m *match.Match, seat engine.Seat) []string {
	var out []string
	for _, g := range GoalsOf(m.Info().ID) {
		if g.hold(ending{m, seat}) {
			out = append(out, g.ID)
		}
	}
	return out
}

// hold reports whether all tests hold.
func (t tests) hold(e ending) bool {
	for _, x := range t {
		if n := figures[x.what](e, x.name); n < x.least || n > x.most {
			return false
		}
	}
	return true
}
