package westernlegends

import (
	"math"
	"testing"

	"gulch/engine"
	"gulch/engine/testscale"
	"gulch/engine/westernlegends/poker"
)

// TestHighStakesChances checks the probabilities of winning in the tables against the results of
// random deals, for games against the house and against two players.
func TestHighStakesChances(t *testing.T) {
	for _, c := range []struct {
		own, rivals int
		house       bool
	}{{3, 0, true}, {5, 0, true}, {4, 1, false}} {
		deck, chance := make([]Card, deckSize), engine.NewChance(7, uint64(c.own))
		for i := range deck {
			deck[i] = Card(i)
		}
		deals, won, thought := testscale.Of(4000, 60_000), 0.0, 0.0
		for range deals {
			for i := range deck {
				k := i + chance.Below(len(deck)-i)
				deck[i], deck[k] = deck[k], deck[i]
			}
			rest, open := deck[5:], deck[:5]
			own := rest[:c.own]
			thought += float64(highChance(c.own, bestOf(own, open[:3]).Strength(), c.rivals, c.house))
			rest, mine, wins := rest[c.own:], bestOf(own, open), true
			if c.house {
				wins, rest = mine >= bestOf(rest[:highDealt], open), rest[highDealt:]
			}
			for range c.rivals {
				wins, rest = wins && mine >= bestOf(rest[:4], open), rest[4:]
			}
			if wins {
				won++
			}
		}
		if n := float64(deals); math.Abs(won-thought)/n > 0.03 {
			t.Errorf("%+v: %.3f of the sampled deals are won, the tables say %.3f", c, won/n, thought/n)
		}
	}
}

// bestOf returns the value of the best poker hand made of two of a player's cards and three of the
// open cards. own are the player's cards.
func bestOf(own, open []Card) poker.Value {
	best := poker.Value(0)
	for i := range own {
		for k := i + 1; k < len(own); k++ {
			best = max(best, poker.Best([2]Card{own[i], own[k]}, open, CardSet(0)))
		}
	}
	return best
}
