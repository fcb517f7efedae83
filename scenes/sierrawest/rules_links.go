package sierrawest

import (
	"strings"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
)

// ruleAnchors maps the first word of a node ID to the anchor of the paragraph of the rules that
// explains such nodes.
var ruleAnchors = table.Anchors{
	table.ChooseID: "open-cards", table.MainID: "walk",
	"plan":          "layout",
	"lay":           "layout",
	"costs":         "layout",
	"homestead":     "tracks",
	"market":        "build",
	"hand":          "layout",
	"leave":         "expert",
	"walk":          "walk",
	"well":          "walk",
	"on":            "walk",
	"summit":        "summit",
	"visit":         "cabin-kinds",
	"trap":          "trap",
	"snare":         "trap",
	"bait":          "bait",
	"lace_boots":    "boots",
	"sell_fish":     "fish-market",
	"blast":         "dynamite",
	"end_turn":      "draw",
	"take":          "gain",
	"climb":         "climb",
	"roll":          "roll",
	"claim":         "claim",
	"build":         "build",
	"swap":          "barter",
	"catch":         "hunt",
	"past":          "walk",
	"captured":      "six-shooter",
	"lure":          "grizzly",
	"suffer":        "grizzly",
	"lose":          "damage",
	"wreck":         "damage",
	"retreat":       "fall-back",
	"harvest":       "harvest",
	"canoe":         "canoe",
	"load":          "load",
	"buy":           "buy-fish",
	"advance_track": "tracks",
	"claim_at":      "land-office",
	"advance":       "teams",
	"fire":          "six-shooter",
	"press":         "cider_press",
	"mill":          "stamp_mill", "react": "reactions", "decline": "reacted",
	"node":      "open-cards",
	"space":     "multiplier",
	"row":       "along",
	"track":     "tracks",
	"cabin":     "build",
	"house":     "cabin-kinds",
	"animal":    "catching",
	"good":      "goods",
	"seat":      "score",
	"ledger":    "score",
	"special":   "modes",
	"piece":     "take",
	"pioneer":   "posting",
	"more":      "free",
	"tray":      "free",
	"plan-card": "hastings-turn",
	"plot":      "build",
	"fish":      "fish",
	"gains":     "reactions",
	"fee":       "walk",
	"pick":      "gain",
	"fee-board": "walk",
	"card":      "claim",
}

// goodRules maps the ID of a good to the anchor of the paragraph of the rules about it.
var goodRules = map[string]string{"gold": "paying", "boots": "boots", "bullet": "bullets", "cart": "carts",
	"trout": "fish", "bass": "fish", "salmon": "fish"}

// stopRules maps the phases in which the player may stop something to the anchor of the paragraph
// of the rules about it.
var stopRules = map[engine.Phase]string{
	rules.PhaseSteps: "steps", rules.PhaseShovel: "claim", rules.PhaseBuild: "build", rules.PhaseBarter: "barter",
	rules.PhaseHunt: "hunt", rules.PhaseHarvest: "harvest", rules.PhasePaddle: "canoe", rules.PhaseRapid: "canoe",
	rules.PhaseLoad: "load", rules.PhaseBuyFish: "buy-fish", rules.PhaseShoot: "six-shooter",
	rules.PhasePress: "cider_press", rules.PhaseMill: "stamp_mill",
}

// Rule returns the anchor of the paragraph of the rules that explains the node with the given ID.
func (b *Table) Rule(id string) string {
	what, rest, _ := strings.Cut(id, " ")
	switch what {
	case "house", "build", "cabin":
		name, _, _ := strings.Cut(rest, " ")
		if c, err := rules.ParseCabin(name); err == nil {
			return c.String()
		}
	case "stop":
		if anchor, ok := stopRules[b.Board.Phase]; ok {
			return anchor
		}
	case "special":
		return b.Board.Mode.String()
	case "good":
		if anchor, ok := goodRules[rest]; ok {
			return anchor
		}
	case "piece":
		if rest != "" {
			return rest
		}
	}
	return ruleAnchors.Find(id)
}
