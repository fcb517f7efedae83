package dakota

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/tabletest"
)

// TestReasonsAreTrue checks in recorded games that the reasons for moves are true by the rules.
func TestReasonsAreTrue(t *testing.T) {
	claim := func(text string, holds func(town *rules.Town, said []string) bool) tabletest.ReasonClaim {
		return tabletest.ReasonClaim{Text: text, Zero: true,
			True: func(s engine.State, _ engine.Move, said []string) bool {
				return holds(&boardOf(s.(*rules.State)).Towns[s.Turn()], said)
			}}
	}
	says := func(town *rules.Town, said []string) bool {
		return tabletest.Says(said[1], town.People()) && tabletest.Says(said[2], town.Beds())
	}
	tabletest.CheckReasonClaims(t, Game, []tabletest.ReasonClaim{
		{Text: `.+: \$\d+ today, \$\d+ if sold one at a time\. \d+ spaces? left today\.`, Zero: true},
		claim(`You have (\d+) workers for (\d+) beds, and newcomers need beds, too\.`,
			func(town *rules.Town, said []string) bool {
				return town.Beds() <= town.People() && says(town, said)
			}),
		claim(`You have a free bed: (\d+) workers, (\d+) beds\.`, func(town *rules.Town, said []string) bool {
			return town.Beds() > town.People() && says(town, said)
		}),
		{Text: `Each workshop does 2 jobs a day\. A second workshop lets you spend faster\.`},
		{Text: `Gives .+`},
		{Text: `You collect \d+ ore( before others empty the pool)?\.`},
		{Text: `Workers in carts bring up the ore that you sell in the evening\.`},
		{Text: `There's \d tile with ore on the way\.|There are \d+ tiles with ore on the way\.`},
		{Text: `The pool is shared: the first cart up takes the ore that pays best\.`},
		{Text: `A saloon window pays today, whatever the mine yields\.`},
	})
}
