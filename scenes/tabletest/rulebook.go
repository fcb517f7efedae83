package tabletest

import (
	"testing"

	"gulch/render/i18n"
	"gulch/scenes/reader"
	"gulch/scenes/table"
)

// CheckRulebook checks the rulebook of a game against its table, in every language: illustrations
// in the text are provided by the table, links and icons exist, and each of the game's Icons has a
// name, a sentence and a paragraph. The tests of package shelf check the content of rulebooks, and
// that every game has one.
func CheckRulebook(t *testing.T, game table.Game) {
	t.Helper()
	all, err := books(game)
	if err != nil {
		t.Fatal(err)
	}
	id := game.Rules.Info().ID
	if len(all) == 0 {
		t.Logf("%s has no rules to read; the tests of package shelf require assets/rules/%s/en.txt and its "+
			"translations", id, id)
		return
	}
	var icons []string
	if game.Icons != nil {
		icons = game.Icons()
	}
	app := App(t, game.Rules)
	play := game.New(app, Bots(game.Rules.Info().MinSeats))
	for _, lang := range i18n.Languages() {
		book := all[lang]
		if book == nil {
			t.Errorf("found no rules in the language %s: write assets/rules/%s/%s.txt, with the same parts as "+
				"in English", lang, id, lang)
			continue
		}
		for _, fault := range book.Faults(play.RulesFigure, app.Kit.HasIcon) {
			t.Errorf("assets/rules/%s/%s.txt: %s", id, lang, fault)
		}
		checkListedCards(t, lang, book, play.RulebookCards())
		for _, icon := range icons {
			if s, ok := book.Sign(icon); !ok || s.Anchor == "" {
				t.Errorf("assets/rules/%s/%s.txt: the icon %q is not explained: add a line for it to the part "+
					"about signs", id, lang, icon)
			}
		}
	}
}

// checkListedCards checks the card lists in all, which it appends to book, the rulebook in the
// language lang: each card occurs once, with its text, and each list has a unique anchor.
func checkListedCards(t *testing.T, lang string, book *reader.Book, all []reader.CardList) {
	t.Helper()
	was := len(book.Sections)
	for _, l := range all {
		if _, _, taken := book.Find(l.Anchor); taken {
			t.Errorf("language %s: the anchor %q of the table's RulebookCards is already used in the rules, expected "+
				"a new one", lang, l.Anchor)
		}
		seen := map[reader.Card]bool{}
		for _, c := range l.Cards {
			if c.Name == "" || c.Text == "" || seen[c] {
				t.Errorf("language %s: the list %q of the table's RulebookCards has a card named %q with the text %q; "+
					"expected each card once, with a name and a text", lang, l.Title, c.Name, c.Text)
			}
			seen[c] = true
		}
	}
	book.AddCards(all)
	if _, p, ok := book.Find(reader.CardListAnchor); len(all) > 0 && (!ok || p != 0) {
		t.Errorf("language %s: the anchor %q does not lead to the first paragraph of the section with the cards", lang,
			reader.CardListAnchor)
	}
	for _, l := range all {
		if s, p, ok := book.Find(l.Anchor); !ok || s != was ||
			len(book.Sections[s].Paragraphs[p].Blocks) != len(l.Cards) {
			t.Errorf("language %s: the list %q is not at the end of the rules with all its %d cards", lang, l.Title,
				len(l.Cards))
		}
	}
}
