package bot

import (
	"testing"

	"gulch/engine"
)

// endlessFinale is a game that is in its finale from the beginning.
type endlessFinale struct{ engine.Heuristics }

func (endlessFinale) InFinale() bool { return true }

// TestRolloutsPlayTheFinale checks that rollouts go on to the end of a game in its finale if the
// tuning says so, and stop at their horizon otherwise.
func TestRolloutsPlayTheFinale(t *testing.T) {
	for _, spec := range []string{"hard:finale=0", "hard:finale=1"} {
		mind, err := New(spec, 1)
		if err != nil {
			t.Fatal(err)
		}
		b := mind.(*searchBot)
		b.setPosition(newNuggets(1))
		b.finale = endlessFinale{b.workHeuristics}
		b.determinize()
		rng := engine.NewRand(1)
		b.rollout(&rng, b.rootHeuristics.Clock()+1)
		if over := b.work.Turn() == engine.NoSeat; over != b.tuning.Finale {
			t.Errorf("%s: a rollout plays to the end of the game: %v", spec, over)
		}
	}
}
