package newgame

import (
	"maps"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/sierrawest"
	"gulch/scenes/stage"
)

// TestOptionsDependOnSeats checks that an option whose value needs more seats is reset to its
// default when a seat is removed.
func TestOptionsDependOnSeats(t *testing.T) {
	s := &newGame{info: sierrawest.Game.Info(), options: engine.Options{"start_seat": "3"}}
	for seats, want := range map[int]string{3: "random", 4: "3"} {
		s.seats = make([]match.Seat, seats)
		s.options["start_seat"] = "3"
		if s.repairOptions(); s.options["start_seat"] != want {
			t.Errorf("with %d seats the first player is %s, want %s", seats, s.options["start_seat"], want)
		}
	}
}

// TestPresets checks that a preset sets options and bots, that options chosen by hand can be
// restored, and that the method preset recognizes the current setup.
func TestPresets(t *testing.T) {
	s := &newGame{info: sierrawest.Game.Info(), options: engine.Options{}}
	s.seats = []match.Seat{{Name: "Ada"}, {Name: "Dutch", Bot: "hard"}}
	s.repairOptions()
	if got := s.preset(); got != presetUsual {
		t.Errorf("a setup with default options matches preset %s, want usual", got)
	}
	s.options["expert_planning"] = "on"
	if got := s.preset(); got != presetOwn {
		t.Errorf("a setup with a changed option matches preset %s, want own", got)
	}
	s.applyPreset(presetFirst)
	if s.preset() != presetFirst || s.seats[1].Bot != defaultLevel || s.options["expert_planning"] != "off" {
		t.Errorf("after applying the first game, the preset is %s with options %v and bot level %s", s.preset(),
			s.options, s.seats[1].Bot)
	}
	s.applyPreset(presetOwn)
	if s.options["expert_planning"] != "on" {
		t.Error("the preset \"own\" does not restore the options chosen by hand")
	}
	s.applyPreset(presetFirst)
	s.applyPreset(presetUsual)
	if got := s.preset(); got != presetUsual {
		t.Errorf("after first game and usual, the preset is %s, want usual", got)
	}
}

// TestFirstGameUntilOneIsPlayed checks that the preset for a first game is preselected until one
// game is finished, and that options chosen by hand are always kept.
func TestFirstGameUntilOneIsPlayed(t *testing.T) {
	for _, c := range []struct {
		set    func(*newGame)
		known  bool
		played int
		want   string
	}{
		{func(*newGame) {}, false, 0, presetFirst}, {func(*newGame) {}, false, 1, presetUsual},
		// a game was started but not finished
		{func(s *newGame) { s.applyPreset(presetFirst) }, true, 0, presetFirst},
		{func(s *newGame) { s.applyPreset(presetFirst) }, true, 1, presetUsual},
		{func(s *newGame) { s.applyPreset(presetFirst) }, true, 2, presetFirst}, // preset chosen again by hand
		{func(s *newGame) { s.options["expert_planning"] = "on" }, true, 1, presetOwn},
	} {
		s := &newGame{info: sierrawest.Game.Info(), options: engine.Options{}}
		s.seats = []match.Seat{{Name: "Ada"}, {Name: "Dutch", Bot: usualLevel}}
		s.repairOptions()
		c.set(s)
		if s.preselect(c.known, c.played); s.preset() != c.want {
			t.Errorf("known %v, played %d: preset %s is preselected, want %s", c.known, c.played, s.preset(), c.want)
		}
	}
}

// TestSlateOfSoloGame checks that the slate shows the levels of the rival (the automatic opponent)
// in a solo game, and those of the bots otherwise.
func TestSlateOfSoloGame(t *testing.T) {
	s := &newGame{info: sierrawest.Game.Info(), options: engine.Options{}, seats: []match.Seat{{Name: "Ada"}}}
	if all := s.steps(); len(all) != 3 || all[1].ID != "guide" {
		t.Errorf("the steps in a solo game are %v, want the three levels of the rival", all)
	}
	s.seats = append(s.seats, match.Seat{Name: "Dutch", Bot: "hard"})
	if all := s.steps(); all[0].ID != "easy" {
		t.Errorf("the steps with a bot are %v, want the bot levels", all)
	}
}

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
