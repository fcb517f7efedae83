package main

import (
	"testing"

	"gulch/engine/bot"
	"gulch/engine/games"
)

// Games that are not played by so many are left out, and those for one are studied in every mode and against every rival.
func TestTablesThatAreStudied(t *testing.T) {
	for _, g := range games.All() {
		info := g.Info()
		alone := 0
		if info.MinSeats == 1 {
			alone = 1
			for _, o := range info.Options {
				if o.ID == bot.ModeOption || o.ID == bot.RivalOption {
					alone *= len(o.Values)
				}
			}
		}
		for seats, want := range map[int]int{0: 1, 1: alone, info.MaxSeats: 1, info.MaxSeats + 1: 0} {
			if got := tablesOf(g, nil, seats); len(got) != want {
				t.Errorf("%s, %d seats: studied with the options %v, want %d of them", info.ID, seats, got, want)
			}
		}
	}
}

// What is measured belongs to a level as it is, with a share of its iterations.
func TestMistakesRefusesSettings(t *testing.T) {
	if _, err := levelsOn(1, "medium,hard:iterations=300"); err == nil {
		t.Error("a search with other iterations is taken for hard")
	}
	who, err := levelsOn(0.03, "medium,hard")
	if err != nil || len(who) != 2 || who[0].Tuning.Iterations != 0 || who[1].Tuning.Iterations != 300 {
		t.Errorf("levels with 0.03 of their iterations are %+v, %v", who, err)
	}
}
