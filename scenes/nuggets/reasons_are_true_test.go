package nuggets

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/nuggets"
	"gulch/scenes/tabletest"
)

// TestReasonsAreTrue checks in recorded games that the reasons for moves are true by the rules.
func TestReasonsAreTrue(t *testing.T) {
	tabletest.CheckReasonClaims(t, Game, []tabletest.ReasonClaim{
		{Text: `It scores (\d+) points? right away\.`, True: func(s engine.State, m engine.Move, said []string) bool {
			before, p := *s.(*rules.State), s.Turn()
			after := before
			if after.Play(m, nil) != nil {
				return false
			}
			return after.Turn() == engine.NoSeat || tabletest.Says(said[1], after.Score(p)-before.Score(p))
		}},
		{Text: `The (\d+) in the sack is below the average of 3\.5, and the sack counts triple\.`,
			True: func(s engine.State, _ engine.Move, said []string) bool {
				return tabletest.Says(said[1], s.(*rules.State).Sack(s.Turn()).Worth())
			}},
		{Text: `A roll scores 2\.5 on average\.`},
	})
}
