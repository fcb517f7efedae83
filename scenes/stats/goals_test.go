package stats

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
	"gulch/engine/nuggets"
)

// withGoals returns all games that have goals: the five games and the example game nuggets.
func withGoals() []engine.Game { return append(games.All(), nuggets.Game) }

// rulesOf returns the game with the given ID from withGoals, and fails the test if there is none.
func rulesOf(t *testing.T, id string) engine.Game {
	t.Helper()
	all := withGoals()
	i := slices.IndexFunc(all, func(g engine.Game) bool { return g.Info().ID == id })
	if i < 0 {
		t.Fatalf("there's no game %q", id)
	}
	return all[i]
}

// sample is a game setup for which a test measures how often players reach the goals.
type sample struct {
	seats   int
	options engine.Options
}

// tablesOf returns a setup for each mode of a game, with four seats or as many as the game allows.
func tablesOf(g engine.Game) []sample {
	info := g.Info()
	for _, o := range info.Options {
		if o.ID == "mode" {
			var out []sample
			for _, v := range o.Values {
				out = append(out, sample{min(4, info.MaxSeats), engine.Options{o.ID: v.ID}})
			}
			return out
		}
	}
	return []sample{{min(4, info.MaxSeats), nil}}
}

// TestGoalsCanBeReached checks that each game has eight goals, that their conditions name existing
// events and lines of the score sheet, and that a good player does not reach any goal in more than
// 90 % of the games.
func TestGoalsCanBeReached(t *testing.T) {
	all, err := allGoals()
	if err != nil {
		t.Fatal(err)
	}
	for _, rules := range withGoals() {
		game, tables := rules.Info().ID, tablesOf(rules)
		each := 60 * len(tables)
		goals := GoalsOf(game)
		if len(goals) != 8 {
			t.Errorf("%s has %d goals, want 8: they are lines of assets/goals/goals.csv", game, len(goals))
		}
		counts := map[string]int{}
		var lines []string // names of the lines of the score sheet
		for i := range each {
			x := tables[i%len(tables)]
			m := playedWith(t, game, x.seats, x.options, uint64(i))
			for _, l := range m.State().Sheet() {
				lines = append(lines, l.Name)
			}
			for _, id := range reached(m, 0) {
				counts[id]++
			}
		}
		for _, g := range goals {
			t.Logf("%-24s %d of %d", g.ID, counts[g.ID], each)
			if counts[g.ID] > each*9/10 {
				t.Errorf("goal %s is reached in more than 90 %% of the games", g.ID)
			}
			for _, x := range g.tests {
				names := rules.Info().Events
				if x.What == "source" {
					names = lines
				} else if x.What == "bot" {
					names = []string{"easy", "medium", "hard"}
				} else if x.What != "event" && x.What != "suffered" {
					continue
				}
				if !slices.Contains(names, x.Name) {
					t.Errorf("the condition of goal %s uses %s %q, which the game does not have", g.ID, x.What, x.Name)
				}
			}
		}
	}
	if len(all)%8 != 0 {
		t.Errorf("%d goals in total, want a multiple of 8", len(all))
	}
}
