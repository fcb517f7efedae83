package boomtown

import (
	"strings"
	"testing"

	rules "gulch/engine/boomtown"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// waitingGirls is a position of three seats in the last round. Saloon Girls wait in front
// of seat 0, which can take a saloon. Mines of seat 1 in Dry Gulch pay on 9 of 36 rolls.
const waitingGirls = `{"players": 3, "turn": 5, "phase": "pick", "actor": 0, "first_player": 0,
	"winner": 0, "pick_order": [0, 1, 2], "gold": [20, 20, 20], "row": ["saloon_2", "cm06", "sn09"],
	"mines": [["cm04"], ["dg09", "dg06"], []], "mayors": {"dry_gulch": 1}, "kept": [["saloon_girls_1"], [], []], "saloons": []}`

// TestWaitingGirlsCountForTheNextSaloon checks that prompt, tooltips and preview of a saloon that
// Saloon Girls join at once (R44) are about the 4 gold that it then collects each time.
func TestWaitingGirlsCountForTheNextSaloon(t *testing.T) {
	b := loaded(t, waitingGirls)
	saloon, err := rules.ParseCard("saloon_2")
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{"the card on sale": b.rowTip(0, saloon)}
	if b.State.Play(rules.Take(saloon), nil) != nil {
		t.Fatal("the saloon cannot be taken")
	}
	window, area := tabletest.WideWindow()
	table.ShowPosition(b, b.State, window, area)
	a := table.NewDecision(b, b.State, b.State.Moves(nil))
	town := townNamed("Dry Gulch")
	texts["the prompt"] = b.Prompt(a)
	texts["the town"] = b.openTip(a, town, rules.Open(town))
	for where, text := range texts {
		if !strings.Contains(text, "4") {
			t.Errorf("%s does not say that the saloon collects 4: %q", where, text)
		}
	}
	for _, text := range []string{texts["the town"], b.OutcomeLines(rules.Open(town))[0]} {
		if !strings.Contains(text, "1.0 gold") { // 4 gold on 9 of 36 rolls
			t.Errorf("%q does not say that the saloon collects 1.0 gold a round", text)
		}
	}
	if text := b.rowTip(1, saloon); strings.Contains(text, "Girls") {
		t.Errorf("seat 1 has no Saloon Girls, but reads %q", text)
	}
}
