package dakota

import (
	rules "gulch/engine/dakota"
	"gulch/render/i18n"
	"gulch/scenes/reader"
	"gulch/scenes/table"
)

// RulebookCards returns a list of cards with their texts for each kind of card. The lists are
// appended to the rules document.
func (b *Table) RulebookCards() (all []reader.CardList) {
	at := map[string]int{}
	for c := range rules.CardKinds {
		kind := c.Kind()
		i, ok := at[kind]
		if !ok {
			i, at[kind] = len(all), len(all)
			all = append(all, reader.CardList{Title: i18n.T(kindNames[kind]), Anchor: "every-" + kind})
		}
		all[i].Cards = append(all[i].Cards, reader.Card{Name: cardName(c), Text: table.Sentences(i18n.T(c.Text()))})
	}
	return all
}
