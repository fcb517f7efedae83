// Package words turns the English texts of the program into those of the player's language.
//
// English is the language of the source: a text is its own key. Other languages are files of assets/words: a folder
// for each language with a JSON object for each area of the app, from the English text to the translated one. A text
// with a number in it that changes the words has forms; see [N].
//
// The language is chosen for the whole program by [Use], between two frames.
//
// # A new language
//
// costs a folder and a line. For Italian:
//
//  1. go run ./cmd/dev words -new it makes assets/words/it with every text, empty, and a glossary with every term, and lists
//     the rest: a rule book of each game, and the texts of the page and of the packages.
//  2. Its line in language.go says how it counts, quotes and writes numbers, with Draft: true.
//  3. Fill in texts and forms; amounts, lists and dates are texts, too ("$%d", "%s and %s", "%d %s %d"). Verbs stay, in any
//     order: "%[2]s %[1]d". go run ./cmd/dev words says what is lacking or wrong at any time.
//  4. When nothing is lacking, take Draft out: the language is offered, follows the system's, travels to browsers as a file
//     of its own, and the tests that hold for all languages hold for it (letters that fit, figures, misprints, terms).
package words

import (
	"fmt"
	"strings"
	"sync/atomic"
)

// current is the catalogue of the language in use, nil for English.
var current atomic.Pointer[Catalogue]

// Use makes all texts those of a catalogue; nil is English.
func Use(c *Catalogue) { current.Store(c) }

// watcher is told of texts without translation, nil for nobody.
var watcher atomic.Pointer[func(text string)]

// Watch tells f, from any goroutine, of every text that is shown in a language into which it was not translated; nil
// ends that. Tests find such texts with it that no reader of the source would find, as they come from tables.
func Watch(f func(text string)) {
	if f == nil {
		watcher.Store(nil)
		return
	}
	watcher.Store(&f)
}

// miss reports a text without translation.
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

// T returns a text in the language in use, with args filled in as by fmt.Sprintf. A text without translation stays
// English. Without args nothing is formatted, and % is a percent sign.
func T(text string, args ...any) string {
	hand := finger.Load()
	if hand {
		if other, found := fingered[text]; found {
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
		text = keyless(text)
	case len(key) == 1:
		text = withKeyAtEnd(text, key)
	}
	text = withKeys(text)
	if len(args) == 0 {
		return text
	}
	return filled(text, args)
}

// N returns the form of a text that fits the count n, with args filled in as by fmt.Sprintf: N(n, "%d mine", "%d
// mines", n). Both forms take the same args. A translation is found under the English form for many.
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
	return filled(text, args)
}

// filled puts args into a text, and makes it fit them where the language asks for it. Where one of them ends with a mark of its
// own, as "Got Lost?" does, the full stop that the text has after it is left out: no sentence ends twice.
func filled(text string, args []any) string {
	text = fmt.Sprintf(text, localized(args)...)
	for _, twice := range [...]string{"?.", "!.", ".."} {
		for i := strings.Index(text, twice); i >= 0; {
			if end := text[i+2:]; strings.HasPrefix(end, ".") || strings.HasSuffix(text[:i], ".") { // dots that are meant
				break
			}
			text = text[:i+1] + text[i+2:]
			i = strings.Index(text, twice)
		}
	}
	if spoken := here().Spoken; spoken != nil {
		return spoken(text)
	}
	return text
}
