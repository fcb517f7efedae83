package match

import (
	"testing"

	"gulch/engine"
)

// TestBoardIncludesPast checks that the board of a match has received every event since the start
// of the game. The board of a replay must have received all events before its position.
func TestBoardIncludesPast(t *testing.T) {
	m, err := New(heapGame{rules: 1}, Setup{Seats: make([]Seat, 2), Seed: 4}, nil)
	if err != nil {
		t.Fatal(err)
	}
	rolled := 0
	for range 3 {
		events, err := m.Play(engine.Move{Kind: roll})
		if err != nil {
			t.Fatal(err)
		}
		rolled += int(events[0].A)
	}
	b, err := m.Board(0)
	if err != nil {
		t.Fatal(err)
	}
	if got, s := b.(*heapBoard), m.State().(*heap); got.Left != s.Left || got.Next != s.Next ||
		got.Past.Rolled != rolled {
		t.Errorf("the board is %+v, but the position is %+v and the sum of rolls %d", got, s, rolled)
	}
	if err := m.Undo(0); err == nil {
		t.Fatal("Undo takes back a roll, want an error")
	}
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Seek(0); err != nil {
		t.Fatal(err)
	}
	if b, err = r.Board(0); err != nil || b.(*heapBoard).Past.Rolled != 0 {
		t.Errorf("the board at position 0 of the replay is %+v, %v; want an empty Past", b, err)
	}
}
