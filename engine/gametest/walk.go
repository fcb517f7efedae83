package gametest

import (
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
)

// Picker picks the move that a walk makes in a position with at least two legal moves.
type Picker func(s engine.State, legal []engine.Move, chance *engine.Chance) engine.Move

// AtRandom picks any legal move.
func AtRandom(_ engine.State, legal []engine.Move, chance *engine.Chance) engine.Move {
	return legal[chance.Below(len(legal))]
}

// Sensibly picks the move of the game's own policy, and one time in five any other: such games see more of a game
// than random ones, in which players ruin themselves.
func Sensibly(s engine.State, legal []engine.Move, chance *engine.Chance) engine.Move {
	if g, ok := s.(engine.Guide); ok && chance.Below(5) > 0 {
		rng := engine.NewRand(chance.Uint64())
		return g.Policy(&rng)
	}
	return AtRandom(s, legal, chance)
}

// Walk plays games with seat counts and options drawn at random and calls visit at every decision that is a choice.
// visit must not change the state.
func Walk(t testing.TB, game engine.Game, games int, choose Picker, visit func(s engine.State, legal []engine.Move)) {
	t.Helper()
	for g := range uint64(games) {
		plan := audit.Random(game.Info(), g)
		s, err := game.New(plan.Seats, plan.Options, plan.Seed)
		if err != nil {
			t.Fatal(err)
		}
		chance := engine.NewChance(g, 1)
		for {
			legal, err := engine.Settle(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(legal) == 0 {
				break
			}
			visit(s, legal)
			if err := s.Play(choose(s, legal, &chance), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}
