package newgame

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/engine/sierrawest"
	"gulch/render/ui"
	"gulch/scenes/menu/menutest"
)

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

// TestStepsInTwoLines checks that on a narrow slate, whose steps are in two lines, a face can be
// dropped on each step.
func TestStepsInTwoLines(t *testing.T) {
	_, s := newGameScreen(t, "westernlegends", nil)
	s.Build(ui.NewPhone(390, 844, 1, 1600, ui.Insets{}))
	if s.at.steps[len(s.at.steps)-1].Y <= s.at.steps[0].Bottom() {
		t.Fatal("the steps are not in two lines: the test checks nothing")
	}
	at := slices.IndexFunc(s.seats, func(x match.Seat) bool { return !x.Person() })
	for k, l := range bot.Offered(s.info) {
		if s.dropOnStep(at, s.at.steps[k].Center()); s.seats[at].Bot != l.ID {
			t.Errorf("a face dropped on step %d gets level %s, want %s", k+1, s.seats[at].Bot, l.ID)
		}
	}
}

// TestSoloRival checks that in a solo game a step of the slate sets the strength of the rival.
func TestSoloRival(t *testing.T) {
	h, s := newGameScreen(t, "sierrawest", &match.Setup{Seats: []match.Seat{{Name: "Ada"}}})
	o := s.rivalOption()
	steps := s.steps()
	menutest.Press(t, h, "step/"+steps[len(steps)-1].ID)
	if s.options[o.ID] != steps[len(steps)-1].ID {
		t.Errorf("the rival has the strength %s, want %s", s.options[o.ID], steps[len(steps)-1].ID)
	}
	s.info.Options = nil
	if s.rivalOption() != nil {
		t.Error("a game without options has an option for the rival")
	}
}
