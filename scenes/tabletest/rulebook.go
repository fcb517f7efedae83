package tabletest

import (
	"testing"

	"gulch/render/words"
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
		for _, icon := range icons {
			if s, ok := book.Sign(icon); !ok || s.Anchor == "" {
				t.Errorf("%s: the icon %q is not explained: the book's part about signs needs a line for it", lang, icon)
			}
		}
	}
}
