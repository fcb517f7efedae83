package audit

import (
	"reflect"
	"strings"
	"testing"

	"gulch/engine"
)

// TestChangesFindWrongEvents checks a list of changes that was learned from sound events and then
// read from its text. It must accept such events, and refuse a wrong number, a wrong seat and a
// change without its own event.
func TestChangesFindWrongEvents(t *testing.T) {
	type board struct {
		Gold  [3]int
		Owned uint8
		Turn  int
	}
	info := engine.Info{Events: []string{"", "paid", "bought", "turn"}}
	const paid, bought, turn = engine.EventKind(1), engine.EventKind(2), engine.EventKind(3)
	add := func(c *Changes, e engine.Event, before, after board) error {
		return c.Add(e, reflect.ValueOf(before), reflect.ValueOf(after))
	}
	learned := LearnChanges(info)
	for i := range 3 * minSeen {
		seat, n := i%3, 1+i%5
		before := board{Gold: [3]int{50, 50, 50}, Turn: (i + 1) % 3}
		after := before
		after.Gold[seat] -= n
		with, next := before, before
		with.Owned, next.Turn = 1<<n, seat
		for _, step := range []struct {
			e             engine.Event
			before, after board
		}{
			{engine.Event{Kind: paid, Seat: engine.Seat(seat), Other: engine.NoSeat, A: int16(n)}, before, after},
			{engine.Event{Kind: bought, Seat: engine.NoSeat, A: int16(n)}, before, with},
			{engine.Event{Kind: turn, Seat: engine.Seat(seat), A: 9}, before, next},
		} {
			if err := add(learned, step.e, step.before, step.after); err != nil {
				t.Fatal(err)
			}
		}
	}
	const want = "paid: Gold[seat] -A\nbought: Owned +{A}\nturn: Turn =seat\n"
	if got := learned.String(); got != want {
		t.Fatalf("the list is\n%swant\n%s", got, want)
	}
	c, err := ReadChanges(info, want)
	if err != nil {
		t.Fatal(err)
	}
	poor, rich := board{Gold: [3]int{5, 5, 2}}, board{Gold: [3]int{5, 5, 5}}
	for _, x := range []struct {
		e     engine.Event
		after board
		says  string
	}{
		{engine.Event{Kind: paid, Seat: 2, A: 3}, poor, ""},
		{engine.Event{Kind: paid, Seat: 2, A: 2}, poor, `expected the relation "-A"`},
		{engine.Event{Kind: paid, Seat: 1, A: 3}, poor, `expected the index "seat"`},
		{engine.Event{Kind: turn, Seat: 2}, poor, "does not change it"},
	} {
		err := add(c, x.e, rich, x.after)
		if x.says == "" && err != nil || x.says != "" && (err == nil || !strings.Contains(err.Error(), x.says)) {
			t.Errorf("event %+v returns %v, want an error with %q (none if empty)", x.e, err, x.says)
		}
	}
	if _, err := ReadChanges(info, "sold: Gold[seat] +A"); err == nil {
		t.Error("a list that names an unknown event is accepted")
	}
}
