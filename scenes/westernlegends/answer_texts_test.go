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

// TestButtonsSayWhatTheyLeadTo checks in played games that every button of the prompt has a
// tooltip, and that the preview of letting a fight stand or declining it names the winner and the
// consequences.
func TestButtonsSayWhatTheyLeadTo(t *testing.T) {
	seen := map[engine.Kind]int{}
	for seed := range uint64(8) {
		seats := tabletest.Bots(2 + int(seed)%3)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		b := New(tabletest.App(t, rules.Game), seats)
		window, area := tabletest.WideWindow()
		for rng := engine.NewRand(seed); !m.Over() && len(m.Steps()) < 500; {
			s := m.State().(*rules.State)
			shown := false
			for _, x := range m.Legal() {
				if !buttonKinds[x.Kind] && x.Kind != rules.KindGear || x.Kind == rules.KindEndTurn && seen[x.Kind] > 9 {
					continue
				}
				if seen[x.Kind]++; !shown {
					shown = true
					table.RevealSeats(b, engine.SeatsOf(s.Turn()))
					table.ShowPosition(b, s, window, area)
				}
				checkAnswer(t, b, s, x)
			}
			x := s.Policy(&rng)
			if rng.Below(4) == 0 {
				x = m.Legal()[rng.Below(len(m.Legal()))]
			}
			if _, err := m.Play(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, k := range []engine.Kind{rules.KindPass, rules.KindDecline, rules.KindLetStand, rules.KindRestart,
		rules.KindStop, rules.KindDone, rules.KindJoin, rules.KindGear, rules.KindStay} {
		if seen[k] == 0 {
			t.Errorf("no move of kind %d was offered: try more seeds", k)
		}
	}
}

// checkAnswer checks the tooltip of move m in position s, which table b shows, and the preview if
// the move leaves a fight as it is or declines it.
func checkAnswer(t *testing.T, b *Table, s *rules.State, m engine.Move) {
	t.Helper()
	if tip := b.moveTip(m); tip == "" || strings.Contains(tip, "%!") {
		t.Errorf("in phase %s, window %q, the tooltip of %q is %q", rules.Game.Info().PhaseName(s.Phase()),
			s.OpenWindow(), s.Notation(m), tip)
	}
	answers := m.Kind == rules.KindDecline || m.Kind == rules.KindLetStand ||
		m.Kind == rules.KindPass && s.OpenWindow() == "fight_react"
	if !answers {
		return
	}
	lines := table.PreviewMoves(b, s, m).Lines
	if len(lines) < 2 || !strings.Contains(lines[0], " wins") || len(lines[1]) < 5 {
		t.Errorf("the preview of %q has the lines %q, expected the winner and the consequences", s.Notation(m), lines)
	}
}
