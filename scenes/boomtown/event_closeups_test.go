package boomtown

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestCloseUps checks which events are shown in an enlarged view, for the intended time: an event
// card that is taken, the demand of a hold-up, and a cave-in, but not a mine that is taken.
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
		looks float64 // ms for which the close-up is shown, 0 for none
	}{
		{engine.Event{Kind: rules.EventTaken, A: int16(shark)}, closeUpTime},
		{engine.Event{Kind: rules.EventTaken, A: int16(mine)}, 0},
		{engine.Event{Kind: rules.EventDemand, A: 7}, closeUpTime},
		{engine.Event{Kind: rules.EventCaveIn, A: 12, Seat: engine.NoSeat}, table.ResultTime},
	} {
		looks := 0.0
		for _, a := range table.Animate(b, engine.Told{Event: c.event}).Animations() {
			if a.IsText && a.Stop {
				looks = a.Length
			}
		}
		if looks != c.looks {
			t.Errorf("event %d: shown in a close-up for %v ms, not for %v", c.event.Kind, looks, c.looks)
		}
	}
}
