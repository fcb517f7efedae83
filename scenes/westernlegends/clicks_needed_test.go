//go:build !js

package westernlegends_test

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/tabletest"
)

// mostPresses is the largest allowed median of the presses per turn: TestFewPresses fails if the
// median is above it.
const mostPresses = 9

// turn counts the presses (clicks, touches or keys) that a person would need for the moves of a
// turn.
type turn struct {
	presses int
	was     engine.Kind // kind of the previous move
	phase   engine.Phase
}

// press adds to t the presses for move m of the active seat in s. legal holds the legal moves in s.
// A ride is one press together with its steps, the decisions at its end and the way of the Sheriff.
// The gear is kept, which needs no press. Cards to discard are marked and then confirmed once.
// Decisions with a single legal move need no press.
func (t *turn) press(s *rules.State, legal []engine.Move, m engine.Move) {
	phase := s.Phase()
	same := phase == t.phase && m.Kind == t.was
	t.was, t.phase = m.Kind, phase
	if len(legal) == 1 && m.Kind != rules.KindEndTurn {
		return
	}
	switch {
	case phase == rules.PhaseGear, m.Kind == rules.KindMove, m.Kind == rules.KindTake,
		m.Kind == rules.KindDeliverLonghorns:
		// part of the sequence of moves of the income or of the ride
	case m.Kind == rules.KindStep && same, m.Kind == rules.KindStop:
		// part of the same ride
	case m.Kind == rules.KindPass && phase == rules.PhaseReact && s.OpenWindow() == "move_begin":
		// the sequence of a ride passes: it uses no cards or items by itself
	case m.Kind == rules.KindDiscard && !same && s.Discarding() > 1:
		t.presses += 2 // mark the first card, and confirm
	case m.Kind == rules.KindFrontier:
		t.presses += 2 + rules.FrontierCards(m).Len() // press the sign, mark the cards, and confirm
	case (m.Kind == rules.KindDeposit || m.Kind == rules.KindRevel) && rules.AmountOf(m) < most(legal, m.Kind):
		t.presses += 2 // less than the largest amount: press the sign, and an amount
	case m.Kind == rules.KindFight && fights(legal) > 3:
		t.presses += 2 // press the sign, and one of the fights
	case m.Kind == rules.KindShow:
		t.presses += 1 // confirm: the best two cards are already marked
		if s.ShowValue(m) < best(s, legal) {
			t.presses += 2
		}
	default:
		t.presses++
	}
}

// most returns the largest amount among the legal moves of kind k, or 0 if
// there is none.
func most(legal []engine.Move, k engine.Kind) (n int) {
	for _, m := range legal {
		if m.Kind == k {
			n = max(n, rules.AmountOf(m))
		}
	}
	return n
}

// fights returns the number of legal moves that start a fight.
func fights(legal []engine.Move) (n int) {
	for _, m := range legal {
		if m.Kind == rules.KindFight {
			n++
		}
	}
	return n
}

// best returns the value of the best poker hand that one of the legal moves shows.
func best(s *rules.State, legal []engine.Move) (n int) {
	for _, m := range legal {
		n = max(n, s.ShowValue(m))
	}
	return n
}

// TestFewPresses checks the number of presses (clicks, touches or keys) that a turn at this table
// takes. In recorded games of two to six bots of level medium the median must be at most
// mostPresses.
func TestFewPresses(t *testing.T) {
	tabletest.FewPresses(t, "turn", 200, mostPresses, tabletest.CountRecorded(t, pressesOf))
}

// pressesOf replays the saved game record and returns the number of presses of each turn, for all
// seats.
func pressesOf(t *testing.T, record []byte) (out []int) {
	t.Helper()
	whole, _, err := match.Resume(func(string) (engine.Game, error) { return rules.Game, nil }, record, nil)
	if err != nil {
		t.Fatal(err)
	}
	// replay with the version of the rules by which the bots played
	game, _ := engine.Under(rules.Game, whole.Info().Rules)
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
