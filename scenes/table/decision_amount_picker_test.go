package table

import "testing"

// TestAmountPickerTurns checks that the wheel over the coin and over the slider changes the amount,
// within its limits.
func TestAmountPickerTurns(t *testing.T) {
	b, s := newBareUI(t)
	a := NewDecision(b, s, s.Moves(nil))
	a.Area.H = 200
	value := 4
	turn := func(id string, n int) {
		t.Helper()
		m := AmountPicker{Name: "Bid", Value: value, Low: 2, High: 6, Set: func(n int) { value = n }}
		for _, x := range m.Nodes(a, nil) {
			if x.ID == id {
				x.Wheel(n)
				return
			}
		}
		t.Fatalf("the picker has no node %q", id)
	}
	for _, c := range []struct {
		id      string
		n, want int
	}{{"coin", 1, 5}, {"coin", 5, 6}, {"bid-slider", -1, 5}, {"bid-slider", -9, 2}} {
		if turn(c.id, c.n); value != c.want {
			t.Errorf("%d notches over the %s set the amount to %d, want %d", c.n, c.id, value, c.want)
		}
	}
}
