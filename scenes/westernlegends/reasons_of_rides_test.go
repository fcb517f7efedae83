package westernlegends

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
)

// TestReasonForARideNamesTheFight checks that the reason for a ride to a space where the seat must
// fight names the fight with the odds of the ride's preview, and that the Move action alone has no
// reason: it would name a space that the coach may advise against.
func TestReasonForARideNamesTheFight(t *testing.T) {
	stops := func(s *rules.State) (moves []engine.Move, x rules.Space) {
		reach, ok := s.RideReach()
		board := rules.Game.NewBoard().(*rules.Board)
		board.Read(s, 0)
		for x := range rules.Space(rules.Spaces()) {
			jumper := board.Kind[x] >= 0 && rules.TokenKind(board.Kind[x]).String() == "claim_jumper"
			if ok && reach.Has(x) && reach.Stops[x] && jumper && s.Phase() == rules.PhaseAct {
				moves = append(moves, engine.Move{Kind: rules.KindMove})
				for _, step := range reach.Way(x) {
					moves = append(moves, rules.Step(step))
				}
				return moves, x
			}
		}
		return nil, rules.NoSpace
	}
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		moves, _ := stops(s)
		return len(moves) > 0
	})
	s := m.State().(*rules.State)
	moves, x := stops(s)
	b, _ := showPosition(t, s)
	why := b.SequenceReason(moves)
	odds := b.oddsText(moves...)
	if odds == "" || !strings.Contains(why, odds) || !strings.Contains(why, "claim jumper") {
		t.Errorf("the reason for riding to %s is %q, want a claim jumper and %q in it", x, why, odds)
	}
	if why := b.Reason(moves[0]); why != "" {
		t.Errorf("the Move action alone has the reason %q", why)
	}
}
