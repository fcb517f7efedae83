package assets

import (
	"strings"

	"gulch/assets/bundle"
)

// translations holds the texts of the languages downloaded so far. The page starts with English
// only.
var translations = bundle.Bundle{}

// HasLanguage reports whether the texts of a language have been downloaded.
func HasLanguage(tag string) bool {
	for name := range translations {
		if strings.HasPrefix(name, "words/"+tag+"/") {
			return true
		}
	}
	return false
}

// AddLanguage adds the texts of a language from a bundle that [bundle.Pack] packed. It returns an
// error, and adds nothing, if the bundle is damaged or incomplete.
func AddLanguage(packed []byte) error { return translations.Unpack(packed) }
