package narrowgauge

import (
	"strings"

	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/scenes/reader"
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

// RulesFigure returns the illustration to which the rules document refers by its name and arguments
// (args). The second result is false if there is none.
func (b *Table) RulesFigure(name string, args []string) (reader.Illustration, bool) {
	switch name {
	case "tracks":
		return reader.Cards(args, rules.ParseCard, func(p *paint.Canvas, c rules.Card, r geom.Rect) {
			p.Image(b.card(p, c, r.W), r.Fit(pieces.CardW, trackHigh), 0, paint.White)
		})
	case "contracts":
		return reader.Cards(args, rules.ParseContract, func(p *paint.Canvas, k rules.Contract, r geom.Rect) {
			p.Image(b.deed(p, k, r.W), r, 0, paint.White)
		})
	}
	return reader.Illustration{}, false
}

// Icons returns the icons that have a meaning in this game, so that the rules can explain them: the
// icons in the log, in the ledger and on the Contracts.
func Icons() []string {
	more := []string{"top-hat", "card-pickup", "banknote", "receive-money"}
	for _, d := range deeds {
		more = append(more, d.icon)
	}
	return logLines().Icons(more...)
}
