package westernlegends

import (
	"strings"

	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
)

// ruleAnchors maps the first word of a node ID to the anchor of the paragraph of the rules that
// explains such nodes.
var ruleAnchors = table.Anchors{
	"best":              "actions",
	"choose":            "actions",
	"where":             "move",
	"map":               "move",
	"track":             "alignment",
	"story":             "stories",
	"seat":              "possessions",
	"ledger":            "possessions",
	"purse":             "money",
	"power":             "ability",
	"goal":              "goals",
	"signs":             "actions",
	"ride":              "move",
	"sign":              "actions",
	"less":              "actions",
	"back":              "poker-cards",
	"confirm":           "actions",
	"pick":              "characters",
	"start":             "characters",
	"open":              "faro",
	"pass":              "actions",
	"income":            "income",
	"gear":              "gear",
	"move":              "move",
	"trail":             "trail",
	"rail":              "rail",
	"work":              "work",
	"shop":              "shop",
	"deposit":           "bank",
	"bank_robbery":      "bank",
	"heal":              "doctor",
	"revel":             "cabaret",
	"prospect":          "prospect",
	"acquire":           "prospect",
	"take_longhorns":    "longhorns",
	"poker":             "poker-start",
	"high_stakes":       "high-stakes",
	"faro":              "faro",
	"challenge":         "challenge",
	"frontier":          "frontier",
	"train_heist":       "heist",
	"train":             "train",
	"card":              "card-actions",
	"item":              "card-actions",
	"ability":           "ability",
	"fight":             "pick-fight",
	"complete_goal":     "goals",
	"end_turn":          "turn-end-order",
	"step":              "ways",
	"stop":              "ride-end",
	"take":              "gold-ground",
	"deliver_longhorns": "longhorns",
	"deliver":           "deliver",
	"keep":              "deliver",
	"option":            "precedence",
	"player":            "precedence",
	"discard":           "forced-discard",
	"keep_tokens":       "legendary",
	"resolve":           "events",
	"look":              "outlaws",
	"reroll":            "prospect",
	"play":              "values",
	"decline":           "player-fight",
	"deal":              "npc-fight",
	"restart":           "refight",
	"let_stand":         "refight",
	"buy":               "shop",
	"upgrade":           "shop",
	"drop":              "items",
	"done":              "shop",
	"join":              "poker-start",
	"show":              "flop",
	"stay":              "high-stakes",
	"fold":              "high-stakes",
	"bet":               "faro",
	"take_back":         "faro",
	"contribute":        "stories",
	"saloon":            "poker-start",
	"use":               "card-actions",
	"choice":            "actions",
	"close-up":          "actions",
	"close-up/aside":    "actions",
	"close-up/frame":    "actions",
	"close-up/back":     "actions",
}

// placeRules maps a feature of a space to the anchor of the paragraph of the rules about it.
var placeRules = map[rules.Feature]string{
	rules.SheriffOffice: "arrested",
	rules.MarshalOffice: "arrested",
	rules.Bank:          "bank",
	rules.HideoutA:      "bandits",
	rules.HideoutB:      "bandits",
	rules.HideoutC:      "bandits",
	rules.RanchGreen:    "deliver",
	rules.RanchBlue:     "deliver",
	rules.RanchOrange:   "deliver",
	rules.Mine:          "prospect",
	rules.Doctor:        "doctor",
	rules.Cabaret:       "cabaret",
	rules.Rail:          "rail",
	rules.PassA:         "trail",
	rules.PassC:         "trail",
	rules.OutlawCamp:    "outlaw-camp", rules.Frontier: "frontier", rules.Mesa: "ways",
}

// Rule returns the anchor of the paragraph of the rules that explains the node with the given ID.
func (b *Table) Rule(id string) string {
	what, rest, _ := strings.Cut(id, " ")
	switch what {
	case "space":
		if x, ok := rules.SpaceBy(rest); ok {
			return placeRule(x)
		}
	case "item", "use", "own":
		if i, ok := itemBy(strings.TrimPrefix(rest, "of ")); ok {
			return i.String()
		}
		if c, ok := cardBy(rest); ok && b.State != nil {
			return b.State.Effect(c).ID
		}
	case "card", "play", "discard":
		if c, ok := cardBy(strings.TrimPrefix(rest, "of ")); ok && b.State != nil {
			return b.State.Effect(c).ID
		}
	case "buy", "upgrade", "drop":
		if i, ok := itemBy(rest); ok {
			return i.String()
		}
	case "choice":
		return b.Rule(rest)
	case "sign":
		if anchor := ruleAnchors[rest]; anchor != "" {
			return anchor
		}
	case "track":
		return map[string]string{"points": "lp", "law": "alignment", "gambler": "gambler"}[rest]
	}
	return ruleAnchors.Find(id)
}

// placeRule returns the anchor of the paragraph of the rules about space x.
func placeRule(x rules.Space) string {
	if anchor, ok := placeRules[x.Info().Feature]; ok {
		return anchor
	}
	switch {
	case x.Store() == "trading_post":
		return "trading-post"
	case x.Store() != "":
		return "shop"
	case x.Saloon() != rules.NoTown:
		return "poker-start"
	}
	return "ways"
}

func itemBy(id string) (rules.Item, bool) {
	for i := range rules.Item(rules.Items) {
		if i.String() == id {
			return i, true
		}
	}
	return rules.NoItem, false
}

func cardBy(id string) (rules.Card, bool) {
	for c := range rules.Card(rules.Cards) {
		if c.String() == id {
			return c, true
		}
	}
	return rules.NoCard, false
}
