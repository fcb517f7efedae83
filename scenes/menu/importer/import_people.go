package importer

import (
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"
)

// people imports persons from a text. If the end of the text is missing, the player is first asked
// whether to import the rest. If an imported and a known person have the same name, the player is
// asked whether they are the same person.
func (x *Importer) people(text string) {
	a, err := x.App.ParsePeople(text)
	if err != nil {
		x.finishItem(i18n.Sentence(err), i18n.T("No players imported"))
		return
	}
	x.asking = true
	ask := func() {
		askDuplicates(x.App, a, x.App.NameMatches(a), nil, func(said string) { x.finishItem(said, "") })
	}
	if a.Missing == 0 {
		ask()
		return
	}
	question := i18n.N(a.Missing, "The end of this text is missing: %d line. Copy all of it, or use a file.",
		"The end of this text is missing: %d lines. Copy all of it, or use a file.", a.Missing)
	x.App.Push(kit.Confirm(x.App, x.withFileName(question), i18n.T("Import the rest"), i18n.T("Import nothing"), ask))
}

// askDuplicates asks the player about each pair of persons in left, an imported and a known person
// with the same name, whether they are the same person. It adds the pairs for which the answer is
// yes to same. Then it imports all persons of a and calls done with a summary for the player.
func askDuplicates(h *stage.App, a *stage.PeopleImport, left, same []stage.NameMatch, done func(said string)) {
	if len(left) == 0 {
		done(importPeople(h, a, same))
		return
	}
	x := left[0]
	h.Push(kit.Ask(h, "twins", i18n.T("The same %s?", x.There.Name), i18n.T("%s already plays here, and %s comes from the other device. If they're the same person, merge them. You can't undo this.", x.Here.Name, x.There.Name),
		kit.Action{ID: "same", Label: i18n.T("Merge them"),
			Press: func() { askDuplicates(h, a, left[1:], append(same, x), done) }},
		kit.Action{ID: "two", Label: i18n.T("Keep both"), Material: pieces.Brass,
			Press: func() { askDuplicates(h, a, left[1:], same, done) }}))
}

// importPeople imports the persons of a and returns a summary for the player. Each pair in same is
// an imported and a known person who are the same person; the two are merged.
func importPeople(h *stage.App, a *stage.PeopleImport, same []stage.NameMatch) string {
	games, people := h.SavePeople(a, same)
	said := i18n.T("Imported: %s and %s.", i18n.N(people, "%d new player", "%d new players", people),
		i18n.N(games, "%d new game", "%d new games", games))
	if a.Damaged > 0 {
		said += " " + i18n.N(a.Damaged, "%d line couldn't be read.", "%d lines couldn't be read.", a.Damaged)
	}
	if a.Newer > 0 {
		said += " " + i18n.N(a.Newer, "%d line from a newer version of Gulch was skipped.",
			"%d lines from a newer version of Gulch were skipped.", a.Newer)
	}
	if a.Missing > 0 {
		said += " " + i18n.N(a.Missing, "%d line was missing at the end.",
			"%d lines were missing at the end.", a.Missing)
	}
	for _, s := range []string{"people", "statistics"} {
		if top := h.Top(); top != nil && top.Name() == s {
			top.Base().Rebuild()
		}
	}
	return said
}
