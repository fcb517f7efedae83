package table

import (
	"testing"

	"gulch/scenes/stage"
	"gulch/scenes/table/gate"
)

// TestEveryPressPassesTheGate checks that moves, sequences and undo pass the checks of the table,
// so that a check that is added for them is called.
func TestEveryPressPassesTheGate(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	for i := range tb.session.Seats {
		tb.session.Seats[i].Bot = ""
	}
	var pressed []gate.Kind
	tb.gate.Checks = []gate.Check{{Name: "all", For: ^gate.Kind(0), Test: func(p gate.Press) gate.Verdict {
		pressed = append(pressed, p.Kind)
		return gate.Stop
	}}}
	legal := tb.session.Match.Legal()
	tb.chooseMove("node", legal[0])
	next := func() MoveSequence { return SequenceOf(legal[0]) }
	tb.startSequence("node", next, false)
	tb.startSequence("node", next, true)
	undo := tb.undoNode()
	undo.Press()
	want := []gate.Kind{gate.Move, gate.Sequence, gate.Plan, gate.Undo}
	if len(pressed) != len(want) || len(tb.session.Match.Steps()) != 0 {
		t.Fatalf("the checks were called for presses of the kinds %v, want %v", pressed, want)
	}
	for i := range want {
		if pressed[i] != want[i] {
			t.Errorf("the checks were called for presses of the kinds %v, want %v", pressed, want)
		}
	}
}

// TestPressChecksAreNamed checks that each check of a press has a name of its own and kinds of
// presses, and that every move is checked by the turn first.
func TestPressChecksAreNamed(t *testing.T) {
	names := map[string]bool{}
	for i, c := range (&Table{}).pressChecks() {
		if c.Name == "" || names[c.Name] || c.For == 0 || c.Test == nil {
			t.Errorf("check %d %q has no kinds or no name of its own", i, c.Name)
		}
		names[c.Name] = true
		if i == 0 && (c.Name != "turn" || c.For != gate.Moves) {
			t.Errorf("the first check is %q, want turn for all moves", c.Name)
		}
	}
}
