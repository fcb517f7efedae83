package match

import (
	"reflect"
	"testing"

	"gulch/engine"
)

// TestTellRepeatsTheEvents checks that Tell repeats the events of any part of a match, with the
// number of their decision and the position to which they lead. It must do so after further moves
// and after undo as well.
func TestTellRepeatsTheEvents(t *testing.T) {
	m, err := New(heapGame{rules: 1}, Setup{Seats: make([]Seat, 2), Seed: 4, Practice: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	after := []engine.State{engine.Clone(m.State())}
	play := func() {
		t.Helper()
		moves := m.Legal()
		if _, err := m.Play(moves[len(moves)-1]); err != nil {
			t.Fatal(err)
		}
		after = append(after, engine.Clone(m.State()))
	}
	check := func(from, to int) {
		t.Helper()
		var want, got []engine.Event
		for made := max(from, 1); made <= to; made++ {
			want = append(want, m.Steps()[made-1].Events...)
		}
		if err := m.Tell(from, to, func(made int, e engine.Told) {
			got = append(got, e.Event)
			if made < from || made > to || !reflect.DeepEqual(e.State, after[made]) {
				t.Errorf("Tell(%d, %d): decision %d comes with the position %+v", from, to, made, e.State)
			}
		}); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("Tell(%d, %d) reports %v, %v; want %v", from, to, got, err, want)
		}
	}
	for range checkpointInterval + 2 {
		if m.Over() {
			break
		}
		play()
		n := len(m.Steps())
		check(n, n)
		check(0, n)
	}
	n := len(m.Steps())
	for from := 0; from <= n; from += 5 {
		check(from, n)
		check(from, from)
	}
	if err := m.Rewind(0, n/2); err != nil {
		t.Fatal(err)
	}
	after = after[:n/2+1]
	check(n/2, n/2)
	play()
	check(n/2, n/2+1)
	told, err := m.Told(n/2 + 1)
	if err != nil || len(told) == 0 || told[0].State == m.State() {
		t.Errorf("Told returns %v, %v; want events with copies of their positions", told, err)
	}
}
