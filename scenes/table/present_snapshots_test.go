package table

import (
	"testing"

	"gulch/engine"
	"gulch/engine/nuggets"
)

// TestSnapshotsAreUsedAgain checks that the copy of an event is independent of the position, and
// that keeping an event allocates nothing once a copy has been released.
func TestSnapshotsAreUsedAgain(t *testing.T) {
	s, err := nuggets.Game.New(2, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	var p snapshots
	first := p.keep(engine.Told{Event: engine.Event{Kind: nuggets.EventTurn}, State: s})
	moves, err := engine.PlayForced(s, nil, nil)
	if err != nil || len(moves) == 0 || first.State == s || first.State.Phase() == s.Phase() {
		t.Fatalf("the copy of a position has changed with it, or the game has no decision: %v", err)
	}
	p.release(first)
	if again := p.keep(engine.Told{State: s}); again.State != first.State || again.State.Phase() != s.Phase() {
		t.Error("a released copy is not used again, or is not a copy of the new position")
	} else {
		p.release(again)
	}
	if n := testing.AllocsPerRun(100, func() { p.release(p.keep(engine.Told{State: s})) }); n != 0 {
		t.Errorf("keeping an event with a released copy makes %v allocations, want none", n)
	}
}
