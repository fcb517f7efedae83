package match

import (
	"slices"
	"testing"

	"gulch/engine"
)

// TestOriginsAreKept checks that a record keeps which moves one press played together and which the
// program played by itself, when it is saved, exported, undone and redone.
func TestOriginsAreKept(t *testing.T) {
	m, _ := newHeapMatch(t, "none", ada, bob)
	want := []Origin{OwnPress, SamePress, Automatic}
	for _, from := range want {
		if _, err := m.PlayFrom(from, m.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	check := func(how string, m *Match) {
		t.Helper()
		var got []Origin
		for i, s := range m.Steps() {
			if got = append(got, s.Origin); m.Record().Entries[i].Origin != s.Origin {
				t.Errorf("%s: the entry of decision %d has not the origin of its step", how, i)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: the origins are %v, want %v", how, got, want)
		}
	}
	check("played", m)
	for how, text := range map[string][]byte{"saved": m.Text(), "exported": exported(t, m)} {
		again, damage, err := Resume(findHeap, text, nil)
		if err != nil || damage != nil {
			t.Fatalf("%s: damage %v, error %v", how, damage, err)
		}
		check(how, again)
	}
	if err := m.Undo(m.Steps()[2].Seat); err != nil {
		t.Fatal(err)
	}
	if _, err := m.Redo(m.Turn()); err != nil {
		t.Fatal(err)
	}
	check("redone", m)
}

// TestPressesAreFound checks where the press of a decision begins, and which moves it played
// directly one after another.
func TestPressesAreFound(t *testing.T) {
	steps := []Step{
		{Seat: 0, Move: engine.Move{A: 1}}, {Seat: 0, Move: engine.Move{A: 2}, Origin: SamePress}, {Seat: 1},
		{Seat: 0, Move: engine.Move{A: 3}, Origin: SamePress}, {Seat: 0, Origin: Automatic},
	}
	for at, want := range []struct{ press, first, moves int }{{0, 0, 1}, {0, 0, 2}, {2, 2, 1}, {0, 3, 1}, {4, 4, 1}} {
		first, moves := PressMoves(steps, at)
		if press := PressOf(steps, at); press != want.press || first != want.first || len(moves) != want.moves ||
			moves[len(moves)-1] != steps[at].Move {
			t.Errorf("decision %d belongs to press %d and the moves %v from %d, want %+v", at, press, moves, first, want)
		}
	}
}
