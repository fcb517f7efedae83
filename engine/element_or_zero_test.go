package engine

import "testing"

func TestAtNone(t *testing.T) {
	list := []int{3, 5}
	for _, c := range []struct {
		seat Seat
		want int
	}{{0, 3}, {1, 5}, {2, 0}, {NoSeat, 0}, {127, 0}, {-128, 0}} {
		if got := *At(list, c.seat); got != c.want {
			t.Errorf("At of seat %d is %d, want %d", c.seat, got, c.want)
		}
	}
	*At(list, NoSeat) = 9
	*At(list, Seat(1)) = 7
	if list[0] != 3 || list[1] != 7 {
		t.Errorf("after writes through At the list is %v, want 3 and 7", list)
	}
	if a := testing.AllocsPerRun(100, func() { *At(list, Seat(1))++ }); a != 0 {
		t.Errorf("At makes %v allocations, want none", a)
	}
}
