package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/tabletest"
	"gulch/scenes/talk"
)

// TestMoments checks the moments, the events on which bots comment. They belong to existing seats
// and have weights from 1 to 10. Every kind for which the bots have lines occurs, and at most a
// third of the events are moments.
func TestMoments(t *testing.T) {
	kinds, events := map[talk.Kind]int{}, 0
	for seed := range uint64(6) {
		seats := tabletest.Bots(2 + int(seed)%5)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		b, rng := New(tabletest.App(t, rules.Game), seats), engine.NewRand(seed)
		for !m.Over() {
			told, err := m.Play(m.State().(*rules.State).Policy(&rng))
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range told {
				events++
				for _, x := range b.Moments(e, nil) {
					if x.Seat < 0 || int(x.Seat) >= len(seats) || x.Weight < 1 || x.Weight > 10 {
						t.Fatalf("an event of seat %d causes the invalid moment %+v", e.Seat, x)
					}
					kinds[x.Kind]++
				}
			}
		}
	}
	all := 0
	for _, kind := range []talk.Kind{talk.Gain, talk.Loss, talk.Strike, talk.Struck} {
		if all += kinds[kind]; kinds[kind] == 0 {
			t.Errorf("no event caused a moment of kind %v", kind)
		}
	}
	if all*3 > events {
		t.Errorf("%d of %d events caused moments, expected at most a third", all, events)
	}
	t.Logf("%d events: %v", events, kinds)
}
