package i18n

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// English is the language tag of the source texts.
const English = "en"

// Language describes how texts are written in a language, apart from their translations. Formats of
// money, percentages, lists and dates are translatable texts themselves ("$%d", "%d%%", "%s and
// %s", "%d %s %d").
type Language struct {
	Tag  string // language tag, for example "de"
	Name string // name of the language in the language itself, for example "Deutsch"
	// Draft marks a language whose translation is unfinished: it can be loaded, but players cannot
	// choose it.
	Draft bool
	// Decimal is the decimal separator, "." or ",".
	Decimal string
	// Quotes are the opening and the closing quotation mark, including the spaces that are inside
	// them in some languages.
	Quotes [2]string
	// FirstOfMonth is the text for day 1 in a date, such as "1er" in French; "" means the number 1.
	FirstOfMonth string
	// Elide corrects a text after its arguments have been inserted. It is needed in languages in
	// which words change before certain sounds (elision). It may be nil.
	Elide func(text string) string
	// form is the plural rule. It returns the index of the plural form that is used for the count
	// n; a text has a list of such forms.
	form func(n int) int
}

// all are the languages that the program supports, in the order in which they are offered. A new
// language needs an entry here and a folder in assets/words; see the package comment.
var all = []Language{
	{Tag: English, Name: "English", Decimal: ".", Quotes: [2]string{"“", "”"}, form: oneOrMany},
	{Tag: "de", Name: "Deutsch", Decimal: ",", Quotes: [2]string{"„", "“"}, form: oneOrMany},
	{Tag: "fr", Name: "Français", Decimal: ",", Quotes: [2]string{"«\u202f", "\u202f»"}, FirstOfMonth: "1er",
		Elide: frenchElision, form: upToOne},
	{Tag: "es", Name: "Español", Decimal: ",", Quotes: [2]string{"«", "»"}, Elide: spanishAnd, form: oneOrMany},
}

// oneOrMany is the plural rule of languages that use the first form only for 1.
func oneOrMany(n int) int {
	if n == 1 {
		return 0
	}
	return 1
}

// upToOne is the plural rule of languages that use the first form for 0 and 1.
func upToOne(n int) int {
	if n == 0 {
		return 0
	}
	return oneOrMany(n)
}

// spanishAnd replaces "y" by "e" before a word that begins with the sound i: "Ada e Inés", but
// "agua y hielo".
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

// frenchElision elides "de" and "que" before a vowel: "le saloon d’Opal", but "le saloon de Kit".
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
			if unicode.IsLetter(before) || !strings.ContainsRune("aeiouàâæéèêëîïôœùûAEIOUÀÂÆÉÈÊËÎÏÔŒÙÛ", after) ||
				strings.HasPrefix(text[from:], "onz") {
				continue
			}
			text = text[:from-len("e ")] + "’" + text[from:]
		}
	}
	return text
}

// Offered returns the languages that players can choose, English first.
func Offered() []Language {
	var out []Language
	for _, l := range all {
		if !l.Draft {
			out = append(out, l)
		}
	}
	return out
}

// Languages returns the language tags of the languages that players can choose, English first.
func Languages() []string {
	var tags []string
	for _, l := range Offered() {
		tags = append(tags, l.Tag)
	}
	return tags
}

// FindLanguage returns the language with a tag. It returns false if the program does not support
// the language.
func FindLanguage(tag string) (Language, bool) {
	for _, l := range all {
		if l.Tag == tag {
			return l, true
		}
	}
	return Language{}, false
}

// currentLanguage returns the language in use.
func currentLanguage() Language {
	l, _ := FindLanguage(Lang())
	return l
}
