//go:build !js

package westernlegends_test

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/tabletest"
)

// mostPresses is how many presses the median turn may take.
const mostPresses = 9

// turn counts the presses by which a person would do what a seat does in its turn.
type turn struct {
	presses int
	was     engine.Kind // of the last decision
	phase   engine.Phase
}

// press counts a decision of the seat whose turn it is. A ride is one press with all its steps, what lies at its end and the
// way of the Sheriff; gear lies as it lay; cards to be given up are marked and confirmed once; what has one answer is not
// asked.
func (t *turn) press(s *rules.State, legal []engine.Move, m engine.Move) {
	phase := s.Phase()
	same := phase == t.phase && m.Kind == t.was
	t.was, t.phase = m.Kind, phase
	if len(legal) == 1 && m.Kind != rules.KindEndTurn {
		return
	}
	switch {
	case phase == rules.PhaseGear, m.Kind == rules.KindMove, m.Kind == rules.KindTake, m.Kind == rules.KindDeliverLonghorns:
		// in the gesture of the income, of the ride
	case m.Kind == rules.KindStep && same, m.Kind == rules.KindStop:
		// one ride
	case m.Kind == rules.KindPass && phase == rules.PhaseReact && s.Asks() == "move_begin":
		// a ride uses nothing where nothing was asked for
	case m.Kind == rules.KindDiscard && !same && s.Discarding() > 1:
		t.presses += 2 // the first mark and the confirmation
	case m.Kind == rules.KindFrontier:
		t.presses += 2 + rules.FrontierCards(m).Len() // the sign, the cards, the confirmation
	case (m.Kind == rules.KindDeposit || m.Kind == rules.KindRevel) && m.A < most(legal, m.Kind):
		t.presses += 2 // fewer than there could be
	case m.Kind == rules.KindFight && fights(legal) > 3:
		t.presses += 2 // the sign, and which of them
	case m.Kind == rules.KindShow:
		t.presses += 1 // the best two are marked
		if s.ShowValue(m) < best(s, legal) {
			t.presses += 2
		}
	default:
		t.presses++
	}
}

// most is the largest amount of a kind of move.
func most(legal []engine.Move, k engine.Kind) (n int16) {
	for _, m := range legal {
		if m.Kind == k {
			n = max(n, m.A)
		}
	}
	return n
}

// fights is how many fights can be picked.
func fights(legal []engine.Move) (n int) {
	for _, m := range legal {
		if m.Kind == rules.KindFight {
			n++
		}
	}
	return n
}

// best is the strength of the best hand that can be shown.
func best(s *rules.State, legal []engine.Move) (n int) {
	for _, m := range legal {
		n = max(n, s.ShowValue(m))
	}
	return n
}

// The median turn takes few presses by the gestures of this table. The turns are those of games that bots of the level
// medium have played, two to six of them.
func TestFewPresses(t *testing.T) {
	tabletest.FewPresses(t, "turn", 200, mostPresses, tabletest.Recorded(t, pressesOf))
}

// pressesOf plays a record again and counts the presses of every turn by whoever has it.
func pressesOf(t *testing.T, record []byte) (out []int) {
	t.Helper()
	whole, _, err := match.Resume(func(string) (engine.Game, error) { return rules.Game, nil }, record, nil)
	if err != nil {
		t.Fatal(err)
	}
	game, _ := engine.Under(rules.Game, whole.Info().Rules) // the bots played by an earlier version
	m, err := match.New(game, whole.Setup(), nil)
	if err != nil {
		t.Fatal(err)
	}
	now, clock := turn{}, 0
	for _, step := range whole.Steps() {
		s := m.State().(*rules.State)
		if round, _ := s.Round(); round > 0 && s.Clock() != clock {
			if clock > 0 {
				out = append(out, now.presses)
			}
			now, clock = turn{}, s.Clock()
		}
		if round, _ := s.Round(); round > 0 && m.Turn() == s.Active() {
			now.press(s, m.Legal(), step.Move)
		}
		if _, err := m.Play(step.Move); err != nil {
			t.Fatal(err)
		}
	}
	return out
}
