package sierrawest

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/tabletest"
)

// TestReasonsAreTrue checks in recorded games that the reasons for moves are true by the rules.
func TestReasonsAreTrue(t *testing.T) {
	type holds func(s, after *rules.State, m engine.Move, said []string) bool
	claim := func(text string, holds holds) tabletest.ReasonClaim {
		return tabletest.ReasonClaim{Text: text, True: func(s engine.State, m engine.Move, said []string) bool {
			after := *s.(*rules.State)
			return after.Play(m, nil) == nil && holds(s.(*rules.State), &after, m, said)
		}}
	}
	tabletest.CheckReasonClaims(t, Game, []tabletest.ReasonClaim{
		{Text: `(\d+) points?, and a summit for your deck: .+`},
		claim(`That card is face up: .+`, func(s, after *rules.State, m engine.Move, _ []string) bool {
			return s.FaceUp().Has(int(rules.NodeOf(m))) && after.Climber(s.Turn()) == rules.NodeOf(m)
		}),
		claim(`The closer you are to a face-up card, .+`, func(s, _ *rules.State, _ engine.Move, _ []string) bool {
			return s.FaceUp() != 0
		}),
		claim(`From there, each homestead space is worth (\d+) points\.`,
			func(s, after *rules.State, _ engine.Move, said []string) bool {
				now := after.Multiplier(s.Turn())
				return now > s.Multiplier(s.Turn()) && tabletest.Says(said[1], now)
			}),
		claim(`Your trail then reaches 1 more card in the row\.`,
			func(s, after *rules.State, _ engine.Move, _ []string) bool {
				return after.Wagon(s.Turn())/2 > s.Wagon(s.Turn())/2
			}),
		claim(`Each space gets you closer to the next multiplier\.`,
			func(s, after *rules.State, _ engine.Move, _ []string) bool {
				now := after.Multiplier(s.Turn())
				return after.Wagon(s.Turn()) > s.Wagon(s.Turn()) && now < rules.Space(rules.LastSpace).Multiplier
			}),
		{Text: `A cabin scores points, and an empty plot would cost you 2 at the end\.`},
		{Text: `Each step up is worth \d+ points?(?: now, and more if your wagon goes farther)?\.`},
		{Text: `Each animal you catch saves you 1 point and pays in every Fur Trade\.`},
		{Text: `A revealed card may show an animal you need\.`},
		{Text: `Each gold in a cart is worth 3 points\.`},
		claim(`The posters along your trail show (\d+) of the 6 numbers\.`,
			func(s, _ *rules.State, _ engine.Move, said []string) bool {
				return tabletest.Says(said[1], s.Faces(s.Turn()).Len())
			}),
		{Text: `You gain .+\.`},
		{Text: `.+`}, // the text of a cabin or of a summit, from the data of the rules
	})
}
