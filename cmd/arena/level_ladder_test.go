package main

import (
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/testscale"
)

func TestLadder(t *testing.T) {
	o := object(t, "ladder -json -game boomtown -seats 3 -games 2 -budget 0.002")
	wantKeys(t, o, "games quick budget rungs solo elo")
	rungs, places := o["rungs"].([]any), o["elo"].([]any)
	if n := levelsOf(t, "boomtown"); len(rungs) != n || len(places) != n+1 {
		t.Fatalf("%d levels have %d rungs and %d ratings", n, len(rungs), len(places))
	}
	first := rungs[0].(map[string]any)
	wantKeys(t, first, "game mode seats level below games win_rate ci95 share elo")
	if first["games"] != 3.0 {
		t.Errorf("2 games among three should become a whole deal, not %v", first["games"])
	}
	if again := object(t, "ladder -json -game boomtown -seats 3 -games 2 -budget 0.002 "+
		"-parallel 1"); !reflect.DeepEqual(again, o) {
		t.Error("the results depend on -parallel")
	}
}

// TestLadderLevels checks that single levels can be selected by name, and that an unknown level is
// an error.
func TestLadderLevels(t *testing.T) {
	o := object(t, "ladder -json -game narrowgauge -levels tough,hard -games 2 -budget 0.002")
	if rungs := o["rungs"].([]any); len(rungs) != 2 || rungs[0].(map[string]any)["below"] != "medium" {
		t.Errorf("for two levels the rungs are %v", rungs)
	}
	if status, _, errs := call("ladder", "-game", "boomtown", "-levels", "hard,tough"); status == statusFine ||
		!strings.Contains(errs, `"tough"`) {
		t.Errorf("an unknown level exits with status %d and the error %q", status, errs)
	}
}

func TestLadderAlone(t *testing.T) {
	o := object(t, "ladder -json -game sierrawest -options mode=apple_hill -seats 1 -games 1 -budget 0.002")
	if solo, levels := o["solo"].([]any), levelsOf(t, "sierrawest"); len(solo) != 3*levels {
		t.Errorf("%d levels against three rivals give %d measurements", levels, len(solo))
	}
}

// TestEveryStepIsMeasuredOnce checks the measurements of all games: every mode and every number of
// seats from two on has a ladder, in which each offered level occurs once.
func TestEveryStepIsMeasuredOnce(t *testing.T) {
	for _, g := range games.All() {
		info := g.Info()
		modes := []string{""}
		for _, o := range info.Options {
			if o.ID != bot.ModeOption {
				continue
			}
			modes = nil
			for _, v := range o.Values {
				modes = append(modes, v.ID)
			}
		}
		steps := map[string]int{}
		for _, c := range measurementsOf(g, nil, 0) {
			steps[fmt.Sprint(c.seats, c.options[bot.ModeOption], c.level.ID)]++
		}
		for _, mode := range modes {
			for seats := max(2, info.MinSeats); seats <= info.MaxSeats; seats++ {
				for _, l := range bot.Offered(info) {
					if n := steps[fmt.Sprint(seats, mode, l.ID)]; n != 1 {
						t.Errorf("%s: climbsOf returns the step to %s in mode %q with %d seats %d times, want once",
							info.ID, l.ID, mode, seats, n)
					}
				}
			}
		}
	}
}

// TestLadderRises plays few games, at the smallest number of seats. It checks that the lowest level
// is about as strong as the primer, and that each higher level without search beats the level
// below. Exact differences are measured by arena ladder.
func TestLadderRises(t *testing.T) {
	for _, g := range games.All() {
		if g.Info().ID == "nuggets" {
			continue // a game whose levels exist only for tests
		}
		seats := max(2, g.Info().MinSeats)
		report := ladderReport{Quick: testscale.Of(80, 1000)}
		for _, c := range measurementsOf(g, engine.Options{}, seats) {
			if c.level.Tuning.Iterations > 0 || c.options[bot.ModeOption] != "" &&
				c.options[bot.ModeOption] != "apple_hill" {
				continue
			}
			if err := report.add(c, 1, cores(), nil); err != nil {
				t.Fatal(err)
			}
		}
		for i, r := range report.Rungs {
			low, high := 1.1, 0.97*float64(seats)
			if i == 0 {
				low, high = 0.6, 1.5
			}
			if r.Share < low || r.Share > high {
				t.Errorf("%s: the level %s wins %.2f times its fair share among %s, which is too little or too much",
					r.Game, r.Level, r.Share, r.Below)
			}
		}
	}
}

func TestElo(t *testing.T) {
	for _, c := range []struct {
		won          float64
		games, seats int
		want         float64
	}{{50, 100, 2, 0}, {25, 100, 4, 0}, {75, 100, 2, 191}, {50, 100, 3, 120}} {
		if got := elo(c.won, c.games, c.seats); math.Abs(got-c.want) > 4 {
			t.Errorf("elo of %g wins in %d games among %d is %.0f points, want about %.0f", c.won, c.games, c.seats,
				got, c.want)
		}
	}
}

// levelsOf returns the number of levels that players can choose in a game.
func levelsOf(t *testing.T, id string) int {
	t.Helper()
	g, err := games.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return len(bot.Offered(g.Info()))
}
