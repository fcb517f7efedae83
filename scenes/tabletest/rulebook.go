package tabletest

import (
	"testing"

	"gulch/render/words"
	"gulch/scenes/reader"
	"gulch/scenes/table"
)

// Rulebook judges what the rules to read of a game share with its table, in every language: the figures are those that
// the table draws, every link and icon leads somewhere, and each of the game's Icons has a name, a sentence and a paragraph.
// Which rules are told is asked by the tests of package shelf, which also want a book of every game there.
func Rulebook(t *testing.T, game table.Game) {
	t.Helper()
	all, err := books(game)
	if err != nil {
		t.Fatal(err)
	}
	id := game.Rules.Info().ID
	if len(all) == 0 {
		t.Logf("%s has no rules to read: the shelf wants assets/rules/%s/en.txt and its translations", id, id)
		return
	}
	var icons []string
	if game.Icons != nil {
		icons = game.Icons()
	}
	app := App(t, game.Rules)
	play := game.New(app, Bots(game.Rules.Info().MinSeats))
	for _, lang := range words.Languages() {
		book := all[lang]
		if book == nil {
			t.Errorf("there are no rules in %s: write assets/rules/%s/%s.txt, part by part as in English", lang, id, lang)
			continue
		}
		for _, fault := range book.Faults(play.Figure, app.Kit.HasIcon) {
			t.Errorf("%s: %s", lang, fault)
		}
		listed(t, lang, book, play.Listed())
		for _, icon := range icons {
			if s, ok := book.Sign(icon); !ok || s.Anchor == "" {
				t.Errorf("%s: the icon %q is not explained: the book's part about signs needs a line for it", lang, icon)
			}
		}
	}
}

// listed judges the cards at the end of a book: each is there once with its text, and can be found by an anchor of its own.
func listed(t *testing.T, lang string, book *reader.Book, all []reader.Listed) {
	t.Helper()
	was := len(book.Sections)
	for _, l := range all {
		if _, _, taken := book.Find(l.Anchor); taken {
			t.Errorf("%s: the anchor %q of the cards is taken by the rules", lang, l.Anchor)
		}
		seen := map[reader.Card]bool{}
		for _, c := range l.Cards {
			if c.Name == "" || c.Text == "" || seen[c] {
				t.Errorf("%s: %s lists %q, %q: every card once, with what is written on it", lang, l.Title, c.Name, c.Text)
			}
			seen[c] = true
		}
	}
	book.List(all)
	if _, p, ok := book.Find(reader.ListAnchor); len(all) > 0 && (!ok || p != 0) {
		t.Errorf("%s: the section with the cards cannot be gone to from the list", lang)
	}
	for _, l := range all {
		if s, p, ok := book.Find(l.Anchor); !ok || s != was || len(book.Sections[s].Paragraphs[p].Blocks) != len(l.Cards) {
			t.Errorf("%s: %s does not stand at the end of the book", lang, l.Title)
		}
	}
}
