package dakota

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/scenes/tabletest"
)

// document is the JSON form of a position or of a part of it.
type document = map[string]any

// seldom are variations of positions in which warnings are given that hardly occur in games of
// bots.
var seldom = []tabletest.Variation{
	{Advice: "empty-cart", Change: func(p document, _ *engine.Chance) bool { // other players have all the ore
		if p["phase"] != "evening" || len(others(p)) == 0 {
			return false
		}
		move(p["pool"].(document), part(others(p)[0], "resources"))
		return true
	}},
	{Advice: "lesson", Change: func(p document, _ *engine.Chance) bool { // other players have all specialists
		if p["phase"] != "plan" || len(others(p)) == 0 {
			return false
		}
		bag := p["worker_bag"].(document)
		delete(bag, "strong_miner")
		move(bag, part(others(p)[0], "used"))
		return true
	}},
	{Advice: "office", Change: func(p document, chance *engine.Chance) bool {
		discarded, _ := p["discard"].(document)
		if p["phase"] != "high_noon" || len(others(p)) == 0 {
			return false
		}
		for _, card := range []string{"dynamite", "hold_up", "bank_robbery", "claim_jumpers", "vandals"} {
			if n, ok := discarded[card].(float64); ok && n > 0 {
				hand, _ := active(p)["hand"].([]any)
				active(p)["hand"] = append(slices.Clone(hand), card)
				break
			}
		}
		for _, town := range others(p) {
			slots := part(town, "slots")
			for i := 1; i <= 9; i++ {
				if id := fmt.Sprintf("slot_%02d", i); slots[id] == nil {
					slots[id] = document{"building": "sheriff_office"}
					break
				}
			}
			part(town, "free")["sheriff"] = 1
		}
		return true
	}},
	{Advice: "last-day", Change: func(p document, chance *engine.Chance) bool {
		if p["phase"] != "job" || len(others(p)) == 0 {
			return false
		}
		slots, supply := part(active(p), "slots"), p["supply"].(document)
		for i := 1; len(slots) < 8 && i <= 9; i++ {
			id := fmt.Sprintf("slot_%02d", i)
			for _, building := range []string{"house", "workshop", "saloon", "school", "sheriff_office"} {
				if n, _ := supply[building].(float64); slots[id] == nil && n > 0 && chance.Below(2) == 0 {
					supply[building] = n - 1
					slots[id] = document{"building": building}
				}
			}
		}
		active(p)["money"] = 10 + chance.Below(20)
		others(p)[0]["money"] = 60 + chance.Below(60)
		return true
	}},
	{Advice: "store", Change: func(p document, _ *engine.Chance) bool {
		if p["phase"] != "evening" {
			return false
		}
		move(p["pool"].(document), part(active(p), "resources"))
		return true
	}},
}

// part returns the part of a town with a name, which it adds to the town if it is missing.
func part(town document, name string) document {
	if _, ok := town[name].(document); !ok {
		town[name] = document{}
	}
	return town[name].(document)
}

// active returns the town of the seat that decides.
func active(p document) document {
	return p["towns"].(document)[fmt.Sprintf("P%v", p["actor"])].(document)
}

// others returns the towns of the other seats.
func others(p document) (towns []document) {
	for i := range len(p["towns"].(document)) {
		if id := fmt.Sprintf("P%d", i); id != fmt.Sprintf("P%v", p["actor"]) {
			towns = append(towns, p["towns"].(document)[id].(document))
		}
	}
	return towns
}

// move adds the numbers in from to those in to.
func move(from, to document) {
	for name, n := range from {
		had, _ := to[name].(float64)
		to[name] = had + n.(float64)
	}
}
