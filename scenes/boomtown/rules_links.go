package boomtown

import (
	"strings"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/scenes/table"
)

// ruleAnchors maps the first word of a node ID to the anchor of the paragraph of the rules that
// explains such nodes.
var ruleAnchors = table.Anchors{
	"pass":       "bid",
	"bid":        "circle",
	"bid-slider": "bid",
	"coin":       "circle",
	"up-to":      "bid",
	"less":       "bid",
	"more":       "bid",
	"much-more":  "bid",
	"keep":       "ride", "ride": "ride",
	"demand": "holdup", "rob": "holdup", "wire": "telegraph", "hold": "telegraph",
	"promote": "governor", "attach": "new-vein", "open": "saloon", "hire": "girls", "blast": "dynamite",
	"seize": "expropriation",
	"seat":  "score", "ledger": "score", "town": "mayor", "mine": "pay", "total": "chances", "odds": "chances",
	"deck": "deck", "removed": "gone", "gone": "gone", "dice": "pay", "block": "circle", "close-up/aside": "open",
}

// choiceRules maps a phase to the anchor of the paragraph of the rules about the choice for which
// the main (brass) button asks in that phase.
var choiceRules = map[engine.Phase]string{
	rules.PhasePick:          "mine",
	rules.PhasePlaceGovernor: "governor",
	rules.PhasePlaceVein:     "new-vein",
	rules.PhasePlaceSaloon:   "saloon",
	rules.PhasePlaceGirls:    "girls",
	rules.PhaseDynamite:      "dynamite",
	rules.PhaseExpropriate:   "expropriation",
	rules.PhaseHoldupVictim:  "holdup",
	rules.PhaseHoldupAmount:  "holdup", rules.PhaseTelegraph: "telegraph",
}

// eventRules maps a kind of event card to the anchor of the paragraph of the rules about it.
var eventRules = map[rules.CardKind]string{
	rules.Telegraph: "telegraph", rules.Mustang: "mustang", rules.CardShark: "card-shark", rules.Dynamite: "dynamite",
	rules.Expropriation: "expropriation", rules.Governor: "governor", rules.Holdup: "holdup", rules.NewVein: "new-vein",
	rules.Saloon: "saloon", rules.SaloonGirls: "girls", rules.StagecoachRobbery: "stagecoach",
}

// Rule returns the anchor of the paragraph of the rules that explains the node with the given ID.
func (b *Table) Rule(id string) string {
	if id == table.ChooseID {
		return choiceRules[b.State.Phase()]
	}
	what, rest, _ := strings.Cut(id, " ")
	if what == "row" || what == "take" || what == "tag" || what == "gone" {
		if c, err := rules.ParseCard(rest); err == nil {
			return cardRule(c)
		}
	}
	return ruleAnchors.Find(id)
}

// cardRule returns the anchor of the paragraph of the rules about card c. For an event card it is
// about that kind of event, for a dangerous mine about cave-ins, for other mines about mines.
func cardRule(c rules.Card) string {
	info := c.Info()
	switch {
	case !c.IsMine():
		return eventRules[info.Kind]
	case info.Dangerous:
		return "cave-in"
	}
	return "mine"
}
