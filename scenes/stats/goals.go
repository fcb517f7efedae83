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

// Goal is an optional achievement in a game. It does not affect the game, and players learn only
// after the game that they have reached it.
type Goal struct {
	ID   string // ID of the game and of the goal, such as "boomtown/baron"
	Game string
	Icon string
	Name string // English name
	Text string // English description of what has to be done

	tests []aim.Test // conditions on the finished game; the goal is reached if all of them hold
}

// allGoals returns the goals of all games. It reads them on the first call.
var allGoals = sync.OnceValues(readGoals)

// GoalsOf returns the goals of the game with the given ID. It returns nil if the file of goals
// cannot be read, which a test of this package excludes.
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

// reached returns the IDs of the goals that the player of a seat has reached in a finished match.
func reached(m *match.Match, seat engine.Seat) []string {
	var out []string
	for _, g := range GoalsOf(m.Info().ID) {
		if aim.AllHold(g.tests, m, seat) {
			out = append(out, g.ID)
		}
	}
	return out
}
