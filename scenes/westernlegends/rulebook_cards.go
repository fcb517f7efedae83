package westernlegends

import (
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/reader"
	"gulch/scenes/table"
)

// RulebookCards returns lists of cards that are appended to the rules document, which does not
// describe these cards one by one.
func (b *Table) RulebookCards() []reader.CardList {
	card := func(t rules.Text) reader.Card { return reader.Card{Name: i18n.T(t.Name), Text: i18n.T(t.Text)} }
	events := reader.CardList{Title: i18n.T("Events"), Anchor: "every-event"}
	for i := range rules.Events {
		events.Cards = append(events.Cards, card(rules.DescribeEvent(i)))
	}
	stories := reader.CardList{Title: i18n.T("Stories"), Anchor: "every-story"}
	for i := range rules.Stories {
		st := rules.DescribeStory(i)
		stories.Cards = append(stories.Cards, reader.Card{Name: i18n.T(st.Name),
			Text: table.Sentences(i18n.T(st.Trigger), i18n.T("Reward for each disc: %s.", i18n.T(st.Reward)),
				i18n.T("The player who adds the last disc does this: %s", i18n.T(st.Finish)))})
	}
	goals := reader.CardList{Title: i18n.T("Goals"), Anchor: "every-goal"}
	for c := range rules.Char(rules.Chars) {
		for _, g := range c.Info().Goals {
			goals.Cards = append(goals.Cards, reader.Card{Name: i18n.T(c.Info().Name), Text: i18n.T(g.Text)})
		}
	}
	train := reader.CardList{Title: i18n.T("Train encounters"), Anchor: "every-encounter"}
	for i := range rules.Encounters {
		t, _ := rules.DescribeEncounter(i)
		train.Cards = append(train.Cards, card(t))
	}
	third := reader.CardList{Title: i18n.T("The Man in Black's cards"), Anchor: "every-mib"}
	for i := range rules.MibCards {
		third.Cards = append(third.Cards, card(rules.DescribeMibCard(i)))
	}
	return []reader.CardList{events, stories, goals, train, third}
}
