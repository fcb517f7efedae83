package westernlegends

import (
	rules "gulch/engine/westernlegends"
	"gulch/render/words"
	"gulch/scenes/reader"
	"gulch/scenes/table"
)

// Listed returns the cards that the rules do not describe one by one, for the end of the rules.
func (b *Table) Listed() []reader.Listed {
	card := func(t rules.Text) reader.Card { return reader.Card{Name: words.T(t.Name), Text: words.T(t.Text)} }
	events := reader.Listed{Title: words.T("Events"), Anchor: "every-event"}
	for i := range rules.Events {
		events.Cards = append(events.Cards, card(rules.EventOf(i)))
	}
	stories := reader.Listed{Title: words.T("Stories"), Anchor: "every-story"}
	for i := range rules.Stories {
		st := rules.StoryOf(i)
		stories.Cards = append(stories.Cards, reader.Card{Name: words.T(st.Name),
			Text: table.Sentences(words.T(st.Trigger), words.T("Each disc earns: %s.", words.T(st.Reward)),
				words.T("Whoever lays the last disc does this: %s", words.T(st.Finish)))})
	}
	goals := reader.Listed{Title: words.T("Goals"), Anchor: "every-goal"}
	for c := range rules.Char(rules.Chars) {
		for _, g := range c.Info().Goals {
			goals.Cards = append(goals.Cards, reader.Card{Name: words.T(c.Info().Name), Text: words.T(g.Text)})
		}
	}
	train := reader.Listed{Title: words.T("Train encounters"), Anchor: "every-encounter"}
	for i := range rules.Encounters {
		t, _ := rules.EncounterOf(i)
		train.Cards = append(train.Cards, card(t))
	}
	third := reader.Listed{Title: words.T("Cards of the Man in Black"), Anchor: "every-mib"}
	for i := range rules.MibCards {
		third.Cards = append(third.Cards, card(rules.MibCardOf(i)))
	}
	return []reader.Listed{events, stories, goals, train, third}
}
