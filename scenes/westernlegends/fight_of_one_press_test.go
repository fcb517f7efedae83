package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestFightOfOnePressStaysVisible checks that the result of a fight that one press begins and ends,
// because the player has a single card, stays visible for [table.ResultTime] at the highest speed
// of animations before the game goes on.
func TestFightOfOnePressStaysVisible(t *testing.T) {
	rob := engine.Move{Kind: rules.KindBankRobbery}
	m := findDecision(t, 4, func(m *match.Match, s *rules.State) bool {
		if s.Phase() != rules.PhaseAct || !legal(s, rob) {
			return false
		}
		next, fought, over := new(rules.State), false, false
		s.CopyTo(next)
		tell := func(e engine.Event) {
			fought, over = fought || e.Kind == rules.EventFight, over || e.Kind == rules.EventFightOver
		}
		if next.Play(rob, tell) != nil {
			return false
		}
		_, err := engine.PlayForced(next, nil, tell)
		return err == nil && fought && over
	})
	drive.OnHost(func() {
		x, err := tabletest.OpenBench(Game, m, nil)
		if err != nil {
			t.Error(err)
			return
		}
		b, in := x.Play.(*Table), &ui.Input{}
		b.App.Settings.Speed = stage.Brisk
		made := len(m.Steps())
		for range 5 { // a warning may ask first
			if len(m.Steps()) > made {
				break
			}
			x.Scene.Base().Root.Press(b.State.Notation(rob))
			for range 60 {
				if len(m.Steps()) == made {
					x.Scene.Update(in, 1000.0/60)
				}
			}
		}
		if len(m.Steps()) == made {
			t.Error("the robbery was not played")
			return
		}
		visible := 0.0
		for range 1200 {
			x.Scene.Update(in, 1000.0/60)
			if b.ShownEvent == rules.EventFightWon {
				visible += 1000.0 / 60
			}
		}
		if visible < 0.9*table.ResultTime { // the frames in which it appears and goes do not count
			t.Errorf("the result of the fight is visible for %.0f ms, expected at least %d", visible, table.ResultTime)
		}
	})
}
