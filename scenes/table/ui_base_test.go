package table

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/scenes/sound"
	"gulch/scenes/table/session"
)

// TestDefaultsOfGameUI checks that a game UI with nothing of its own shows the points and has no
// texts, sounds and places of its own, and that its list of moves is made of buttons.
func TestDefaultsOfGameUI(t *testing.T) {
	b, s := newBareUI(t)
	var u GameUI = b
	legal := s.Moves(nil)
	a := NewDecision(u, s, legal)
	nodes := u.Nodes(a, nil)
	for i, m := range legal {
		if i >= len(nodes) || nodes[i].ID != s.Notation(m) || nodes[i].Press == nil {
			t.Fatalf("the nodes are %+v, want a button for each of %d moves", nodes, len(legal))
		}
		if got := u.MoveWords(m); got != s.Notation(m) {
			t.Errorf("the words for a move are %q, want its notation %q", got, s.Notation(m))
		}
	}
	for seat, points := range s.Scores(nil) {
		if row := u.Row(engine.Seat(seat)); len(row.Stats) != 1 || row.Stats[0].Value != points {
			t.Errorf("the row of seat %d is %+v, want its %d points", seat, row, points)
		}
	}
	event := engine.Event{Kind: 1}
	icon, line := u.Line(event)
	text := icon + line + u.Prompt(a) + u.Heading() + u.Reason(legal[0]) + u.Rule("undo") + u.ScoreIcon("Gold")
	if text != "" {
		t.Errorf("the default texts are %q, want none", text)
	}
	if name := b.Name(engine.NoSeat); name != "the bank" {
		t.Errorf("the name of no seat is %q, want the bank", name)
	}
	cues := []Cue{{Effect: sound.Coin}}
	if got := u.Cues(event, cues); !slices.Equal(got, cues) {
		t.Errorf("the sounds are %v, want those before the event", got)
	}
	if _, own := u.RulesFigure("x", nil); own {
		t.Error("there is an illustration for the rulebook, want none")
	}
	if _, own := u.StatPosition(0, Stat{}, geom.Rect{}); own || u.Breakdowns(0) != nil {
		t.Error("badges have places of their own, or sums are itemized, want neither")
	}
	if touch, at := a.LastPressWasTouch(), a.Pointer(); touch || at != (geom.Point{}) {
		t.Errorf("without a table the last press was a touch: %v, at %v", touch, at)
	}
}

// TestSeatLayoutOnPhone checks that on a phone the coins of a seat, and those of the bank, cross
// the upper edge of the board, and that elsewhere they come from the ledger and the plaque.
func TestSeatLayoutOnPhone(t *testing.T) {
	tb := frame{environment: &environment{session: session.New(make([]match.Seat, 3))}}
	tb.board, tb.plaque = geom.R(0, 100, 300, 400), geom.R(0, 0, 300, 30)
	tb.rows, tb.decision = geom.R(400, 0, 200, 300), geom.R(400, 400, 200, 100)
	if at := tb.ledgerSeating(1).Panel; at.Y != 100 || !tb.rows.Has(at.Center()) {
		t.Errorf("the row of seat 1 is at %v, want the second of three in %v", at, tb.rows)
	}
	if at := tb.ledgerSeating(engine.NoSeat).Panel; at.X != 0 || at.Y != 0 {
		t.Errorf("the bank's place is %v, want the plaque", at)
	}
	tb.window.Glass = geom.R(0, 0, 300, 600)
	for _, seat := range []engine.Seat{engine.NoSeat, 0, 2} {
		if at := tb.ledgerSeating(seat); at.Panel.Y != tb.board.Y || at.Purse.Y > tb.board.Y+40 {
			t.Errorf("on a phone the place of seat %d is %+v, want the upper edge of the board", seat, at)
		}
	}
	if tb.ledgerSeating(0).Panel.X >= tb.ledgerSeating(2).Panel.X {
		t.Error("on a phone the seats are not in order")
	}
}

// TestSettledIsNotAhead checks that a move changes Settled only when its events have been shown,
// and that atPosition sets Settled for a moment.
func TestSettledIsNotAhead(t *testing.T) {
	b, s := newBareUI(t)
	before := engine.Clone(s)
	if err := s.Play(s.Moves(nil)[0], nil); err != nil {
		t.Fatal(err)
	}
	if b.State.Key() != s.Key() || b.Settled.Key() != before.Key() {
		t.Error("after a move Settled is not the position before the move, or State is not the one after it")
	}
	b.atPosition(s, nil, func() {
		if b.Settled.Key() != s.Key() {
			t.Error("atPosition has not set Settled")
		}
	})
	if b.Settled.Key() != before.Key() {
		t.Error("atPosition has not restored Settled")
	}
	NotifyAllShown(b, s)
	if b.Settled.Key() != s.Key() || any(b.Settled) == any(s) {
		t.Error("when all events have been shown, Settled is not a copy of the position")
	}
}
