package dakota

import (
	rules "gulch/engine/dakota"
	"gulch/render/words"
	"gulch/scenes/reader"
	"gulch/scenes/table"
)

// Listed returns the cards by kind, with their texts, for the end of the rules.
func (b *Table) Listed() (all []reader.Listed) {
	at := map[string]int{}
	for c := range rules.CardKinds {
		kind := c.Kind()
		i, ok := at[kind]
		if !ok {
			i, at[kind] = len(all), len(all)
			all = append(all, reader.Listed{Title: words.T(kindNames[kind]), Anchor: "every-" + kind})
		}
		all[i].Cards = append(all[i].Cards, reader.Card{Name: cardName(c), Text: table.Sentences(words.T(c.Text()))})
	}
	return all
}
