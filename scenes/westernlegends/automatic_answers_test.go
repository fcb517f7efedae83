package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/tabletest"
)

// TestEvenTokensAreKept checks that, if all choices of legendary tokens have the same value, the
// program chooses for the player. It must not do so if a second person at the screen could learn
// from it that the values are equal.
func TestEvenTokensAreKept(t *testing.T) {
	app, even := tabletest.App(t, rules.Game), 0
	for i := range uint64(12) {
		bots := tabletest.Bots(2 + int(i)%5)
		m, err := match.New(rules.Game, match.Setup{Seats: bots, Seed: i}, nil)
		if err != nil {
			t.Fatal(err)
		}
		rng := engine.NewRand(i)
		for !m.Over() {
			s := m.State().(*rules.State)
			if keep, ok := evenTokens(s); ok {
				even++
				for persons := range 3 {
					seats := tabletest.Bots(len(bots))
					for p := range persons {
						seats[p].Bot = ""
					}
					got, unasked := New(app, seats).PreparedAnswer(s)
					if unasked != (persons < 2) || unasked && got != keep {
						t.Errorf("with %d persons equal tokens are kept without a question: %v, %v", persons, unasked,
							got)
					}
				}
			}
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if even == 0 {
		t.Error("no tokens of equal value occurred: the test has checked nothing")
	}
}
