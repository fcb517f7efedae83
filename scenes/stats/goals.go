package stats

import (
	"slices"
	"sync"

	"gulch/assets"
	"gulch/assets/data"
	"gulch/engine"
	"gulch/engine/aim"
	"gulch/engine/match"
)

// Goal is something to reach in a game. Nothing depends on it, and nobody is told of it before the end.
type Goal struct {
	ID   string // "boomtown/baron"
	Game string
	Icon string
	Name string // in English
	Text string // in English: what has to be done

	tests []aim.Test // what must hold at the end of the game
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
		var err error
		if g.tests, err = aim.Parse(rows.Text("when")); err != nil {
			rows.Fail("%v", err)
		}
		out = append(out, g)
	}
	return out, rows.Err()
}

// reached returns the IDs of the goals that a seat has reached in a match that is over.
func reached(m *match.Match, seat engine.Seat) []string {
	var out []string
	for _, g := range GoalsOf(m.Info().ID) {
		if aim.Hold(g.tests, m, seat) {
			out = append(out, g.ID)
		}
	}
	return out
}
