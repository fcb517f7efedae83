package newgame

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/render/i18n/i18ntest"
	"gulch/render/paint"
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

// TestStepWordsStayOnTheirSteps checks in every language, in large letters, that the description of
// a level is not wider than its step.
func TestStepWordsStayOnTheirSteps(t *testing.T) {
	h, s := newGameScreen(t, "dakota", &match.Setup{Seats: []match.Seat{{Name: "Ada"}}})
	written := 0
	i18ntest.Each(t, func(lang string) {
		window := ui.NewLayout(1280, 720)
		window.View.Text = 1.5
		s.Build(window)
		for k, l := range s.steps() {
			n := s.stepNode(k, l)
			pen := new(paint.Trace).Canvas(h.Kit, 1280, 720, window.View)
			pen.OnText = func(w paint.DrawnText) {
				if w.Text == i18n.T(stepWords[l.ID]) {
					written++
					if !w.Rect.Within(n.Rect.Inset(-1)) {
						t.Errorf("%s: %q at %.0f is not on its step at %.0f", lang, w.Text, w.Rect, n.Rect)
					}
				}
			}
			h.Kit.DryRun(func() { n.Draw(pen, &n, ui.NodeState{}) })
		}
	})
	if written == 0 {
		t.Error("no step has a description")
	}
}
