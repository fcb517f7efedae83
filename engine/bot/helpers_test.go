package bot

import (
	"math/rand/v2"
	"testing"

	"gulch/engine"
)

// specs describe bots of every kind, with small search budgets.
var specs = []string{
	"random", "primer", "easy", "able:persona=kit", "medium", "hard:iterations=300", "hard:iterations=300:persona=lobo",
	"hard:iterations=200:horizon=0:widen=0", "hard:iterations=200:horizon=99:explore=1",
	"hard:iterations=150:uniform=1",
}

func must(t testing.TB, spec string, seed uint64) Thinker {
	t.Helper()
	b, err := New(spec, seed)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// positions returns positions from several games of Nuggets, each after n random moves, or at the
// end of a game with fewer moves.
func positions(n int) []engine.State {
	var list []engine.State
	for seed := range uint64(6) {
		for _, s := range []engine.State{&unguided{State: *newNuggets(seed)}, newNuggets(seed)} {
			r := rand.New(rand.NewPCG(seed, 7))
			for range n {
				if moves := settled(s); len(moves) > 0 {
					s.Play(moves[r.IntN(len(moves))], nil)
				}
			}
			settled(s)
			list = append(list, s)
		}
	}
	return list
}
