// Package i18n translates the texts of the program into the player's language, and formats numbers,
// dates and lists in that language.
//
// English is the language of the source: the English text is the key of its translations. The other
// languages are files in assets/words: a folder per language with a JSON file per area of the app,
// which maps English texts to translations. A text with a count has plural forms; see [N].
//
// [T] and [N] translate a text, [Catalogue] holds the translations of one language, [Language] its
// punctuation and plural rule, and [Message] is a translatable message as a value. The scenes and
// all packages that show text call this package; engines return texts and messages without
// translating them. [SetCatalogue] sets the language for the whole program. It must be called
// between two frames.
//
// # Adding a language
//
// A new language needs a folder of translations and an entry in the list of languages. For Italian:
//
//  1. Run go run ./cmd/dev words -new it. It creates assets/words/it with every text, untranslated,
//     and a glossary with every term, and lists what else is needed: the rules of each game, and
//     the texts of the web page and of the packages.
//  2. Add an entry to the list in language.go with the plural rule, the quotation marks and the
//     number format, with Draft: true.
//  3. Translate the texts and plural forms. Amounts, lists and dates are texts, too ("$%d", "%s
//     and %s", "%d %s %d"). Keep the fmt verbs; they may be reordered: "%[2]s %[1]d". At any time
//     go run ./cmd/dev words lists what is missing or wrong.
//  4. When nothing is missing, remove Draft. Then players can choose the language, it is chosen if
//     the system uses it, browsers download it as a file of its own, and the tests for all
//     languages include it (missing glyphs, numbers, misprints, terms).
package i18n

import (
	"fmt"
	"strings"
	"sync/atomic"
)

// current is the catalogue of the language in use, nil for English.
var current atomic.Pointer[Catalogue]

// SetCatalogue sets the translations, and so the language, of all texts; nil means English.
func SetCatalogue(c *Catalogue) { current.Store(c) }

// watcher is the function set by [OnMissing], or nil.
var watcher atomic.Pointer[func(text string)]

// OnMissing sets a function that is called, from any goroutine, for every text that is shown
// without a translation; nil removes the function. Tests use it to find untranslated texts in
// tables, which a search of the source code does not find.
func OnMissing(f func(text string)) {
	if f == nil {
		watcher.Store(nil)
		return
	}
	watcher.Store(&f)
}

// miss calls the function set by [OnMissing] for a text without a translation.
func miss(text string) {
	if f := watcher.Load(); f != nil {
		(*f)(text)
	}
}

// Lang returns the tag of the language in use, "en" for English.
func Lang() string {
	if c := current.Load(); c != nil {
		return c.Tag
	}
	return English
}

// T translates a text into the language in use and inserts args like fmt.Sprintf. If there is no
// translation, the English text is used. Without args nothing is formatted, so that % is a plain
// percent sign.
func T(text string, args ...any) string {
	hand := touchMode.Load()
	if hand {
		if other, found := touchTexts[text]; found {
			text = other
		}
	}
	key := keyAtEnd(text)
	if c := current.Load(); c != nil && text != "" {
		text = c.text(text)
	}
	switch {
	case key == "":
	case hand:
		text = withoutKeyAtEnd(text)
	case len(key) == 1:
		text = withKeyAtEnd(text, key)
	}
	text = withKeys(text)
	if len(args) == 0 {
		return text
	}
	return insertArgs(text, args)
}

// N translates a text with a count n, and inserts args like fmt.Sprintf: N(n, "%d mine", "%d
// mines", n). one and many are the English singular and plural, and both use the same args.
// Translations are found by the plural.
func N(n int, one, many string, args ...any) string {
	text := many
	if n == 1 {
		text = one
	}
	if c := current.Load(); c != nil {
		text = c.plural(n, text, many)
	}
	if len(args) == 0 {
		return text
	}
	return insertArgs(text, args)
}

// insertArgs inserts args into a text like fmt.Sprintf. If an inserted argument ends with
// punctuation, as "Got Lost?" does, a full stop after it is removed. Finally the elision of the
// language is applied (see [Language.Elide]), for example "de Opal" becomes "d’Opal".
func insertArgs(text string, args []any) string {
	text = fmt.Sprintf(text, localized(args)...)
	for _, twice := range [...]string{"?.", "!.", ".."} {
		for i := strings.Index(text, twice); i >= 0; {
			// part of an ellipsis, which is kept
			if end := text[i+2:]; strings.HasPrefix(end, ".") || strings.HasSuffix(text[:i], ".") {
				break
			}
			text = text[:i+1] + text[i+2:]
			i = strings.Index(text, twice)
		}
	}
	if spoken := currentLanguage().Elide; spoken != nil {
		return spoken(text)
	}
	return text
}
