package table

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// TestResultIsNotCoveredByPreview checks that the node under the resting pointer has no preview
// after its move has shown a result or somebody has taken over, and that it has one again once the
// pointer has moved.
func TestResultIsNotCoveredByPreview(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	in := &ui.Input{X: 10, Y: 10, Inside: true}
	tb.Root.Set(ui.NewLayout(1280, 720), []ui.Node{{ID: "fire", Rect: geom.R(0, 0, 50, 50), Press: func() {}}})
	tb.Root.Update(in, 16)
	if got := tb.frame.pointedNode(); got != "fire" {
		t.Fatalf("the pointer is on %q, want fire", got)
	}
	for what, quiet := range map[string]quietNode{"a result": {id: "fire"}, "a hand-over": {}} {
		quiet.at, quiet.on = tb.Root.Pointer(), true
		tb.frame.previews.quiet = quiet
		if got := tb.frame.pointedNode(); got != "" {
			t.Errorf("after %s the preview is about %q, want none", what, got)
		}
		in.X++
		if tb.Root.Update(in, 16); tb.frame.pointedNode() != "fire" {
			t.Errorf("after %s and a move of the pointer there is no preview", what)
		}
	}
	tb.frame.previews.quiet.forgetAfterMove(tb.Root.Pointer())
	in.X = 10
	if tb.Root.Update(in, 16); tb.frame.pointedNode() != "fire" {
		t.Error("after the pointer has come back there is no preview")
	}
}

// TestBoardFollowsPointer checks that the table notices that a part of the board was painted for
// another node than the one that is now pointed at, once, and only if the board depends on it.
func TestBoardFollowsPointer(t *testing.T) {
	at := "pass"
	c := &Common{pointed: func() string { return at }}
	if c.pointedOutdated() {
		t.Error("a board that does not depend on the pointer is outdated")
	}
	c.PointedAt()
	if c.pointedOutdated() {
		t.Error("the board is outdated although the pointer rests")
	}
	if at = "bid"; !c.pointedOutdated() || c.pointedOutdated() {
		t.Error("the board is not outdated once after the pointer has moved")
	}
}
