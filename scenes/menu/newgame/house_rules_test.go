package newgame

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/sierrawest"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/stage"
)

// TestHouseRulesCollapse checks that house rules can be collapsed, that values set by a variant do
// not count as changed, and that changed house rules are counted on the collapsed button.
func TestHouseRulesCollapse(t *testing.T) {
	box := stage.GameInfo{House: []string{"start_seat"}, Follows: func(option, value string) engine.Options {
		if option == "expert_planning" && value == "on" {
			return engine.Options{"start_seat": "0"}
		}
		return nil
	}}
	s := &newGame{info: sierrawest.Game.Info(), options: engine.Options{}}
	s.App = &stage.App{GameInfos: map[string]stage.GameInfo{s.info.ID: box}}
	s.seats = []match.Seat{{Name: "Ada"}, {Name: "Dutch", Bot: usualLevel}}
	s.repairOptions()
	if all := s.visibleOptions(); len(all) != len(s.info.Options)-1 || s.optionRows() != len(all)+1 {
		t.Errorf("with collapsed house rules %d options in %d rows are visible", len(all), s.optionRows())
	}
	for want, change := range []engine.Options{{}, {"start_seat": "1"}, {"expert_planning": "on", "start_seat": "0"},
		{"expert_planning": "on", "start_seat": "1"}} {
		s.repairOptions()
		s.options = s.usual()
		maps.Copy(s.options, change)
		if got := s.changedHouse(); got != want%2 {
			t.Errorf("%v: %d changed, want %d", change, got, want%2)
		}
	}
	s.houseShown = true
	if all := s.visibleOptions(); len(all) != 1 || all[0].ID != "start_seat" {
		t.Errorf("with expanded house rules the options %v are visible, want start_seat only", all)
	}
}

// TestHouseRulesOpen checks that the house rules replace the variants while they are expanded.
func TestHouseRulesOpen(t *testing.T) {
	h := menutest.NewApp(t)
	h.GameInfos = map[string]stage.GameInfo{"sierrawest": {House: []string{"start_seat"}}}
	menutest.Push(h, New(h, "sierrawest", nil))
	menutest.WantTexts(t, h, "House rules", "1, standard")
	shown := func(option string) bool {
		return slices.ContainsFunc(menutest.Enabled(h),
			func(id string) bool { return strings.HasPrefix(id, "option/"+option) })
	}
	if shown("start_seat") || !shown("expert_planning") {
		t.Error("the collapsed house rules are among the options")
	}
	menutest.Press(t, h, "house")
	if !shown("start_seat") || shown("expert_planning") {
		t.Error("the expanded house rules do not replace the variants")
	}
	menutest.WantTexts(t, h, "Back to variants")
}
