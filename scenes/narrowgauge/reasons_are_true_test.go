package narrowgauge

import (
	"strconv"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
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
		{Text: `None of the contracts is worth its price\.`},
		claim(`It's enough for (.+)\.`, func(s, _ *rules.State, m engine.Move, said []string) bool {
			for k := range s.Shown().All() {
				if k.Info().Name == said[1] {
					return k.Info().Value <= rules.AmountOf(m)
				}
			}
			return false
		}),
		claim(`It gives the majority of .+\.`, func(s, after *rules.State, m engine.Move, _ []string) bool {
			c := rules.CompanyOf(m)
			return s.Majority(c) != s.Turn() && after.Majority(c) == s.Turn()
		}),
		claim(`It would already pay \$(\d+) this round\.`, func(s, _ *rules.State, m engine.Move, said []string) bool {
			c := rules.CompanyOf(m)
			return tabletest.Says(said[1], s.Round()*rules.DividendPerPoint(s.Marker(c)))
		}),
		claim(`.+'s next city is worth \$\d+\.`, func(s, _ *rules.State, m engine.Move, _ []string) bool {
			return s.Supply(rules.CompanyOf(m)) > 0
		}),
		claim(`It connects (\d+) cities at once\.`, func(s, after *rules.State, _ engine.Move, said []string) bool {
			n, _ := strconv.Atoi(said[1])
			return after.Marker(s.Building()) == min(s.Marker(s.Building())+n, rules.MaxMarker)
		}),
		claim(`It connects .+ for \$(\d+)\.`, func(s, after *rules.State, _ engine.Move, _ []string) bool {
			return after.Marker(s.Building()) == min(s.Marker(s.Building())+1, rules.MaxMarker)
		}),
		claim(`It costs nothing\.`, func(s, after *rules.State, _ engine.Move, _ []string) bool {
			return after.Cash(s.Turn()) >= s.Cash(s.Turn())
		}),
		{Text: `It allows a second card this turn\.|Save that card for a better spot\.`},
		claim(`(Every card in this hand can still be laid|Discard cards you can't use, to draw useful cards)\.`,
			func(s, _ *rules.State, m engine.Move, said []string) bool {
				var usable rules.Hand
				for c := range rules.Company(rules.CompanyCount) {
					usable |= s.Playable(s.Turn(), c)
				}
				if strings.HasPrefix(said[1], "Every") {
					return s.Hand(s.Turn()) == usable
				}
				return m != rules.Refill(0) && rules.Discards(m)&usable == 0
			}),
	})
}
