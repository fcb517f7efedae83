package shelf_test

import (
	"slices"
	"testing"

	"gulch/engine/testscale"
	"gulch/scenes/shelf"
	"gulch/scenes/tabletest"
)

// mostHandovers holds, by game and number of people, the largest median of hand-overs in a game
// with which TestFewHandovers passes. It is a little more than was measured when the number was
// written. Boomtown has none, because nothing is hidden in it.
var mostHandovers = map[string]map[int]int{
	"boomtown":       {2: 0, 3: 0},
	"narrowgauge":    {2: 37},
	"dakota":         {2: 35, 3: 60},
	"sierrawest":     {2: 20, 3: 33},
	"westernlegends": {2: 50, 3: 77},
}

// handoverSeeds is the number of games in which TestFewHandovers counts.
const handoverSeeds = 5

// TestFewHandovers checks that people at one screen pass the device on at most as often in a game
// as mostHandovers allows. The games are played by the policies of the games' heuristics.
func TestFewHandovers(t *testing.T) {
	for _, g := range shelf.Games() {
		for persons, most := range mostHandovers[g.Rules.Info().ID] {
			var all, forced, wanted []int
			for seed := range uint64(testscale.Of(handoverSeeds, 25)) {
				n := tabletest.CountHandovers(t, g, persons, seed)
				all, forced, wanted = append(all, n.All), append(forced, n.Forced), append(wanted, n.Wanted)
			}
			slices.Sort(all)
			slices.Sort(forced)
			slices.Sort(wanted)
			median := all[len(all)/2]
			t.Logf("%s, %d people: %d hand-overs a game, %d of them for a single legal move, %d asked for",
				g.Rules.Info().ID, persons, median, forced[len(forced)/2], wanted[len(wanted)/2])
			if median > most {
				t.Errorf("%s, %d people: %d hand-overs a game, expected at most %d: see the table's "+
					"PreparedAnswer and Reaction for questions that need not be asked, and engine.DecidesOpenly",
					g.Rules.Info().ID, persons, median, most)
			}
		}
	}
}
