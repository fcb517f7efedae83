package sierrawest

import (
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestLogJoins checks which events MergedLine joins into one line: goods that are gained one by
// one, and a step onto a free space with its effect. Events that were paid for, that are of
// different seats, or that are of different kinds must stay separate.
func TestLogJoins(t *testing.T) {
	b := newTestTable(t, 2)
	gained := func(seat engine.Seat, g rules.Good, n int16) engine.Event {
		return engine.Event{Kind: rules.EventGained, Seat: seat, A: int16(g), B: n, C: int16(rules.FromIcon)}
	}
	walked := func(path rules.Path, space int, icon rules.Icon) engine.Event {
		return engine.Event{Kind: rules.EventWalked, A: int16(path), B: int16(space), C: int16(icon), D: 1}
	}
	rolled := engine.Event{Kind: rules.EventWagon, A: 3, B: 2}
	from := func(source rules.Source, g rules.Good, n int16) engine.Event {
		return engine.Event{Kind: rules.EventGained, A: int16(g), B: n, C: int16(source)}
	}
	pan := func(g rules.Good) engine.Event { return engine.Event{Kind: rules.EventPan, A: int16(g)} }
	mined := engine.Event{Kind: rules.EventMined, A: 3, B: 2, C: 2, D: 1}
	for want, events := range map[string][]engine.Event{
		"A gains 3 wood and 1 stone on the path.": {
			gained(0, rules.Wood, 1), gained(0, rules.Stone, 1), gained(0, rules.Wood, 2),
		},
		"A's wagon rolls to space 3.": {walked(rules.Green, 2, rules.IconBoot1), rolled},
		"A pans 1 wood and 2 food.": {
			walked(rules.Green, 2, rules.IconPan), pan(rules.Wood), from(rules.FromRiver, rules.Wood, 1),
			pan(rules.Food), from(rules.FromRiver, rules.Food, 1),
			pan(rules.Food),
		},
		"A mines, rolls a 2 and gains 2 gold and 1 stone.": {mined, from(rules.FromMine, rules.Gold, 2),
			from(rules.FromMine, rules.Stone, 1)},
		"A pays 1 food and 1 stone and walks to the Load a mine cart space.": {
			{Kind: rules.EventPaid, A: int16(rules.Food), B: 1, C: int16(rules.FromFee)},
			{Kind: rules.EventPaid, A: int16(rules.Stone), B: 1, C: int16(rules.FromFee)},
			walked(rules.Tan, 2, rules.IconLoad)},
		"A pays 1 food and 1 gold and rolls the wagon to space 3.": {walked(rules.Green, 2, rules.IconBoot1),
			{Kind: rules.EventPaid, A: int16(rules.Food), B: 1, C: int16(rules.FromToll)},
			{Kind: rules.EventPaid, A: int16(rules.Gold), B: 1, C: int16(rules.FromToll)}, rolled},
		"A climbs to row 2, space 1, an outpost with outlaws, and takes damage.": {
			walked(rules.Green, 2, rules.IconBoot1), {Kind: rules.EventClimbed, A: 9, B: 14},
			{Kind: rules.EventDamage, A: causeOutpost}},
		"A fires, rolls 3 without a hit and takes damage.": {{Kind: rules.EventShot, B: 3},
			{Kind: rules.EventDamage, A: causeSixShooter}},
		"A pays 2 wood for a cabin.": {
			{Kind: rules.EventPaid, A: int16(rules.Wood), B: 1, C: int16(rules.FromBuilding)},
			{Kind: rules.EventPaid, A: int16(rules.Wood), B: 1, C: int16(rules.FromBuilding)}},
		"A falls to the foot of the mountain and gains a Pair of Boots.": {{Kind: rules.EventFell, A: 9, B: 1},
			from(rules.FromFall, rules.Boots, 1)},
		"A's wagon rolls to space 4.": {rolled, {Kind: rules.EventWagon, A: 4, B: 3}},
	} {
		if _, got := b.MergedLine(events); got != want {
			t.Errorf("Joined returns %q, expected %q", got, want)
		}
		for n := 2; n < len(events); n++ { // the log joins each event as it happens
			if _, got := b.MergedLine(events[:n]); got == "" {
				t.Errorf("the first %d events of %q are not joined", n, want)
			}
		}
	}
	for _, apart := range [][]engine.Event{
		{walked(rules.Tan, 2, rules.IconBoot1), rolled}, // the space was paid for
		{walked(rules.Tan, 2, rules.IconMine), mined},
		{{Kind: rules.EventClimbed, A: 9, B: 14}, {Kind: rules.EventDamage, A: causeSixShooter}},
		{walked(rules.Tan, 2, rules.IconPan), pan(rules.Wood)},
		{from(rules.FromCabin, rules.Food, 2), gained(0, rules.Food, 1)}, // a cabin brings one, the path the other
		{{Kind: rules.EventPaid, B: 1, C: int16(rules.FromToll)},
			{Kind: rules.EventPaid, B: 1, C: int16(rules.FromBuilding)}},
		{rolled, {Kind: rules.EventWagon, A: 2, B: 3}},                  // the wagon rolls back
		{gained(0, rules.Wood, 1), {Kind: rules.EventPaid, A: 1, B: 1}}, // a gain and a payment
		// the wood does not come from the space with the shovel
		{walked(rules.Green, 2, rules.IconShovel), gained(0, rules.Wood, 1)},
	} {
		if _, got := b.MergedLine(apart); got != "" {
			t.Errorf("Joined joins the unrelated events %v as %q", apart, got)
		}
	}
}

// TestStepsOntoGainsHaveNoLine checks that a step onto a space that gains goods has no line of its
// own, beside that of the gains, also if it gains two kinds of apples.
func TestStepsOntoGainsHaveNoLine(t *testing.T) {
	b := newTestTable(t, 2)
	for icon, want := range map[rules.Icon]string{
		rules.IconAppleGR: "", rules.IconBoot1: "A walks to the Boot space.",
	} {
		walked := engine.Event{Kind: rules.EventWalked, A: int16(rules.Green), B: 3, C: int16(icon), D: 1}
		if _, got := b.Line(walked); got != want {
			t.Errorf("the line of a step is %q, want %q", got, want)
		}
	}
}

// TestDamageNamesItsCause checks that the log says why a player takes damage, unless a line about a
// hazard says so before.
func TestDamageNamesItsCause(t *testing.T) {
	b := newTestTable(t, 2)
	for cause, want := range []string{"A takes damage.", "A takes damage.",
		"A enters an outpost with outlaws and takes damage.", "A fires without a hit and takes damage."} {
		if _, got := b.Line(engine.Event{Kind: rules.EventDamage, A: int16(cause)}); got != want {
			t.Errorf("the line of damage with cause %d is %q, want %q", cause, got, want)
		}
	}
}

// TestFallsOfOthersAreTold checks that the story of a bot's turn shows that the turn has thrown a
// person's frontiersman off the mountain, however much else there is to show, and that the bot's
// own return after a claim needs no picture.
func TestFallsOfOthersAreTold(t *testing.T) {
	seats := tabletest.Bots(2)
	seats[0] = match.Seat{Name: "Ada", Face: "guest1"}
	b := New(tabletest.App(t, rules.Game), seats)
	b.Board.Active = 1
	events := []engine.Told{{Event: engine.Event{Kind: rules.EventFell, Seat: 1, A: 20}},
		{Event: engine.Event{Kind: rules.EventFell, Seat: 0, A: 20, B: 1}}}
	for c := range int16(9) {
		events = append(events, engine.Told{Event: engine.Event{Kind: rules.EventBuilt, Seat: 1, A: c}})
	}
	told := 0
	for _, pic := range table.StoryPictures(b, events) {
		switch pic.Caption {
		case "Ada falls to the foot of the mountain and gains a Pair of Boots.":
			told++
		case "B's frontiersman returns to the foot of the mountain.":
			t.Error("the story shows the bot's return after its own claim")
		}
	}
	if told != 1 {
		t.Errorf("%d captions tell the person of the fall, want 1", told)
	}
}
