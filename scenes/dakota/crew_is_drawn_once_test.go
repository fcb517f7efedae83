package dakota

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestCrewIsDrawnOnce checks in a played game that in the evening, when carts return, the people in
// the street and in carts together are as many as the town has.
func TestCrewIsDrawnOnce(t *testing.T) {
	s, err := rules.Game.New(3, nil, 8)
	if err != nil {
		t.Fatal(err)
	}
	b := New(tabletest.App(t, rules.Game), tabletest.Bots(3))
	window, area := tabletest.WideWindow()
	rng, returned := engine.NewRand(8), 0
	for legal := []engine.Move(nil); ; {
		if legal, err = engine.PlayForced(s, legal[:0], nil); err != nil || len(legal) == 0 {
			break
		}
		table.ShowPosition(b, s, window, area)
		town := b.town()
		drawn := len(b.street())
		for i := range town.Carts {
			if town.Carts[i].Returned {
				returned++
				continue // see paintCart
			}
			drawn += len(b.crew(i))
		}
		if b.atNight() && town.People() != drawn {
			t.Fatalf("phase %s: %d people are drawn, the town has %d", rules.Game.Info().PhaseName(s.Phase()), drawn, town.People())
		}
		if err := s.Play(s.(engine.Heuristics).Policy(&rng), nil); err != nil {
			t.Fatal(err)
		}
	}
	if returned == 0 {
		t.Error("no cart returned")
	}
}
