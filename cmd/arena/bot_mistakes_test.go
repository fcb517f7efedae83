package main

import (
	"testing"

	"gulch/engine/bot"
	"gulch/engine/games"
)

// TestTablesOf checks that a game is left out if it cannot be played by the given number of seats.
// A solo game must be reviewed in every mode and against every rival.
func TestTablesOf(t *testing.T) {
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
				t.Errorf("%s, %d seats: tablesOf returns the options %v, want %d of them", info.ID, seats, got, want)
			}
		}
	}
}

// TestMistakesRefusesSettings checks that the command refuses levels with other settings, because
// results are stored by level. Only the number of iterations can be reduced, by the flag -budget.
func TestMistakesRefusesSettings(t *testing.T) {
	if _, err := levelsOn(1, "medium,hard:iterations=300"); err == nil {
		t.Error("levelsOn accepts hard with another number of iterations, expected an error")
	}
	who, err := levelsOn(0.03, "medium,hard")
	if err != nil || len(who) != 2 || who[0].Tuning.Iterations != 0 || who[1].Tuning.Iterations != 300 {
		t.Errorf("levelsOn with 0.03 of the iterations returns %+v, %v", who, err)
	}
}
