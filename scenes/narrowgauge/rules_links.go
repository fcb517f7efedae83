package narrowgauge

import (
	"strings"

	rules "gulch/engine/narrowgauge"
	"gulch/scenes/table"
)

// ruleAnchors maps the first word of a node ID to the anchor of the paragraph of the rules that
// explains such nodes.
var ruleAnchors = table.Anchors{
	"owners": "majority", "income": "commodities", "ground": "price",
	"bid":            "bid",
	"bid-slider":     "bid",
	"rail":           "bid",
	"flag":           "winning",
	"coin":           "bid",
	"less":           "bid",
	"more":           "bid",
	"much-more":      "bid",
	"contract":       "winning",
	"choose":         "winning",
	"close-up/aside": "winning",
	"close-up/back":  "winning",
	"keep":           "deal",
	"deed":           "deeds",
	"share":          "take",
	"railway":        "shares",
	"market":         "market",
	"seat":           "purse",
	"ledger":         "paying",
	"token":          "token",
	"stop":           "token",
	"use":            "using",
	"no_build":       "no-build",
	"turn":           "turning",
	"mirror":         "using",
	"blast":          "using",
	"lay":            "price",
	"play":           "price",
	"card":           "origin",
	"back":           "open",
	"deck":           "shuffle",
	"discard":        "discard",
	"refill":         "discard",
	"books":          "paying", "names": "price", "fit": "map", "map": "map",
}

// groundRules maps a terrain to the anchor of the paragraph of the rules about spaces with it.
var groundRules = map[rules.Terrain]string{
	rules.Plain: "price", rules.Difficult: "price", rules.Water: "price", rules.City: "bonus", rules.Yard: "refused",
}

// Rule returns the anchor of the paragraph of the rules that explains the node with the given ID.
func (b *Table) Rule(id string) string {
	what, rest, _ := strings.Cut(id, " ")
	if what == "space" {
		if x, err := rules.ParseSpace(rest); err == nil {
			return groundRules[x.Info().Terrain]
		}
	}
	return ruleAnchors.Find(id)
}
