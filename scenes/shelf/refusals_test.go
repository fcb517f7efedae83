package shelf_test

import (
	"regexp"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
	"gulch/render/words"
	"gulch/scenes/shelf"
)

// kept are the games whose cards and places keep their names in every language, and name is how these look.
var (
	kept = []string{"boomtown", "narrowgauge"}
	name = regexp.MustCompile(`^[A-Z][a-z']+( [A-Z][a-z']+)*$`)
)

// Why a move is refused is said in the language in use to the last word: what is named in it, too, of which no catalogue knows that it is
// a text.
func TestRefusalsAreTranslated(t *testing.T) {
	defer words.Use(nil)
	defer words.Watch(nil)
	for _, g := range shelf.Rules() {
		t.Run(g.Info().ID, func(t *testing.T) {
			var all []*engine.Refusal
			gametest.EachRefusal(t, g, func(why *engine.Refusal, _ string) { all = append(all, why) })
			for _, lang := range slices.DeleteFunc(words.Languages(), func(tag string) bool { return tag == words.English }) {
				speak(t, lang)
				for _, why := range all {
					words.Watch(func(text string) {
						if !slices.Contains(kept, g.Info().ID) || !name.MatchString(text) {
							t.Errorf("%s lacks %q, a part of %q", lang, text, why)
						}
					})
					words.SentenceOf(why)
				}
				words.Watch(nil)
			}
		})
	}
}
