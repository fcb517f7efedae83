package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// TestNothingIsAtStakeInOtherWindows checks that LootAtStake returns nothing while a window is open
// that is not about a robbery or an arrest.
func TestNothingIsAtStakeInOtherWindows(t *testing.T) {
	state, err := Game.New(4, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	s, windows := state.(*State), 0
	for chance := engine.NewChance(1, 1); ; {
		legal, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(legal) == 0 {
			break
		}
		if window := s.OpenWindow(); window != "" && window != windowIDs[winLootLoss] {
			windows++
			if money, nuggets := s.LootAtStake(); money != 0 || nuggets != 0 {
				t.Fatalf("in the window %s, $%d and %d nuggets are at stake, want none", window, money, nuggets)
			}
		}
		if err := s.Play(gametest.PickByPolicy(s, legal, &chance), nil); err != nil {
			t.Fatal(err)
		}
	}
	if windows == 0 {
		t.Error("no window opened; want a seed where some do")
	}
}
