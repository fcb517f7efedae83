package stage

import "testing"

// TestFailureRemembersRemedies checks that a crash soon after a remedy, or at the same decision, is
// reported with the remedies that were tried.
func TestFailureRemembersRemedies(t *testing.T) {
	first := Failure{Doc: "a", Steps: 7}
	for _, c := range []struct {
		name  string
		doc   string
		tried Remedy
		ticks int
		again bool
	}{
		{"soon", "a", ResumeGame, 10, true},
		{"late, at the same decision", "a", ResumeGame, 9000, true},
		{"soon, in a copy", "b", ResumeEarlier, 10, true},
		{"late, in a copy", "b", ResumeEarlier, 9000, false},
	} {
		h := &App{playing: c.doc}
		h.Recover(first)
		if h.UserChose() || h.Failure().RemedyFailed() {
			t.Errorf("%s: Chose or Again is true before a choice", c.name)
		}
		h.recovery.chose, h.recovery.applied, h.recovery.ticks = true, true, c.ticks
		h.recovery.last = h.recovery.last.WithTried(c.tried)
		h.recovery.last.Steps = 0 // there is no match in this test
		if f := h.Failure(); f.RemedyFailed() != c.again || f.Tried(c.tried) != c.again || f.Doc != c.doc {
			t.Errorf("%s: the failure is %+v", c.name, f)
		}
	}
	h := &App{}
	h.Recover(first)
	if h.LeaveFailure(); !h.UserChose() || h.Failure().RemedyFailed() {
		t.Error("after LeaveFailure, Chose must be true and Again false")
	}
}
