package gametest

import (
	"math/rand/v2"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
)

// Chooser is a bot for NoPeeking: a function that returns the bot's move in a position, with the
// given random seed.
type Chooser func(s engine.State, seed uint64) engine.Move

// NoPeeking checks that a bot does not use hidden information: with the same seed, it must choose
// the same move in two positions that its seat cannot distinguish. The given number of decisions is
// tested for each plan of plansToPlay, in several games if they are short.
func NoPeeking(t *testing.T, game engine.Game, choose Chooser, decisions int) {
	t.Helper()
	for _, plan := range plansToPlay(game.Info()) {
		t.Run(planName(plan), func(t *testing.T) {
			decisions := decisions
			r := rand.New(rand.NewPCG(7, uint64(plan.Seats)))
			for plan.Seed = 7; decisions > 0 && plan.Seed < 7+blindGames; plan.Seed++ {
				decisions -= testDecisions(t, game, plan, choose, decisions, r)
			}
		})
	}
}

// blindGames is the maximum number of games that NoPeeking plays for each plan.
const blindGames = 4

// testDecisions plays a game and tests, at up to the given number of decisions, that the bot does
// not use hidden information. It returns the number of tested decisions.
func testDecisions(t *testing.T, game engine.Game, plan audit.Plan, choose Chooser, decisions int, r *rand.Rand) int {
	t.Helper()
	s, err := game.New(plan.Seats, plan.Options, plan.Seed)
	if err != nil {
		t.Fatal(err)
	}
	for n := range decisions {
		legal, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(legal) == 0 {
			return n
		}
		testDecision(t, game, s, choose, uint64(n), r)
		// a few random moves lead to the next tested decision
		for range 1 + r.IntN(4) {
			if err := s.Play(legal[r.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
			if legal, err = engine.PlayForced(s, legal, nil); err != nil || len(legal) == 0 {
				break
			}
		}
	}
	return decisions
}

// testDecision checks that the bot makes the same choice in the true position s and in a copy in
// which everything hidden from its seat is replaced. The bot uses the same seed for both choices; r
// chooses what replaces the hidden things.
func testDecision(t *testing.T, game engine.Game, s engine.State, choose Chooser, seed uint64, r *rand.Rand) {
	t.Helper()
	other, err := game.New(s.Seats(), nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	s.CopyTo(other)
	other.Determinize(s.Turn(), r)
	if a, b := choose(s, seed), choose(other, seed); a != b {
		view, err := s.InformationState(s.Turn())
		t.Fatalf("the bot in seat %d plays %q, but %q after Determinize, so its choice depends on hidden "+
			"information (%v)\n%s",
			s.Turn(), s.Notation(a), s.Notation(b), err, view)
	}
}
