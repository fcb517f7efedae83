package match

import "testing"

// TestHintsAreKept checks that hints are counted once per decision, and that the counts survive
// saving, export and reading.
func TestHintsAreKept(t *testing.T) {
	find := findHeap
	m, err := New(heapGame{rules: 1}, Setup{Seats: []Seat{{Name: "Ada"}, {Name: "Dutch", Bot: "easy"}}, Seed: 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	seat := m.Turn()
	m.NoteHint(seat)
	m.NoteHint(seat) // a second hint for the same decision
	if _, err := m.Play(m.Legal()[0]); err != nil {
		t.Fatal(err)
	}
	if m.Hints(seat) != 1 {
		t.Errorf("two hints for one decision count as %d, want 1", m.Hints(seat))
	}
	again, damage, err := Resume(find, m.Text(), nil)
	if err != nil || damage != nil || again.Hints(seat) != 1 || string(again.Text()) != string(m.Text()) {
		t.Errorf("a resumed game has %d hints, want 1 (damage %v, error %v)", again.Hints(seat), damage, err)
	}
	doc := exported(t, m)
	if got, _, err := Resume(find, doc, nil); err != nil || got.Hints(seat) != 1 {
		t.Errorf("an exported game has %d hints, want 1 (error %v)", got.Hints(seat), err)
	}
}
