package coach

import (
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/dakota"
)

// TestRaceIsJudgedByPoints checks that the coach tells losses of a few points apart in a solo race,
// where they hardly change the result: 0.02 of it are some four points. At a table with rivals, so
// small a loss is nearly nothing.
func TestRaceIsJudgedByPoints(t *testing.T) {
	best, worse := engine.Move{Kind: 1, A: 1}, engine.Move{Kind: 1, A: 2}
	for seats, want := range map[int]Verdict{1: Bad, 3: Worse} {
		s, err := dakota.Game.New(seats, nil, 1)
		if err != nil {
			t.Fatal(err)
		}
		c := &Coach{choices: choices{legal: []engine.Move{best, worse}, race: isRace(s)}, done: true,
			opinions: []bot.Opinion{{Move: best, Visits: 1000, Result: 0.6}, {Move: worse, Visits: 1000, Result: 0.58}}}
		if got := c.Verdict(worse); got != want {
			t.Errorf("%d seats: verdict %d on a loss of 0.02, want %d", seats, got, want)
		}
		if _, warned := c.Blunder(worse); warned != (seats == 1) {
			t.Errorf("%d seats: warned of a loss of 0.02: %v", seats, warned)
		}
	}
}
