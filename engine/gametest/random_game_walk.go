package gametest

import (
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
)

// Picker is a function that chooses a move in a position with at least two legal moves.
type Picker func(s engine.State, legal []engine.Move, chance *engine.Chance) engine.Move

// PickRandom is a Picker that chooses every legal move with the same probability.
func PickRandom(_ engine.State, legal []engine.Move, chance *engine.Chance) engine.Move {
	return legal[chance.Below(len(legal))]
}

// PickByPolicy chooses the move of the game's policy in four of five cases, and otherwise a random
// move. Games played in this way reach more positions than random games, in which players soon ruin
// themselves.
func PickByPolicy(s engine.State, legal []engine.Move, chance *engine.Chance) engine.Move {
	if g, ok := s.(engine.Heuristics); ok && chance.Below(5) > 0 {
		rng := engine.NewRand(chance.Uint64())
		return g.Policy(&rng)
	}
	return PickRandom(s, legal, chance)
}

// EachDecision plays games with random numbers of seats and options. It calls visit at every
// decision with at least two legal moves. visit must not change the state.
func EachDecision(t testing.TB, game engine.Game, games int, choose Picker,
	visit func(s engine.State, legal []engine.Move)) {
	t.Helper()
	for g := range uint64(games) {
		plan := audit.RandomPlan(game.Info(), g)
		s, err := game.New(plan.Seats, plan.Options, plan.Seed)
		if err != nil {
			t.Fatal(err)
		}
		chance := engine.NewChance(g, 1)
		for {
			legal, err := engine.PlayForced(s, nil, nil)
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
