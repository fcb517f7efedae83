package westernlegends

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
)

// TestDerivedOptions checks the options that the setup dialog derives from others: fixed dealing in
// every new game, the Sheriff's patrol in a short game, alternate cards with Ante Up. The default
// options of the rules stay as they are.
func TestDerivedOptions(t *testing.T) {
	for _, c := range []struct {
		option, value, of, want string
	}{
		{"", "", "npc_dealer", "auto"}, {"target_lp", "15", "sheriff_patrol", "on"},
		{"target_lp", "20", "sheriff_patrol", "off"},
		{"target_lp", "25", "sheriff_patrol", "off"}, {"ante_up", "off", "alt_poker", "off"},
		{"ante_up", "on", "alt_poker", "on"},
	} {
		if got := Game.Box.Follows(c.option, c.value)[c.of]; got != c.want {
			t.Errorf("after option %q = %q the option %s is %q, expected %q", c.option, c.value, c.of, got, c.want)
		}
	}
	if got := Game.Box.Follows("goals", "off"); len(got) != 0 {
		t.Errorf("option goals changes other options: %v", got)
	}
	if first := Game.Box.First; first["ante_up"] == "off" && first["alt_poker"] != "off" {
		t.Error("a first game shows alternate cards without Ante Up")
	}
	s, err := rules.Game.New(4, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := rules.Game.New(4, engine.Options{"npc_dealer": "neighbour", "sheriff_patrol": "off"}, 1); err != nil ||
		s == nil {
		t.Error(err)
	}
}
