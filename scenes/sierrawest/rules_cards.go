package sierrawest

import (
	rules "gulch/engine/sierrawest"
	"gulch/render/words"
	"gulch/scenes/reader"
)

// Listed returns the plan cards of Hastings with their texts, for the end of the rules.
func (b *Table) Listed() []reader.Listed {
	plans := reader.Listed{Title: words.T("Hastings's plan"), Anchor: "every-plan"}
	for n := range rules.Plans {
		plans.Cards = append(plans.Cards, reader.Card{Name: words.T("Plan %d", n+1), Text: words.Capital(b.planWords(n))})
	}
	return []reader.Listed{plans}
}
