package sierrawest

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestBothSummitsArePaidFor checks that the prompt promises both pioneers a summit only if one is
// usable now, and not always then, although each of them could use it: what the first pays may be
// missing for the other.
func TestBothSummitsArePaidFor(t *testing.T) {
	both, one := 0, 0
	window, area := tabletest.WideWindow()
	for seed := range uint64(30) {
		made, err := rules.Game.New(2, engine.Options{"mode": "apple_hill"}, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng := made.(*rules.State), engine.NewRand(seed)
		b := New(tabletest.App(t, rules.Game), []match.Seat{{Name: "A"}, {Name: "B"}})
		for s.Turn() != engine.NoSeat {
			p := s.Active()
			if s.Phase() == rules.PhasePioneer && s.Pioneer(p, rules.Green).Space == rules.Green.Spaces() &&
				s.Pioneer(p, rules.Tan).Space == rules.Tan.Spaces() {
				table.RevealSeats(b, engine.SeatsOf(p))
				table.ShowPosition(b, s, window, area)
				said, usable := strings.HasPrefix(b.unused(), "Both"), 0
				for slot := range rules.Slot(rules.SummitSlots) {
					if s.SummitUse(rules.Green, slot) == nil {
						usable++
					}
				}
				switch {
				case said && usable == 0:
					t.Errorf("game %d: with %d usable summits, the prompt says %q", seed, usable, b.unused())
				case said:
					both++
				case usable > 0:
					one++
				}
			}
			if err := s.Play(s.Policy(&rng), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if both == 0 || one == 0 {
		t.Errorf("%d positions with summits for both pioneers, %d for one: too few", both, one)
	}
}
