package westernlegends

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestLossesOfPersonsAreTold checks that the story of a bot's turn shows what a person loses by it,
// however much else there is to show, but not what bots lose.
func TestLossesOfPersonsAreTold(t *testing.T) {
	seats := tabletest.Bots(2)
	seats[0] = match.Seat{Name: "Ada", Face: "guest1"}
	b := New(tabletest.App(t, rules.Game), seats)
	told := func(e engine.Event) engine.Told {
		e.Other = engine.NoSeat
		return engine.Told{Event: e}
	}
	events := []engine.Told{
		told(engine.Event{Kind: rules.EventMoney, Seat: 0, A: -30, B: 10}),
		told(engine.Event{Kind: rules.EventWounds, Seat: 0, A: 1, B: 1}),
		told(engine.Event{Kind: rules.EventMoney, Seat: 1, A: -20, B: 10}),
	}
	for i := range int16(9) {
		events = append(events, told(engine.Event{Kind: rules.EventItem, Seat: 1, A: i}))
	}
	var captions []string
	for _, pic := range table.StoryPictures(b, events) {
		captions = append(captions, pic.Caption)
	}
	for caption, want := range map[string]bool{
		"Ada loses $30.": true, "Ada takes 1 wound.": true, "B loses $20.": false,
	} {
		if slices.Contains(captions, caption) != want {
			t.Errorf("the captions are %q; %q among them: want %v", captions, caption, want)
		}
	}
}
