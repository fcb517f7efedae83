package i18n

import "strings"

// FoldForSearch converts a text to the form that is used for searching: lower case without
// diacritics. A search for "epuisee" then finds "épuisée".
func FoldForSearch(s string) string { return unmarked.Replace(strings.ToLower(s)) }

var unmarked = strings.NewReplacer(
	"ä", "a", "à", "a", "á", "a", "â", "a", "ã", "a", "å", "a", "æ", "ae", "ç", "c", "è", "e", "é", "e", "ê", "e", "ë",
	"e",
	"ì", "i", "í", "i", "î", "i", "ï", "i", "ñ", "n", "ò", "o", "ó", "o", "ô", "o", "õ", "o", "ö", "o", "ø", "o", "œ",
	"oe",
	"ù", "u", "ú", "u", "û", "u", "ü", "u", "ý", "y", "ÿ", "y", "ß", "ss", "’", "'", "–", "-", "\u00a0", " ", "\u202f",
	" ",
)
