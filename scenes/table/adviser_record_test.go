package table

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/coach"
	"gulch/scenes/stage"
)

// TestAdviceIsRecorded checks that a move which a person plays while the coach's verdicts are shown
// is recorded with the best move and the verdict on it, a move of a press with several moves, too,
// and that nothing is recorded without the coach and a hint.
func TestAdviceIsRecorded(t *testing.T) {
	for name, c := range map[string]struct{ coaching, hinting bool }{
		"alone": {}, "with the coach": {coaching: true}, "with a hint": {hinting: true},
		"after a hint": {hinting: true},
	} {
		tb := newPacedTable(t, stage.Normal)
		a, m := &tb.adviser, tb.session.Match
		seat := m.Turn()
		tb.session.Seats[seat].Bot = ""
		a.setCoach(c.coaching)
		thinkToEnd(t, a)
		a.coachedAt, a.hinting = len(m.Steps()), c.hinting
		all := a.choices()
		best, worst := all[0].Move, all[len(all)-1].Move
		verdict := recordedVerdicts[a.shownVerdict(a.moveVerdict(worst))]
		want := match.Advice{Best: m.State().Notation(best), Verdict: verdict}
		if name == "alone" {
			want = match.Advice{}
		}
		if name == "after a hint" {
			a.toggleHint()
		}
		tb.playMove("node", worst)
		if got := m.Steps()[len(m.Steps())-1].Advice; got != want {
			t.Errorf("%s: the record says %+v, want %+v", name, got, want)
		}
	}
}

// TestAdviceOnSequences checks what the record says about the moves of one press: those of the
// coach's line are the best, and the first other one gets the verdict on the press.
func TestAdviceOnSequences(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	a, m := &tb.adviser, tb.session.Match
	thinkToEnd(t, a)
	a.coachedAt, a.hinting = len(m.Steps()), true
	all := a.choices()
	best, worst := all[0].Move, all[len(all)-1].Move
	said := a.adviceOn([]engine.Move{worst, best})
	if v := a.sequenceVerdict([]engine.Move{worst, best}); v == coach.Best || v == coach.Good {
		t.Fatal("the worst move is praised")
	}
	if len(said) != 1 || said[0].best != best {
		t.Errorf("the coach says %+v about a press that begins with the worst move, want one note on the best", said)
	}
	said = a.adviceOn([]engine.Move{best})
	if len(said) != 1 || said[0].best != best || said[0].verdict > match.RatedGood {
		t.Errorf("the coach says %+v about its best move", said)
	}
}
