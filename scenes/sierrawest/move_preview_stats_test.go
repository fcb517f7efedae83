package sierrawest

import (
	"slices"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestPreviewCountsApples checks that the preview of a move that takes apples from the supply lists
// them as paid.
func TestPreviewCountsApples(t *testing.T) {
	sold := 0
	for seed := uint64(1); seed < 12 && sold < 10; seed++ {
		b := newTestTable(t, 2)
		state, err := rules.Game.New(2, engine.Options{"mode": "apple_hill"}, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := state.(*rules.State), engine.NewRand(seed)
		window, area := tabletest.WideWindow()
		for s.Turn() != engine.NoSeat {
			for _, m := range s.Moves(nil) {
				after := *s
				if m.Kind != rules.KindPress || after.Play(m, nil) != nil || sold >= 10 {
					continue
				}
				table.RevealSeats(b, engine.SeatsOf(s.Turn()))
				table.ShowPosition(b, s, window, area)
				changes := table.PreviewMoves(b, s, m).Changes
				for _, g := range []rules.Good{rules.GreenApple, rules.RedApple} {
					paid := s.Supply(g) - after.Supply(g)
					if paid > 0 && !slices.ContainsFunc(changes, func(c table.StatChange) bool {
						return c.Seat == s.Turn() && c.Icon == signs()[g] && c.Pays == paid
					}) {
						t.Errorf("%s takes %d apples, but the preview is %+v", s.Notation(m), paid, changes)
					}
					sold += paid
				}
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if sold == 0 {
		t.Error("no apples were sold: the test has checked nothing")
	}
}
