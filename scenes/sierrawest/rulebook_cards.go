package sierrawest

import (
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/scenes/reader"
)

// RulebookCards returns the list of Hastings's plan cards and their texts. It is appended to the
// rules document.
func (b *Table) RulebookCards() []reader.CardList {
	plans := reader.CardList{Title: i18n.T("Hastings's plan"), Anchor: "every-plan"}
	for n := range rules.Plans {
		plans.Cards = append(plans.Cards,
			reader.Card{Name: i18n.T("Plan %d", n+1), Text: i18n.Capitalize(b.planWords(n))})
	}
	return []reader.CardList{plans}
}
