package boomtown

import (
	"math"
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

// saloonPosition is a position of three seats before the first of 11 rolls. Seat 1 has a saloon in
// Cold Mountain, whose mines are in the row.
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
