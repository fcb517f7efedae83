package westernlegends

import (
	"testing"

	rules "gulch/engine/westernlegends"
)

// TestShortForms checks that every poker card has a short text for its effect.
func TestShortForms(t *testing.T) {
	for c := range rules.Card(52) {
		for _, alternate := range []bool{false, true} {
			if e := rules.EffectOf(c, alternate); shortEffects()[e.ID].does == "" {
				t.Errorf("card effect %s has no short text", e.Name)
			}
		}
	}
}
