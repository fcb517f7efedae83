package sierrawest

import (
	"fmt"
	"slices"
	"strings"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/tabletest"
)

// document is the JSON form of a position or of a part of it.
type document = map[string]any

// seldom are variations of positions in which warnings are given that hardly occur in games of
// bots.
var seldom = []tabletest.Variation{
	{Advice: "banjo", Change: func(p document, chance *engine.Chance) bool {
		cards := []string{"bb_04", "bb_05", "bb_11"}
		if mode(p) != rules.BoatsBanjos || !walking(p, "ready", fmt.Sprintf("tan_%d", 1+chance.Below(3)), chance) {
			return false
		}
		placed := 0
		for i, slot := range []string{"left", "top", "right"} {
			if chance.Below(2) == 0 && layOut(p, cards[i], slot) {
				placed++
			}
		}
		return placed > 0
	}},
	{Advice: "shooting", Change: func(p document, chance *engine.Chance) bool {
		slot := []string{"left", "top", "right"}[chance.Below(3)]
		if mode(p) != rules.OutlawsOutposts || !walking(p, "green_5", "ready", chance) ||
			!layOut(p, "sm_outlaws", slot) {
			return false
		}
		me := active(p)
		me["wagon"], me["bullets"] = chance.Below(12), 1+chance.Below(4)
		return true
	}},
	{Advice: "carts", Change: func(p document, chance *engine.Chance) bool {
		if mode(p) != rules.GoldRush || !walking(p, "ready", "tan_1", chance) {
			return false
		}
		p["pending"] = []any{document{"decision": "load"}}
		active(p)["carts"] = []any{chance.Below(4)}
		active(p)["goods"].(document)["gold"] = 1 + chance.Below(4)
		return true
	}},
	{Advice: "unsold", Change: func(p document, chance *engine.Chance) bool {
		if m := mode(p); m != rules.BoatsBanjos && m != rules.GoldRush || !walking(p, "green_5", "tan_4", chance) {
			return false
		}
		p["end_round"] = p["round"]
		if fish, ok := active(p)["fish"].(document); ok {
			for kind := range fish {
				taken := min(chance.Below(3), int(p["fish_supply"].(document)[kind].(float64)))
				fish[kind] = fish[kind].(float64) + float64(taken)
				p["fish_supply"].(document)[kind] = p["fish_supply"].(document)[kind].(float64) - float64(taken)
			}
		}
		if pieces := p["pieces"].(document); chance.Below(2) == 0 && pieces["dynamite"] == nil {
			pieces["dynamite"] = p["active"]
		}
		active(p)["wagon"] = chance.Below(rules.LastSpace + 1)
		return true
	}},
	{Advice: "hoard", Change: func(p document, chance *engine.Chance) bool {
		p["end_round"] = p["round"]
		return walking(p, "green_5", "tan_4", chance)
	}},
	{Advice: "wagon", Change: func(p document, chance *engine.Chance) bool {
		if !walking(p, "green_5", "tan_4", chance) {
			return false
		}
		active(p)["wagon"] = chance.Below(4)
		return int(p["round"].(float64)) >= late
	}},
	{Advice: "plots", Change: func(p document, chance *engine.Chance) bool {
		p["end_round"] = p["round"].(float64) + 1
		return walking(p, "green_5", "tan_4", chance)
	}},
	{Advice: "apples", Change: func(p document, chance *engine.Chance) bool {
		return mode(p) == rules.AppleHill && walking(p, "green_5", "tan_4", chance)
	}},
	{Advice: "summit", Change: func(p document, chance *engine.Chance) bool {
		return walking(p, "green_5", "tan_4", chance)
	}},
}

// mode returns the mode of a position.
func mode(p document) rules.Mode {
	for m := range rules.Mode(4) {
		if p["options"].(document)["mode"] == m.String() {
			return m
		}
	}
	return 0
}

// active returns the part of a position that belongs to the active seat.
func active(p document) document { return p["seats"].(document)[fmt.Sprint(p["active"])].(document) }

// walking changes a position in which the active seat walks its pioneers: it puts them on the given
// places and gives the seat some goods. It returns false for other positions.
func walking(p document, green, tan string, chance *engine.Chance) bool {
	if p["phase"] != "pioneer" || p["queue"] != nil {
		return false
	}
	me, ok := active(p)["pioneers"].(document)
	if !ok {
		return false
	}
	me["green"], me["tan"] = green, tan
	delete(p, "pending")
	goods := active(p)["goods"].(document)
	for _, name := range []string{"food", "wood", "stone", "gold"} {
		goods[name] = chance.Below(4)
	}
	return true
}

// layOut puts a card into a slot, whose card goes to the discard pile of the active seat. The card
// comes from the deck of the active seat, or else from the mountain: the seat has claimed it
// instead of the highest card, which is removed. It returns false if there is no such card.
func layOut(p document, card, slot string) bool {
	me, slots := active(p), p["slots"].(document)
	for _, there := range slots {
		if there == card {
			return false
		}
	}
	take := func(from string) bool {
		list, _ := me[from].([]any)
		i := slices.Index(list, any(card))
		if i >= 0 {
			me[from] = slices.Delete(slices.Clone(list), i, i+1)
		}
		return i >= 0
	}
	if !take("discard") && !take("draw") && !take("hand") && !fromMountain(p, card) {
		return false
	}
	list, _ := me["discard"].([]any)
	me["discard"] = append(slices.Clone(list), slots[slot])
	slots[slot] = card
	return true
}

// fromMountain lets the active seat claim an unseen card: it is exchanged for the highest card of
// the mountain, which lies face up, and removed from there. It returns false if that is impossible.
func fromMountain(p document, card string) bool {
	unseen, _ := p["unseen"].([]any)
	mountain, _ := p["mountain"].([]any)
	i := slices.Index(unseen, any(card))
	if i < 0 || len(mountain) == 0 {
		return false
	}
	node, highest, _ := strings.Cut(mountain[0].(string), ":")
	if highest == "?" || strings.HasPrefix(node, "row") || strings.Contains(highest, "_") && highest[:2] != card[:2] {
		return false
	}
	unseen[i] = highest
	p["mountain"] = mountain[1:]
	for _, x := range p["seats"].(document) {
		for _, figure := range []string{"frontiersman", "right_frontiersman"} {
			if x.(document)[figure] == node {
				x.(document)[figure] = "base"
			}
		}
	}
	claimed, _ := active(p)["claimed"].([]any)
	active(p)["claimed"] = append(slices.Clone(claimed), card)
	return true
}
