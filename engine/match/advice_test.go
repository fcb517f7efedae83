package match

import (
	"bytes"
	"testing"
)

// TestAdviceStaysWithItsDecision checks that advice about a decision survives saving, export,
// branches, undo and redo, and that another decision in its place has none.
func TestAdviceStaysWithItsDecision(t *testing.T) {
	want := Advice{Best: "take 2", Verdict: RatedWorse}
	m, sink := newHeapMatch(t, "none", ada, bot)
	m.NoteAdvice(want)
	play(t, m, "take 1")
	m.NoteAdvice(Advice{Best: "take 1", Verdict: RatedBest})
	if _, err := m.Play(m.Legal()[0]); err != nil {
		t.Fatal(err)
	}
	check := func(name string, of *Match, best ...Advice) {
		t.Helper()
		for i, advice := range best {
			if got := of.Steps()[i].Advice; got != advice {
				t.Errorf("%s: decision %d has the advice %+v, want %+v", name, i, got, advice)
			}
		}
	}
	check("played", m, want, Advice{"take 1", RatedBest})
	check("exported", resumed(t, exported(t, m)), want, Advice{"take 1", RatedBest})
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	branch, err := r.Branch(1, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	check("a branch", resumed(t, branch.Text()), want)

	if err := m.Undo(0); err != nil {
		t.Fatal(err)
	}
	other := resumed(t, m.Text())
	play(t, other, "take 3")
	check("another move", other, Advice{})
	if _, err := m.Redo(0); err != nil {
		t.Fatal(err)
	}
	check("redone", m, want)
	check("redone and saved", resumed(t, sink.text), want)
	m.NoteAdvice(want)
	if _, err := m.Play(m.Legal()[0]); err != nil || m.Over() {
		t.Fatal("the game is over, or refuses a move: ", err)
	}
	play(t, m, "take 1")
	check("the decision after it", m, want, m.Steps()[1].Advice, want, Advice{})
}

// resumed returns the match of a record, which must be without damage and keep its text.
func resumed(t *testing.T, text []byte) *Match {
	t.Helper()
	m, damage, err := Resume(findHeap, text, nil)
	if err != nil || damage != nil || !bytes.Equal(m.Text(), text) {
		t.Fatalf("the record has the damage %v, the error %v, or another text:\n%s", damage, err, text)
	}
	return m
}

// TestNotesOfOtherVersions checks that a record with notes or verdicts that only another version
// knows can be resumed, and that the notes are kept.
func TestNotesOfOtherVersions(t *testing.T) {
	m, damage, err := Resume(findHeap, withChecks(heapHeader, "1 note weather 0 rain", "2 seat 0 take 1",
		"3 note advice 1 superb take 2", "4 seat 1 take 1"), nil)
	if err != nil || damage != nil {
		t.Fatal("the record has damage or an error: ", damage, err)
	}
	m = resumed(t, m.Text())
	if !bytes.Contains(m.Text(), []byte("1 note weather 0 rain")) {
		t.Error("an unknown note is lost when the record is written again")
	}
	if got := m.Steps()[1].Advice; got.Best != "take 2" || got.Verdict != Unrated || got.Praises() {
		t.Errorf("an unknown verdict gives the advice %+v, want no verdict", got)
	}
}

// TestNotesWithoutTheirMove checks that a note after which the record ends, is damaged or goes back
// is dropped: it must not become a note about the next move.
func TestNotesWithoutTheirMove(t *testing.T) {
	for name, lines := range map[string][]string{
		"at the end":            {"1 note advice 0 best take 1"},
		"before an undo":        {"1 note advice 0 best take 1", "2 undo to 0"},
		"before a bad move":     {"1 note advice 0 best take 1", "2 seat 0 take 99"},
		"of another seat":       {"1 note advice 1 best take 1"},
		"of no seat":            {"1 note advice x best take 1"},
		"without a best move":   {"1 note advice 0 best"},
		"at the end, other one": {"1 note weather 0 rain"},
	} {
		m, _, err := Resume(findHeap, withChecks(heapHeader, lines...), nil)
		if err != nil {
			t.Fatal(err)
		}
		play(t, m, "take 1")
		if again := resumed(t, m.Text()); again.Steps()[0].Advice.Given() {
			t.Errorf("%s: the advice is kept with the next move", name)
		}
	}
}
