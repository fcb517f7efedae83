package westernlegends

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/tabletest"
)

// TestManhuntBeforeStoryIsOfUse checks that no card is called useless which asks for the same kind
// of decision as the end of the turn, but in addition: by the last action, Manhunt moves the
// Sheriff, who can move once more when the turn has ended.
func TestManhuntBeforeStoryIsOfUse(t *testing.T) {
	tried := 0
	for seed := range uint64(60) {
		state, err := rules.Game.New(4, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(seed)
		play := New(tabletest.App(t, rules.Game), tabletest.Bots(4))
		for range 900 {
			legal, err := engine.PlayForced(s, nil, nil)
			if err != nil || len(legal) == 0 {
				break
			}
			for _, m := range legal {
				if m.Kind != rules.KindCard || !inAct(s) || s.ActionsLeft() != 1 {
					continue
				}
				after := played(s, m)
				if after.Turn() != s.Turn() || after.Phase() != rules.PhaseSheriffStep ||
					after.Cause().Kind != rules.CauseEffect {
					continue
				}
				tried++
				showFor(t, play, s)
				if said := play.idleAdvice(m); said != "" {
					t.Errorf("seed %d: before %s, which moves the Sheriff, the table says %q", seed, s.Notation(m), said)
				}
			}
			if s.Play(s.Policy(&rng), nil) != nil {
				break
			}
		}
	}
	if tried == 0 {
		t.Error("no card moves the Sheriff by the last action of a turn")
	}
	t.Logf("%d cards", tried)
}
