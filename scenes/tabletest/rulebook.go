package tabletest

import (
	"testing"

	"gulch/render/words"
	"gulch/scenes/table"
)

// Rulebook judges what the rules to read of a game share with its table, in every language: the figures are those that
// the table draws, every link and icon leads somewhere, and each of the icons that the table shows has a name, a sentence
// and a paragraph. Which rules are told is asked by the tests of package shelf.
func Rulebook(t *testing.T, game table.Game, icons []string) {
	t.Helper()
	all, err := books(game)
	if err != nil {
		t.Fatal(err)
	}
	app := App(t, game.Rules)
	play := game.New(app, Bots(game.Rules.Info().MinSeats))
	for _, lang := range words.Languages() {
		book := all[lang]
		if book == nil {
			t.Errorf("there are no rules in %s", lang)
			continue
		}
		for _, fault := range book.Faults(play.Figure, app.Kit.HasIcon) {
			t.Errorf("%s: %s", lang, fault)
		}
		for _, icon := range icons {
			if s, ok := book.Sign(icon); !ok || s.Anchor == "" {
				t.Errorf("%s: the icon %q is not explained", lang, icon)
			}
		}
	}
}
