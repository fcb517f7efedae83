package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestLogOfTheSetUp checks that the log calls no starting place a move, and that round 1 begins
// after all players have chosen theirs.
func TestLogOfTheSetUp(t *testing.T) {
	seats := tabletest.Bots(3)
	m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := New(tabletest.App(t, rules.Game), seats)
	window, area := tabletest.WideWindow()
	starts, lines := 0, []string(nil)
	for m.State().(*rules.State).Phase() != rules.PhaseIncome {
		s, told := new(rules.State), []engine.Told(nil)
		m.State().CopyTo(s)
		table.ShowPosition(b, s, window, area)
		note := engine.Collect(s, &told)
		if err := s.Play(m.Legal()[0], note); err != nil {
			t.Fatal(err)
		}
		if _, err := engine.PlayForced(s, nil, note); err != nil {
			t.Fatal(err)
		}
		for _, e := range told {
			_, line := b.Line(e.Event)
			if lines = append(lines, line); e.Kind == rules.EventMini {
				if starts++; !strings.Contains(line, " starts at ") {
					t.Errorf("the log says of a starting place: %q", line)
				}
			}
			if e.Kind == rules.EventRound && starts < len(seats) {
				t.Errorf("round 1 begins after %d starting places: %q", starts, lines)
			}
		}
		if _, err := m.Play(m.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	if starts != len(seats) {
		t.Errorf("the log names %d starting places", starts)
	}
}

// TestStepsOfChasesCountAll checks that the tooltip of a step in a chase names all steps left.
func TestStepsOfChasesCountAll(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		reach, ok := s.RideReach()
		return ok && s.Phase() == rules.PhaseBonusStep && reach.Most == 1 && reach.Left == 3
	})
	b := New(tabletest.App(t, rules.Game), m.Setup().Seats)
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, m.State(), window, area)
	reach, _ := m.State().(*rules.State).RideReach()
	for _, x := range m.Legal() {
		if x.Kind == rules.KindStep {
			text := b.wayTip(&reach, rules.SpaceOf(x))
			if !strings.HasPrefix(text, "Moving here uses 1 of your 3 spaces.") {
				t.Errorf("in a chase of 3 steps, the tooltip says %q", text)
			}
		}
	}
}

// TestDecliningNamesTheShield checks that the warning before a fight is declined names a card that
// can cancel the wound, if the hand has one.
func TestDecliningNamesTheShield(t *testing.T) {
	for _, has := range []bool{false, true} {
		name := ""
		m := findDecision(t, 4, func(m *match.Match, s *rules.State) bool {
			if s.Phase() != rules.PhaseFightAnswer {
				return false
			}
			name = ""
			for c := range s.Hand(m.Turn()).All() {
				if s.CancelsWound(c) {
					name = s.Effect(c).Name
				}
			}
			return s.Hand(m.Turn()) != 0 && (name != "") == has
		})
		b := New(tabletest.App(t, rules.Game), m.Setup().Seats)
		window, area := tabletest.WideWindow()
		table.ShowPosition(b, m.State(), window, area)
		text := b.declineAdvice(engine.Move{Kind: rules.KindDecline})
		shield := "You can still cancel 1 wound with " + name + "."
		if text == "" || has != strings.Contains(text, shield) {
			t.Errorf("with a card to cancel the wound %t (%s): %q", has, name, text)
		}
	}
}
