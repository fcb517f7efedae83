package gate

import (
	"slices"
	"testing"

	"gulch/engine"
)

// bench is a gate with a clock and a number of decisions that a test sets.
type bench struct {
	Gate
	now      float64
	decision int
	shown    []*Question
	done     int // number of presses carried out
}

// newBench returns a gate with the given checks. If repeats is true, it begins with
// [Gate.Repeated].
func newBench(repeats bool, checks ...Check) *bench {
	b := &bench{}
	if repeats {
		checks = append([]Check{{"repeated", Moves, b.Repeated}}, checks...)
	}
	b.Checks, b.Host = checks, Host{
		Clock:    func() float64 { return b.now },
		Decision: func() int { return b.decision },
		Show:     func(q *Question) { b.shown = append(b.shown, q) },
	}
	return b
}

// press returns a press of a kind that plays m.
func (b *bench) press(kind Kind, m engine.Move) Press {
	return Press{Kind: kind, Node: "node", Move: m, Do: func() { b.done++ }}
}

// verdict returns a check that always returns v.
func verdict(name string, kinds Kind, v Verdict) Check {
	return Check{name, kinds, func(Press) Verdict { return v }}
}

var first, second = engine.Move{Kind: 1}, engine.Move{Kind: 2}

// TestChecksInOrder checks that the first check for the kind of press that does not let it pass
// decides, and that the checks after it are not called.
func TestChecksInOrder(t *testing.T) {
	for _, c := range []struct {
		name   string
		second Verdict
		done   int
		called []string
	}{
		{"pass", Pass, 1, []string{"one", "two", "three"}},
		{"stop", Stop, 0, []string{"one", "two"}},
		{"wait", Wait, 0, []string{"one", "two"}},
		{"act", Act, 1, []string{"one", "two"}},
		{"ask", Ask(Question{}), 0, []string{"one", "two"}},
	} {
		var called []string
		note := func(name string, kinds Kind, v Verdict) Check {
			return Check{name, kinds, func(Press) Verdict {
				called = append(called, name)
				return v
			}}
		}
		b := newBench(false, note("one", Moves, Pass), note("undo", Undo|Redo|GoBack, Stop),
			note("two", Move, c.second), note("three", Moves, Pass))
		b.Press(b.press(Move, first))
		if b.done != c.done || !slices.Equal(called, c.called) {
			t.Errorf("%s: carried out %d times after the checks %v, want %d times after %v", c.name, b.done, called,
				c.done, c.called)
		}
	}
}

// TestPendingQuestion checks that a question belongs to one decision, and that a second press of
// its move answers it, but not if it is the second half of a double click.
func TestPendingQuestion(t *testing.T) {
	for _, c := range []struct {
		name     string
		after    float64 // time of the second press
		decision int
		move     engine.Move
		done     int
		pending  bool
	}{
		{"double click", doubleClickTime - 1, 7, first, 0, true},
		{"second press", doubleClickTime, 7, first, 1, false},
		{"another move", doubleClickTime, 7, second, 1, false},
		{"another decision", doubleClickTime, 6, first, 0, true},
	} {
		b := newBench(true, Check{"final", Move, func(p Press) Verdict {
			if p.Move == first {
				return Ask(Question{})
			}
			return Pass
		}})
		b.decision = 7
		b.Press(b.press(Move, first))
		q := b.Pending()
		if q == nil || q.Check != "final" || q.Press.Move != first || len(b.shown) != 1 || b.done > 0 {
			t.Fatalf("%s: after the first press the question is %+v, shown %d times", c.name, q, len(b.shown))
		}
		b.now, b.decision = c.after, c.decision
		b.Press(b.press(Move, c.move))
		if c.done > 0 && c.move == first {
			b.Drop() // as the table does when a move was played
		}
		if b.done != c.done || (b.Pending() != nil) != c.pending {
			t.Errorf("%s: carried out %d times, question %+v, want %d times, a question: %v", c.name, b.done,
				b.Pending(), c.done, c.pending)
		}
	}
}

// TestAnswer checks that an answer carries out the press once, and that there is none to a question
// of another decision.
func TestAnswer(t *testing.T) {
	b := newBench(false, verdict("final", Moves, Ask(Question{})))
	b.Answer()
	b.Press(b.press(Sequence, first))
	b.decision++
	if b.Answer(); b.done != 0 || b.JustAsked() {
		t.Errorf("the question of an earlier decision was answered: carried out %d times", b.done)
	}
	b.decision--
	if !b.JustAsked() {
		t.Error("the question does not count as just asked")
	}
	b.Answer()
	b.Answer()
	if b.done != 1 || b.Pending() != nil {
		t.Errorf("carried out %d times, question %+v, want once and no question", b.done, b.Pending())
	}
}

// TestModalQuestion checks that a dialog is shown but is no pending question, because it holds its
// own answer.
func TestModalQuestion(t *testing.T) {
	b := newBench(false, verdict("dialog", GoBack, Ask(Question{Modal: true})))
	b.Press(b.press(GoBack, engine.Move{}))
	if b.Pending() != nil || len(b.shown) != 1 || b.shown[0].Check != "dialog" || b.done != 0 {
		t.Errorf("the dialog was shown %d times, pending: %+v", len(b.shown), b.Pending())
	}
	b.shown[0].Press.Do()
	if b.done != 1 {
		t.Errorf("carried out %d times, want 1", b.done)
	}
}

// TestWaitingPress checks that a press that waits is repeated with all checks, that another press
// replaces it, and that a press that was discarded is not repeated.
func TestWaitingPress(t *testing.T) {
	ready := false
	b := newBench(false, Check{"proof", Move, func(Press) Verdict {
		if ready {
			return Pass
		}
		return Wait
	}})
	b.Resume()
	b.Press(b.press(Move, first))
	if !b.Waiting() {
		t.Fatal("the press does not wait")
	}
	if b.Resume(); !b.Waiting() || b.done != 0 {
		t.Error("the press does not wait for the check after it was repeated too early")
	}
	b.StopWaiting()
	ready = true
	if b.Resume(); b.done != 0 {
		t.Error("a discarded press was repeated")
	}
	ready = false
	b.Press(b.press(Move, first))
	ready = true
	b.Press(b.press(Undo, engine.Move{}))
	if b.Resume(); b.done != 1 {
		t.Errorf("carried out %d times after another press, want 1", b.done)
	}
	ready = false
	b.Press(b.press(Move, first))
	ready = true
	if b.Resume(); b.done != 2 || b.Waiting() {
		t.Errorf("carried out %d times after Resume, want 2", b.done)
	}
}
