package results

import (
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
)

// TestReasonOfBothMovesIsNone checks that a reason which also holds for the move that was played is
// not given for the better one.
func TestReasonOfBothMovesIsNone(t *testing.T) {
	const gains = "You gain 4 resources."
	if got := DistinctReason(gains, gains); got != "" {
		t.Errorf("the reason is %q although the other move has the same", got)
	}
	if got := DistinctReason(gains, "You gain 3 resources."); got != gains {
		t.Errorf("the reason is %q, want %q", got, gains)
	}
}

// TestDifferenceInTheUnitOfTheScore checks that a difference between two moves is given in dollars
// if the score of the game is money, that a line of costs is said to save them, and that the name
// of a line, which begins with a capital letter, is in quotation marks.
func TestDifferenceInTheUnitOfTheScore(t *testing.T) {
	seats := []match.Seat{{Name: "Ada"}, {Name: "Ben"}}
	gain, cost := bot.Difference{Line: "Cities", Points: 4}, bot.Difference{Line: "Terrain", Points: 7, Cost: true}
	for _, x := range []struct {
		why   bot.Difference
		money bool
		mover engine.Seat
		want  string
	}{
		{gain, true, 0, "By the end, expect about $4 more from “Cities” than with “Pass”."},
		{gain, true, 1, "By the end, expect about $4 less from “Cities” for Ada."},
		{cost, true, 0, "Expect to spend about $7 less on “Terrain” than with “Pass”."},
		{cost, true, 1, "Expect Ada to spend about $7 more on “Terrain”."},
		{gain, false, 0, "By the end, expect about 4 more points from “Cities” than with “Pass”."},
	} {
		if got := DifferenceText(x.why, x.mover, "Pass", engine.Info{ScoreIsMoney: x.money}, seats); got != x.want {
			t.Errorf("the difference is %q, want %q", got, x.want)
		}
	}
}
