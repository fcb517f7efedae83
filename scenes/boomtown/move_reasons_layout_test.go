package boomtown

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// TestReasonsNeedNoLayout checks that a table which has never been shown, such as that of a list of
// mistakes, has reasons for the moves of a whole game.
func TestReasonsNeedNoLayout(t *testing.T) {
	s, err := rules.Game.New(3, nil, 4)
	if err != nil {
		t.Fatal(err)
	}
	tell := table.ChronicleOf(New(&stage.App{Settings: stage.DefaultSettings()}, make([]match.Seat, 3)))
	reasons := 0
	rng := engine.NewRand(3)
	for {
		legal, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(legal) == 0 {
			break
		}
		for _, m := range legal {
			if tell.Why(s, m) != "" {
				reasons++
			}
		}
		if err := s.Play(s.(engine.Heuristics).Policy(&rng), nil); err != nil {
			t.Fatal(err)
		}
	}
	if reasons == 0 {
		t.Error("no move of the game has a reason")
	}
}
