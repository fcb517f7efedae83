package table

import (
	"testing"

	"gulch/engine"
)

// TestPendingConfirmation checks that a pending move belongs to one decision, and that choosing it
// again confirms it, but not if the second press is part of a double click.
func TestPendingConfirmation(t *testing.T) {
	var d confirmation
	m, other := engine.Move{Kind: 1}, engine.Move{Kind: 2}
	if same, _ := d.repeated(m, 0); same || d.pendingAt(0) != nil {
		t.Error("a move is pending from the start")
	}
	d.pending = &pendingMove{move: m, made: 7, since: 1000}
	if d.pendingAt(7) == nil || d.pendingAt(8) != nil {
		t.Error("a move is pending at another decision, or not at its own")
	}
	for _, c := range []struct {
		move         engine.Move
		now          float64
		same, double bool
	}{
		{m, 1000 + doubleClickTime - 1, true, true}, {m, 1000 + doubleClickTime, true, false},
		{other, 1001, false, false},
	} {
		if same, double := d.repeated(c.move, c.now); same != c.same || double != c.double {
			t.Errorf("repeated(%v, %v) = %v, %v, want %v, %v", c.move, c.now, same, double, c.same, c.double)
		}
	}
	if d.drop(); d.pendingAt(7) != nil {
		t.Error("a move is pending after drop")
	}
}
