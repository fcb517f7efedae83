package words

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// English is the tag of the language of the source.
const English = "en"

// Language is how a language is written, as far as its texts do not say that themselves: amounts of money, percentages,
// lists and dates are texts of the catalogue ("$%d", "%d%%", "%s and %s", "%d %s %d").
type Language struct {
	Tag  string // "de"
	Name string // in its own words
	// Draft is true while it is being translated: it can be read in, but nobody is offered it.
	Draft bool
	// Decimal is the decimal sign.
	Decimal string
	// Quotes stand before and after what is quoted, with the spaces that belong to them.
	Quotes [2]string
	// First is how the first day of a month is written, "" for 1.
	First string
	// Spoken changes a text into which something was filled, where words bow to what then follows them; nil for never.
	Spoken func(text string) string
	// form says which form of a text goes with a count: 0 for the first one given.
	form func(n int) int
}

// all are the languages that the program knows how to write, in the order in which they are offered. A new one is a line
// here and a folder in assets/words; see the comment of the package.
var all = []Language{
	{Tag: English, Name: "English", Decimal: ".", Quotes: [2]string{"“", "”"}, form: oneOrMany},
	{Tag: "de", Name: "Deutsch", Decimal: ",", Quotes: [2]string{"„", "“"}, form: oneOrMany},
	{Tag: "fr", Name: "Français", Decimal: ",", Quotes: [2]string{"«\u202f", "\u202f»"}, First: "1er", Spoken: frenchElision, form: upToOne},
	{Tag: "es", Name: "Español", Decimal: ",", Quotes: [2]string{"«", "»"}, Spoken: spanishAnd, form: oneOrMany},
}

// oneOrMany is the rule of languages in which one is one, and nothing is many.
func oneOrMany(n int) int {
	if n == 1 {
		return 0
	}
	return 1
}

// upToOne is the rule of languages in which nothing goes with the word for one.
func upToOne(n int) int {
	if n == 0 {
		return 0
	}
	return oneOrMany(n)
}

// spanishAnd writes "e" for "y" before the sound of "i": "Ada e Inés", but "agua y hielo".
func spanishAnd(text string) string {
	const and = " y "
	for from := 0; ; {
		i := strings.Index(text[from:], and)
		if i < 0 {
			return text
		}
		from += i + len(and)
		sound, mute := strings.CutPrefix(strings.ToLower(text[from:]), "h")
		glides := mute && (strings.HasPrefix(sound, "ia") || strings.HasPrefix(sound, "ie"))
		if !glides && (strings.HasPrefix(sound, "i") || strings.HasPrefix(sound, "í")) {
			text = text[:from-len(and)] + " e " + text[from:]
		}
	}
}

// frenchElision drops the vowel of "de" and "que" before another one: "le saloon d’Opal", but "le saloon de Kit".
func frenchElision(text string) string {
	for _, word := range [...]string{"de ", "que ", "De ", "Que "} {
		for from := 0; ; {
			i := strings.Index(text[from:], word)
			if i < 0 {
				break
			}
			from += i + len(word)
			before, _ := utf8.DecodeLastRuneInString(text[:from-len(word)])
			after, _ := utf8.DecodeRuneInString(text[from:])
			if unicode.IsLetter(before) || !strings.ContainsRune("aeiouàâæéèêëîïôœùûAEIOUÀÂÆÉÈÊËÎÏÔŒÙÛ", after) || strings.HasPrefix(text[from:], "onz") {
				continue
			}
			text = text[:from-len("e ")] + "’" + text[from:]
		}
	}
	return text
}

// Offered lists the languages that players can choose, English first.
func Offered() []Language {
	var out []Language
	for _, l := range all {
		if !l.Draft {
			out = append(out, l)
		}
	}
	return out
}

// Languages lists the tags of the languages that players can choose, English first.
func Languages() []string {
	var tags []string
	for _, l := range Offered() {
		tags = append(tags, l.Tag)
	}
	return tags
}

// Find returns the language with a tag, false for one that the program does not know how to write.
func Find(tag string) (Language, bool) {
	for _, l := range all {
		if l.Tag == tag {
			return l, true
		}
	}
	return Language{}, false
}

// here is the language in use.
func here() Language {
	l, _ := Find(Lang())
	return l
}
