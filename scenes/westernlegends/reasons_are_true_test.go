package westernlegends_test

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/tabletest"
	"gulch/scenes/westernlegends"
)

// TestReasonsAreTrue checks in recorded games that the reasons for moves are true by the rules, and
// that none of them names a zero.
func TestReasonsAreTrue(t *testing.T) {
	type holds func(s *rules.State, p engine.Seat, said []string) bool
	claim := func(text string, holds holds) tabletest.ReasonClaim {
		return tabletest.ReasonClaim{Text: text, True: func(s engine.State, _ engine.Move, said []string) bool {
			return holds(s.(*rules.State), s.Turn(), said)
		}}
	}
	tabletest.CheckReasonClaims(t, westernlegends.Game, []tabletest.ReasonClaim{
		{Text: `You gain \d+ LP right away, and money too\.|You turn money others can steal into \d+ LP\.`},
		claim(`You can carry (\d+) more nuggets?, worth 1 LP (?:each )?at the Bank, and you'll usually find one\.`,
			func(s *rules.State, p engine.Seat, said []string) bool {
				now, most := s.Nuggets(p)
				return tabletest.Says(said[1], most-now)
			}),
		claim(`Your (\d+) wounds? would cost 1 LP .+`, func(s *rules.State, p engine.Seat, said []string) bool {
			return tabletest.Says(said[1], s.Wounds(p))
		}),
		claim(`You have no actions left\.`, func(s *rules.State, _ engine.Seat, _ []string) bool {
			return s.ActionsLeft() == 0
		}),
		claim(`You choose 2 of (\d+) cards?: .+`, func(s *rules.State, p engine.Seat, said []string) bool {
			return tabletest.Says(said[1], s.Hand(p).Len())
		}),
		{Text: `It meets your goal “(.+)”\..*`, True: meetsGoal},
		{Text: `.+`},
	})
}

// meetsGoal reports whether move m, made in position s, meets the goal whose name is in said.
func meetsGoal(s engine.State, m engine.Move, said []string) bool {
	p, after := s.Turn(), engine.Clone(s).(*rules.State)
	if after.Play(m, nil) != nil {
		return false
	}
	for g, goal := range after.Character(p).Info().Goals {
		if goal.Name == said[1] {
			return !s.(*rules.State).GoalMet(p, g) && after.GoalMet(p, g)
		}
	}
	return false
}
