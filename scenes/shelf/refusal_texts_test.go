package shelf_test

import (
	"regexp"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
	"gulch/render/i18n"
	"gulch/render/i18n/i18ntest"
	"gulch/scenes/shelf"
)

// The games whose cards and places have English names in every language, and a regular expression
// that matches such names.
var (
	gamesWithEnglishNames = []string{"boomtown", "narrowgauge"}
	properName            = regexp.MustCompile(`^[A-Z][a-z']+( [A-Z][a-z']+)*$`)
)

// TestRefusalsAreTranslated checks that the reasons for refused moves are translated completely.
// This includes names in them, which are not marked as texts to translate.
func TestRefusalsAreTranslated(t *testing.T) {
	defer i18n.SetCatalogue(nil)
	defer i18n.OnMissing(nil)
	for _, g := range shelf.Rules() {
		t.Run(g.Info().ID, func(t *testing.T) {
			var all []*engine.Refusal
			gametest.EachRefusal(t, g, func(why *engine.Refusal, _ string) { all = append(all, why) })
			for _, lang := range slices.DeleteFunc(i18n.Languages(),
				func(tag string) bool { return tag == i18n.English }) {
				i18ntest.Use(t, lang)
				for _, why := range all {
					i18n.OnMissing(func(text string) {
						if !slices.Contains(gamesWithEnglishNames, g.Info().ID) || !properName.MatchString(text) {
							t.Errorf("language %s: no translation of %q, a part of the refusal %q: add it to "+
								"assets/words/%s", lang, text, why, lang)
						}
					})
					i18n.MessageSentence(why)
				}
				i18n.OnMissing(nil)
			}
		})
	}
}
