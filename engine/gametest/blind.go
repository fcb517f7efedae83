package gametest

import (
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
)

// Chooser is a bot as Blind sees it: the move it makes in a position, with a seed of its own.
type Chooser func(s engine.State, seed uint64) engine.Move

// Blind checks that a bot does not peek: with the same seed of its own it makes the same move in two positions that
// its seat cannot tell apart. It asks at the given number of decisions for each seat count and option of the game, for which it
// plays a few games where they are short.
func Blind(t *testing.T, game engine.Game, choose Chooser, decisions int) {
	t.Helper()
	for _, plan := range audit.Plans(game.Info()) {
		t.Run(planName(plan), func(t *testing.T) {
			decisions := decisions
			r := rand.New(rand.NewPCG(7, uint64(plan.Seats)))
			for plan.Seed = 7; decisions > 0 && plan.Seed < 7+blindGames; plan.Seed++ {
				decisions -= askOften(t, game, plan, choose, decisions, r)
			}
		})
	}
}

// blindGames is how many games are played at most for each seat count and option.
const blindGames = 4

// askOften plays a game, asks the bot at so many of its decisions at most, and returns at how many it did.
func askOften(t *testing.T, game engine.Game, plan audit.Plan, choose Chooser, decisions int, r *rand.Rand) int {
	t.Helper()
	s, err := game.New(plan.Seats, plan.Options, plan.Seed)
	if err != nil {
		t.Fatal(err)
	}
	for n := range decisions {
		legal, err := engine.Settle(s, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(legal) == 0 {
			return n
		}
		askTwice(t, game, s, choose, uint64(n), r)
		// A few random moves lead to the next question.
		for range 1 + r.IntN(4) {
			if err := s.Play(legal[r.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
			if legal, err = engine.Settle(s, legal, nil); err != nil || len(legal) == 0 {
				break
			}
		}
	}
	return decisions
}

// askTwice asks the bot in the true position and in one that its seat cannot tell from it.
func askTwice(t *testing.T, game engine.Game, s engine.State, choose Chooser, seed uint64, r *rand.Rand) {
	t.Helper()
	other, err := game.New(s.Seats(), nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	s.CopyTo(other)
	other.Determinize(s.Turn(), r)
	if a, b := choose(s, seed), choose(other, seed); a != b {
		view, err := s.InformationState(s.Turn())
		t.Fatalf("with the same knowledge seat %d plays %q and %q (%v)\n%s",
			s.Turn(), s.Notation(a), s.Notation(b), err, view)
	}
}
