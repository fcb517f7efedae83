package stage

import "testing"

// What has been tried and failed again, soon or at the same decision, is known to the app that takes the place of the failed one.
func TestFailureKnowsWhatWasTried(t *testing.T) {
	first := Failure{Doc: "a", Steps: 7}
	for _, c := range []struct {
		name  string
		doc   string
		tried Remedy
		ticks int
		again bool
	}{
		{"soon", "a", GoOn, 10, true},
		{"late, at the same decision", "a", GoOn, 9000, true},
		{"soon, in a copy", "b", GoBack, 10, true},
		{"late, in a copy", "b", GoBack, 9000, false},
	} {
		h := &App{playing: c.doc}
		h.Recover(first)
		if h.Chose() || h.Failure().Again() {
			t.Errorf("%s: something was chosen before anybody chose", c.name)
		}
		h.recovery.chose, h.recovery.applied, h.recovery.ticks = true, true, c.ticks
		h.recovery.last = h.recovery.last.After(c.tried)
		h.recovery.last.Steps = 0 // there is no match here
		if f := h.Failure(); f.Again() != c.again || f.Tried(c.tried) != c.again || f.Doc != c.doc {
			t.Errorf("%s: %+v", c.name, f)
		}
	}
	h := &App{}
	h.Recover(first)
	if h.LeaveFailure(); !h.Chose() || h.Failure().Again() {
		t.Error("who goes to the title has chosen, and has tried nothing")
	}
}
