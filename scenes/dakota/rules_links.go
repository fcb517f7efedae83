package dakota

import (
	"strings"

	"gulch/scenes/table"
)

// ruleAnchors maps the first word of a node ID to the anchor of the paragraph of the rules that
// explains such nodes.
var ruleAnchors = table.Anchors{
	table.ChooseID: "day",
	"seat":         "score",
	"mark":         "score",
	"hour":         "day",
	"evening":      "evening-turns",
	"sum":          "day",
	"today":        "events",
	"lot":          "new-buildings",
	"lesson":       "upskill-plan",
	"back":         "plan-places",
	"window":       "plan-places",
	"people":       "people",
	"tired":        "people",
	"cart":         "launch",
	"bin":          "plain",
	"beds":         "beds",
	"storage":      "storage",
	"pool":         "resource",
	"offer":        "combination",
	"token":        "combination",
	"job":          "hire-specialist",
	"hire":         "hire-miner",
	"card":         "draw",
	"deck":         "draw",
	"explorers":    "explorers",
	"out":          "explorers",
	"layer":        "which-bag",
	"drawn":        "placing",
	"spin":         "placing",
	"mine":         "shafts",
	"fit":          "shafts",
	"catalogue":    "day",
	"plan":         "plan-secret",
	"as":           "plan-secret",
	"everybody":    "plan-secret",
	"clear":        "plan-secret",
	"carry":        "resolve-order",
	"dig":          "collect",

	"front": "build", "instead": "replace", "buy": "carts", "make": "upgrade",
	"bail":            "bail",
	"leave":           "bail",
	"bag":             "which-bag",
	"skip":            "decline",
	"tile":            "placing",
	"place":           "placing",
	"replace":         "replacing",
	"turn":            "placing",
	"decline":         "decline",
	"destroy":         "earthquake",
	"lay_engineer":    "engineer",
	"collapse":        "collapse",
	"sick":            "fever",
	"send":            "explorers",
	"prospect":        "better-explorers",
	"survey":          "surveying",
	"done":            "explorers",
	"pass":            "noon-turns",
	"play":            "noon-turns",
	"attack":          "attack",
	"aim":             "attack",
	"commit":          "attack",
	"accept":          "answer",
	"no":              "after-attack",
	"react":           "stopping",
	"officer":         "officer",
	"arrest":          "arrest",
	"no_arrest":       "arrest",
	"take":            "claim_jumpers",
	"stop":            "day",
	"keep":            "telegraph",
	"keep_none":       "telegraph",
	"assign_cart":     "crew",
	"assign_window":   "plan-places",
	"assign_upskill":  "upskill-plan",
	"idle":            "plan-secret",
	"plan_done":       "plan-secret",
	"launch":          "launch",
	"shaft":           "launch",
	"drink":           "saloon-work",
	"gamble":          "saloon-work",
	"tend_bar":        "saloon-work",
	"learn":           "learning",
	"upskill":         "upskill",
	"work":            "jobs",
	"build":           "build",
	"rebuild":         "replace",
	"site":            "replace",
	"upgrade":         "upgrade",
	"buy_cart":        "carts",
	"resolve_done":    "resolve-order",
	"keep_roll":       "saloon-work",
	"reroll":          "saloon-work",
	"return_cart":     "return",
	"haul":            "collect",
	"collect_done":    "collect",
	"sell_combo":      "combination",
	"sell_plain":      "plain",
	"hire_specialist": "hire-specialist",
	"hire_miner":      "hire-miner",
	"hire_strong":     "hire-miner", "end_turn": "evening-turns", "sell": "travelling_merchant", "dismiss": "beds",
	"discard_resource": "storage", "discard_card": "hand-limit",
}

// Rule returns the anchor of the paragraph of the rules document that explains the node with the
// given ID.
func (b *Table) Rule(id string) string {
	what, rest, _ := strings.Cut(id, " ")
	name, _, _ := strings.Cut(rest, " ")
	switch what {
	case "people", "tired", "hire", "card", "play", "attack", "react", "keep":
		if name != "" {
			return name
		}
	}
	return ruleAnchors.Find(id)
}
