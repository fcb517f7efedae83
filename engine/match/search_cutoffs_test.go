package match

import (
	"slices"
	"testing"

	"gulch/engine"
)

// TestCutoffsAreKept checks that notes about search cutoffs survive saving, export and reading. The
// note about a decision must disappear when the decision is undone, come back with redo, and not
// apply to another decision in its place.
func TestCutoffsAreKept(t *testing.T) {
	setup := Setup{Seats: []Seat{ada, bot}, Seed: 3, Options: engine.Options{"rolls": "none"}}
	m, err := New(heapGame{rules: 1}, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 6 {
		switch i {
		case 1:
			m.NoteCutoff(0.4) // is rounded to the full budget, so nothing is noted
			m.NoteCutoff(2.6)
		case 3:
			m.NoteCutoff(99)
		}
		if _, err := m.Play(m.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	check := func(how string, m *Match, want ...int) {
		t.Helper()
		if got := m.SearchCutoffs(1); !slices.Equal(got, want) || m.SearchCutoffs(0) != nil {
			t.Errorf("%s: cutoffs of the bot are %v and of the person %v, want %v and none", how, got,
				m.SearchCutoffs(0), want)
		}
	}
	all := make([]int, maxHalvings+1)
	all[0], all[3], all[maxHalvings] = 1, 1, 1
	check("played", m, all...)
	for how, doc := range map[string][]byte{"saved": m.Text(), "sent on": exported(t, m)} {
		again, damage, err := Resume(findHeap, doc, nil)
		if err != nil || damage != nil {
			t.Fatal(err, damage)
		}
		check(how, again, all...)
		if how == "saved" && string(again.Text()) != string(m.Text()) {
			t.Errorf("the resumed match has another text:\n%s\n%s", m.Text(), again.Text())
		}
	}
	if err := m.Rewind(0, 2); err != nil {
		t.Fatal(err)
	}
	check("taken back", m, 0, 0, 0, 1)
	for m.CanRedo() {
		if _, err := m.Redo(0); err != nil {
			t.Fatal(err)
		}
	}
	check("made again", m, all...)
	r, _, err := Read(m.Text())
	if err != nil || len(r.SearchCutoffs) != 2 || r.SearchCutoffs[1][3] != 1 {
		t.Errorf("the record has the cutoffs %v, error %v; want one of seat 1 with 3 halvings", r.SearchCutoffs, err)
	}
	if err := m.Rewind(0, 2); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if _, err := m.Play(m.Legal()[1]); err != nil {
			t.Fatal(err)
		}
	}
	check("another decision in its place", m, 1, 0, 0, 1)
	again, _, err := Resume(findHeap, m.Text(), nil)
	if err != nil {
		t.Fatal(err)
	}
	check("another decision, saved", again, 1, 0, 0, 1)
}

// TestCutoffsAreClamped checks that impossible numbers of search cutoffs in a record are limited to
// valid ones.
func TestCutoffsAreClamped(t *testing.T) {
	r := Record{Setup: Setup{Seats: []Seat{ada, bot}}, SearchCutoffs: [][]int{{1, -5}, make([]int, 99), {1}}}
	r.sanitize()
	if len(r.SearchCutoffs) != 2 || r.SearchCutoffs[0][1] != 0 || len(r.SearchCutoffs[1]) != maxHalvings+1 {
		t.Errorf("the clamped cutoffs are %v", r.SearchCutoffs)
	}
}
