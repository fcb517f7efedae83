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

// TestGoodDiceAreKept checks that a player who may reroll prospecting dice is asked only if a die
// shows less than a reroll brings on average: $10 or gravel, but not a nugget that can be carried.
func TestGoodDiceAreKept(t *testing.T) {
	app, asked, kept := tabletest.App(t, rules.Game), 0, 0
	for i := range uint64(30) {
		bots := tabletest.Bots(2 + int(i)%5)
		m, err := match.New(rules.Game, match.Setup{Seats: bots, Seed: i}, nil)
		if err != nil {
			t.Fatal(err)
		}
		rng, b := engine.NewRand(i), New(app, bots)
		dice := map[int]int{}
		for !m.Over() {
			s := m.State().(*rules.State)
			if p := m.Turn(); s.OpenWindow() == "prospect_roll" {
				best := true // no die shows gravel or $10
				for _, face := range dice {
					best = best && face != 4 && face != 6
				}
				held, most := s.Nuggets(p)
				got, unasked := b.PreparedAnswer(s)
				if fits := held+len(dice) <= most; fits && unasked != best {
					t.Errorf("with the dice %v the player is asked: %v", dice, !unasked)
				}
				if unasked && got.Kind != rules.KindPass {
					t.Errorf("the dice %v are rerolled without a question", dice)
				}
				if asked++; unasked {
					kept++
				}
			}
			events, err := m.Play(s.Policy(&rng))
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				if e.Kind == rules.EventTurn {
					clear(dice)
				} else if e.Kind == rules.EventRolled {
					dice[rules.DieIn(e)] = rules.FaceIn(e)
				}
			}
		}
	}
	if t.Logf("%d of %d rolls are kept", kept, asked); kept == 0 || kept == asked {
		t.Errorf("%d of %d rolls are kept without a question, expected some but not all", kept, asked)
	}
}
