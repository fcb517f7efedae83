package boomtown

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestCloseUps checks that an event card that is taken, the demand of a hold-up and a cave-in are
// shown in a close-up, that a mine is not, and that no animation takes longer than 1200 ms.
func TestCloseUps(t *testing.T) {
	h := tabletest.App(t, rules.Game)
	seats := make([]match.Seat, 3)
	m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := New(h, m.Setup().Seats)
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, m.State(), window, area)
	b.Board.Victim = 1
	shark, _ := rules.ParseCard("card_shark_1")
	mine, _ := rules.ParseCard("cj07")
	for _, c := range []struct {
		event engine.Event
		looks bool
	}{
		{engine.Event{Kind: rules.EventTaken, A: int16(shark)}, true},
		{engine.Event{Kind: rules.EventTaken, A: int16(mine)}, false},
		{engine.Event{Kind: rules.EventDemand, A: 7}, true},
		{engine.Event{Kind: rules.EventCaveIn, A: 12, Seat: engine.NoSeat}, true},
	} {
		looks := false
		for _, a := range table.Animate(b, engine.Told{Event: c.event}).Animations() {
			looks = looks || a.IsText && a.Stop && a.Length == closeUpTime
			if a.Length > 1200 {
				t.Errorf("event %d: the close-up lasts %v ms", c.event.Kind, a.Length)
			}
		}
		if looks != c.looks {
			t.Errorf("event %d: shown in a close-up: %v", c.event.Kind, looks)
		}
	}
}
