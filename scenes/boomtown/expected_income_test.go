package boomtown

import (
	"math"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// loaded returns a table that shows the position in a JSON text.
func loaded(t *testing.T, position string) *Table {
	t.Helper()
	state, err := rules.Game.Load([]byte(position))
	if err != nil {
		t.Fatal(err)
	}
	seats := make([]match.Seat, state.Seats())
	for i := range seats {
		seats[i].Name = string(rune('A' + i))
	}
	b := New(tabletest.App(t, rules.Game), seats)
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, state, window, area)
	return b
}

// saloonPosition is a position of three seats before the last roll, since no deck is left. Seat 1
// has a saloon in Cold Mountain, whose mines are in the row.
const saloonPosition = `{"players": 3, "turn": 5, "phase": "pick", "actor": 0, "first_player": 0,
	"winner": 0, "pick_order": [0, 1, 2], "gold": [20, 20, 20], "row": ["cm07", "cm06", "sn09"],
	"mines": [["cm04"], [], []], "saloons": [{"card": "saloon_1", "owner": 1, "town": "cold_mountain", "girls": null}]}`

// TestTollsReduceExpectedIncome checks that the income which the tooltip of a mine in the row
// promises is without what the saloons of other seats take, and that the tooltip names their toll.
func TestTollsReduceExpectedIncome(t *testing.T) {
	b := loaded(t, saloonPosition)
	c, err := rules.ParseCard("cm07")
	if err != nil {
		t.Fatal(err)
	}
	rolls := float64(b.State.RollsLeft())
	for seat, each := range map[engine.Seat]float64{0: 3, 1: 5, engine.NoSeat: 5} {
		if got, want := b.expectedIncome(seat, c), each*6/36*rolls; math.Abs(got-want) > 1e-9 {
			t.Errorf("seat %d: expected income %.2f, want %.2f", seat, got, want)
		}
		if said := strings.Contains(b.rowTip(seat, c), "you pay 2 to saloons"); said != (seat == 0) {
			t.Errorf("seat %d: the tooltip names a toll: %v", seat, said)
		}
	}
}

// TestPreviewNamesTolls checks that the preview of taking a mine says what the owner then pays to
// saloons of other seats.
func TestPreviewNamesTolls(t *testing.T) {
	b := loaded(t, saloonPosition)
	if got := b.OutcomeLines(rules.Take(parsed(t, "cm07"))); !slices.Contains(got,
		"Each time it pays, you pay 2 to saloons.") {
		t.Errorf("the preview has the lines %q", got)
	}
}

// TestWaitingVeinCountsForTheFirstMine checks that tooltip and preview of a mine that a waiting New
// Vein joins at once (R44) are about what it then pays.
func TestWaitingVeinCountsForTheFirstMine(t *testing.T) {
	b := loaded(t, strings.Replace(saloonPosition, `"mines": [["cm04"], [], []]`,
		`"mines": [[], [], []], "kept": [["new_vein_1"], [], []]`, 1))
	sn09 := parsed(t, "sn09")
	if got := b.OutcomeLines(rules.Take(sn09)); !strings.HasPrefix(got[0], "Pays 10 gold on a roll of 9") {
		t.Errorf("the preview has the lines %q", got)
	}
	if got := b.rowTip(0, sn09); !strings.Contains(got, "it pays 10 gold instead of 7") ||
		!strings.Contains(got, "Expect 1.1 gold") { // 10 gold on 4 of 36 rolls
		t.Errorf("the tooltip is %q", got)
	}
}

// TestFeesWithoutGold checks that the tooltip of a mine says that a player without gold pays no
// fee.
func TestFeesWithoutGold(t *testing.T) {
	b := loaded(t, `{"players": 3, "turn": 5, "phase": "pick", "actor": 0, "first_player": 0, "winner": 0,
		"pick_order": [0, 1, 2], "gold": [0, 20, 20], "row": ["cm07", "cm06", "sn09"],
		"mines": [[], ["sn04", "sn07"], []], "mayors": {"san_narciso": 1}}`)
	if got, want := b.rowTip(0, parsed(t, "sn09")), "The fee to B is 2, but you have no gold: you pay nothing."; !strings.Contains(
		got, want) {
		t.Errorf("the tooltip is %q, want %q in it", got, want)
	}
}

// TestVeinTextsOfTheEnd checks that the texts about placing a New Vein say what the mine then pays,
// and warn only of cards that may still come.
func TestVeinTextsOfTheEnd(t *testing.T) {
	const position = `{"players": 4, "turn": 15, "phase": "place_vein", "actor": 0, "first_player": 0,
		"winner": 0, "pick_order": [0, 1, 2, 3], "resolving": "new_vein_1", "gold": [9, 9, 9, 9], "row": [ROW],
		"mines": [["sn04", "cm09"], [], [], []]}`
	for row, want := range map[string]string{
		`"cm07", "cj08", "dg10"`:       "",
		`"cm07", "dynamite_1", "dg10"`: "Still to come: 1 × Dynamite.",
	} {
		b := loaded(t, strings.Replace(position, "ROW", row, 1))
		mine := parsed(t, "sn04")
		tip := b.mineTip(mine)
		if !strings.Contains(tip, want) || want == "" && strings.Contains(tip, "Still to come") {
			t.Errorf("with the row %s the tooltip is %q, want %q in it", row, tip, want)
		}
		for _, text := range []string{tip, b.OutcomeLines(rules.Attach(mine))[0]} {
			if !strings.Contains(text, "it pays 8 gold instead of 5") {
				t.Errorf("%q does not say what the mine pays with the vein", text)
			}
		}
	}
}

// TestDangerousMinePaysOnItsFirstRoll checks how often a dangerous mine is expected to pay. The
// roll that makes it pay is none that makes it cave in, so it must only survive the rolls before
// (R66).
func TestDangerousMinePaysOnItsFirstRoll(t *testing.T) {
	b := loaded(t, saloonPosition)
	c, err := rules.ParseCard("cm06")
	if err != nil {
		t.Fatal(err)
	}
	want, stands := 0.0, 1.0
	for rolls := range 6 {
		if got := b.lasting(c.Info(), rolls); math.Abs(got-want) > 1e-9 {
			t.Errorf("in %d rolls the mine can pay in %.3f, expected %.3f", rolls, got, want)
		}
		want += stands
		stands *= 34.0 / 36
	}
}

// TestTextsNameWhoPaysSaloons checks that the texts about saloons say that the owner of the mine
// pays, and that the payouts name what a seat pays.
func TestTextsNameWhoPaysSaloons(t *testing.T) {
	b := loaded(t, saloonPosition)
	saloon := b.bars(1)[0]
	for _, text := range []string{eventText()[rules.Saloon], b.tagTip(saloon)} {
		if !strings.Contains(text, "its owner pays") {
			t.Errorf("%q does not say who pays the saloon", text)
		}
	}
	if got := b.totalTip(4); !strings.Contains(got, "A pays 2 to saloons.") {
		t.Errorf("the payouts for 4 say %q", got)
	}
	if b.diceGains().Note == "" {
		t.Error("the page of payouts does not mention the saloons")
	}
}
