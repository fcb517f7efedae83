package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/tabletest"
)

// TestGainsNameTheirCause checks in played games that each log line about LP, money, nuggets,
// wounds, drawn cards, points on a track, legendary tokens, actions or movement says why they
// change.
func TestGainsNameTheirCause(t *testing.T) {
	seen := map[rules.CauseKind]bool{}
	for seed := range uint64(12) {
		seats := tabletest.Bots(2 + int(seed)%3)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		b := New(tabletest.App(t, rules.Game), seats)
		for rng := engine.NewRand(seed); !m.Over(); {
			x := m.State().(*rules.State).Policy(&rng)
			if rng.Below(5) == 0 {
				x = m.Legal()[rng.Below(len(m.Legal()))]
			}
			told, err := m.Play(x)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range told {
				switch e.Kind {
				case rules.EventLP, rules.EventMoney, rules.EventNuggets, rules.EventWounds, rules.EventDrew,
					rules.EventPoint, rules.EventActions, rules.EventSlow, rules.EventMibLP:
				case rules.EventLegend:
					if rules.DrawnIn(e) == 0 { // the seat returns tokens that it may not keep
						continue
					}
				default:
					continue
				}
				why := rules.WhyIn(e).Cause()
				seen[why.Kind] = true
				if reason := b.reason(why); reason == "" {
					t.Errorf("seed %d, step %d: %+v has no cause", seed, len(m.Steps()), e)
				} else if _, line := b.Line(e); !strings.HasSuffix(line, ": "+reason+".") {
					t.Errorf("the line %q does not name the cause %q", line, reason)
				}
			}
		}
	}
	if len(seen) < 20 {
		t.Errorf("only %d kinds of causes occurred: %v", len(seen), seen)
	}
}
