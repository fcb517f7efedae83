package stage

import (
	"testing"

	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/scenes/store"
)

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
			t.Errorf("%s: UserChose or RemedyFailed is true before a choice", c.name)
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

// TestResumeEarlierWithoutPersons checks that the copy of a game of bots alone ends before the last
// decision, and that a game without decisions begins again.
func TestResumeEarlierWithoutPersons(t *testing.T) {
	for _, moves := range []int{0, 6} {
		h, tables := newTestApp(t, store.NewMemory(nil))
		setup := threeSeats()
		setup.Seats[0].Bot = "easy"
		if err := h.Start(h.Games[0], setup); err != nil {
			t.Fatal(err)
		}
		playSome(t, (*tables)[0], moves)
		h.Recover(Failure{Doc: h.CurrentDoc()})
		if err := h.ApplyRemedy(ResumeEarlier); err != nil {
			t.Fatal(err)
		}
		steps := (*tables)[0].Steps()
		if got, want := len((*tables)[1].Steps()), max(0, len(steps)-1); got != want {
			t.Errorf("the copy of a game with %d decisions has %d, want %d", len(steps), got, want)
		}
	}
}

// TestLastDecisionOfPerson checks that the decisions of bots after a person's decision do not
// count.
func TestLastDecisionOfPerson(t *testing.T) {
	m, err := match.New(games.All()[0], threeSeats(), nil)
	if err != nil {
		t.Fatal(err)
	}
	playSome(t, m, 20)
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	at := lastDecision(r)
	if r.Steps()[at].Seat != 0 {
		t.Errorf("the last decision is %d, of seat %d; want seat 0, the person", at, r.Steps()[at].Seat)
	}
	for _, s := range r.Steps()[at+1:] {
		if s.Seat == 0 {
			t.Errorf("seat 0 has decided after decision %d", at)
		}
	}
}
