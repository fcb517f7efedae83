package dakota

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
)

// TestRobberyLinesNameTheCard checks that the log line about money or ore taken by an attack names
// the card and the amount, because the line about the attack itself may be out of sight by then.
func TestRobberyLinesNameTheCard(t *testing.T) {
	b, told := newTestTable(t, 3), 0
	for seed := uint64(1); seed < 12; seed++ {
		state, err := rules.Game.New(3, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(seed)
		board, attacks := b.Board, ""
		tell := func(e engine.Event) {
			switch e.Kind {
			case rules.EventAttack:
				attacks = cardName(rules.CardIn(e))
			case rules.EventRobbed, rules.EventRaided:
				board.Read(s, engine.SeatsOf(0))
				_, line := b.Line(e)
				if told++; !strings.Contains(line, attacks) && !strings.Contains(line, cardName(rules.Ambush)) &&
					!strings.Contains(line, "no money") {
					t.Errorf("seed %d: an attack with %s is told as %q", seed, attacks, line)
				}
			}
		}
		for {
			legal, err := engine.PlayForced(s, nil, tell)
			if err != nil {
				t.Fatal(err)
			}
			if len(legal) == 0 {
				break
			}
			if err := s.Play(s.Policy(&rng), tell); err != nil {
				t.Fatal(err)
			}
		}
	}
	if told == 0 {
		t.Error("nothing was taken by an attack: the test has checked nothing")
	}
}
