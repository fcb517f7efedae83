package coach

import (
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/westernlegends"
)

// TestHalfWayIncomeIsNoWorse checks that an income of some money and a card is called no worse than
// the worse of money alone and cards alone, although the legal moves list it after both.
func TestHalfWayIncomeIsNoWorse(t *testing.T) {
	made, err := westernlegends.Game.New(3, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	for rng := engine.NewRand(1); made.Phase() != westernlegends.PhaseIncome; {
		if err := made.Play(made.(*westernlegends.State).Policy(&rng), nil); err != nil {
			t.Fatal(err)
		}
	}
	legal := made.Moves(nil)
	cash, cards, mixed := legal[0], legal[1], legal[2]
	for _, x := range []struct {
		cash, cards, mixed float64 // results of the search
		want               Verdict // on the half-way income
	}{{0.5, 0.499, 0.46, Good}, {0.5, 0.46, 0.46, Worse}, {0.5, 0.3, 0.46, Worse}, {0.46, 0.46, 0.5, Best}} {
		c := &Coach{amounts: newAmounts(made, legal), choices: choices{legal: legal, weights: []float32{0, 0, 0}}}
		c.opinions = []bot.Opinion{{Move: cash, Visits: 900, Result: x.cash},
			{Move: cards, Visits: 900, Result: x.cards}, {Move: mixed, Visits: 900, Result: x.mixed}}
		if x.mixed > x.cash {
			c.opinions[0], c.opinions[2] = c.opinions[2], c.opinions[0]
		}
		if got := c.Verdict(mixed); got != x.want {
			t.Errorf("money %g, cards %g, both %g: the verdict is %d, want %d", x.cash, x.cards, x.mixed, got, x.want)
		}
	}
}
