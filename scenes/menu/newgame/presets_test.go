package newgame

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/sierrawest"
	"gulch/scenes/stage"
)

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

// TestFirstGameNamesOpponents checks that the preset for a first game promises weak opponents only
// if there are bots.
func TestFirstGameNamesOpponents(t *testing.T) {
	for _, c := range []struct {
		seats []match.Seat
		want  bool
	}{
		{[]match.Seat{{Name: "Ada"}, {Name: "Dutch", Bot: defaultLevel}}, true},
		{[]match.Seat{{Name: "Ada"}, {Name: "Ben"}}, false}, {[]match.Seat{{Name: "Ada"}}, false},
	} {
		s := &newGame{info: sierrawest.Game.Info(), options: engine.Options{}, seats: c.seats}
		s.repairOptions()
		s.applyPreset(presetFirst)
		if s.firstIsUsual() == (s.preset() == presetFirst) || strings.Contains(s.presetWords(), "opponents") != c.want {
			t.Errorf("with the seats %v, the preset %s says %q; names opponents: want %v", c.seats, s.preset(),
				s.presetWords(), c.want)
		}
		tip := ""
		for _, n := range s.presetNodes() {
			if n.ID == "preset/"+presetFirst {
				tip = n.Tip
			}
		}
		if strings.Contains(tip, "opponents") != c.want {
			t.Errorf("with the seats %v, the tooltip of the preset is %q; names opponents: want %v", c.seats, tip, c.want)
		}
	}
}

// TestPresetsThatChangeNothing checks that a preset that would change nothing says so instead of
// ignoring a press: the one for a first game without bots and options, and one's own without
// changes. It also checks that the setup says what playing alone means.
func TestPresetsThatChangeNothing(t *testing.T) {
	for _, c := range []struct {
		seats []match.Seat
		want  bool
	}{
		{[]match.Seat{{Name: "Ada"}}, true}, {[]match.Seat{{Name: "Ada"}, {Name: "Dutch", Bot: defaultLevel}}, false},
	} {
		h, s := newGameScreen(t, "dakota", &match.Setup{Seats: c.seats})
		h.GameInfos = map[string]stage.GameInfo{"dakota": {Alone: "Alone, you race the calendar."}}
		refused := map[string]bool{}
		for _, n := range s.presetNodes() {
			refused[n.ID] = n.DisabledReason != ""
		}
		if refused["preset/"+presetFirst] != c.want || !refused["preset/"+presetOwn] || refused["preset/"+presetUsual] {
			t.Errorf("with the seats %v, these presets say that they change nothing: %v", c.seats, refused)
		}
		if alone := strings.HasPrefix(s.presetWords(), "Alone"); alone != c.want {
			t.Errorf("with the seats %v, the setup says %q", c.seats, s.presetWords())
		}
	}
}
