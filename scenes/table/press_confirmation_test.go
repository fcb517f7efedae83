package table

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table/gate"
)

// TestRepeatedMoveIsConfirmedOnce checks that a move which repeats the decision just before it,
// such as the next shot, is not asked about again, but that it is after another decision.
func TestRepeatedMoveIsConfirmedOnce(t *testing.T) {
	a := newPacedTable(t, stage.Normal).adviser
	m := a.session.Match
	seat, move := m.Turn(), m.Legal()[0]
	if a.repeatsConfirmed(move) {
		t.Error("the first move repeats another one")
	}
	a.confirmed = confirmedMove{move, len(m.Steps())}
	if _, err := m.Play(move); err != nil {
		t.Fatal(err)
	}
	if got := a.repeatsConfirmed(move); got != (m.Turn() == seat) {
		t.Errorf("the same move again repeats the confirmed one: %v, the same seat decides: %v", got, m.Turn() == seat)
	}
	for m.Turn() != seat && !m.Over() {
		if _, err := m.Play(m.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	if a.confirmed = (confirmedMove{move, len(m.Steps()) - 2}); a.repeatsConfirmed(move) {
		t.Error("a move that was confirmed before another decision counts as repeated")
	}
}

// TestQuickAnswerIsNotLost checks that the button “Go ahead” works at once if it is elsewhere than
// the press that it asks about, for instance on the map, and that it ignores the second half of a
// double click in its own place. The button is always at the same place.
func TestQuickAnswerIsNotLost(t *testing.T) {
	tb := newPacedTable(t, stage.AtOnce)
	tb.session.Seats[tb.session.Match.Turn()].Bot = ""
	tb.frame.decision = geom.R(980, 400, 260, 300)
	var places []geom.Rect
	for _, same := range []bool{false, true} {
		done := 0
		tb.gate.Checks = []gate.Check{{Name: "asks", For: gate.Move, Test: func(gate.Press) gate.Verdict {
			return gate.Ask(gate.Question{Text: func() string { return "Sure?" }})
		}}}
		tb.gate.Host = gate.Host{Clock: func() float64 { return tb.present.now }, Decision: func() int { return 0 },
			Show: func(*gate.Question) {}}
		tb.gate.Press(gate.Press{Kind: gate.Move, Node: "ride", Do: func() { done++ }})
		at := geom.R(100, 100, 40, 40)
		if same {
			_, at = tb.frame.decisionAreas()
		}
		for _, n := range tb.questionNodes([]ui.Node{{ID: "ride", Rect: at}}) {
			if n.ID == confirmID {
				places = append(places, n.Rect)
				n.Press()
			}
		}
		want := 1
		if same {
			want = 0
		}
		if done != want {
			t.Errorf("right after the question, “Go ahead” plays %d moves, want %d", done, want)
		}
	}
	if len(places) != 2 || places[0] != places[1] {
		t.Errorf("“Go ahead” is at %v, want the same place twice", places)
	}
}
