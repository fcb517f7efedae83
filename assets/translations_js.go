package assets

import (
	"strings"

	"gulch/assets/bundle"
)

// translations has the texts of the languages that have been downloaded. It is empty at first,
// because the page starts with English.
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

// AddLanguage adds the texts of a language from a bundle made by [bundle.Pack]. If the bundle is
// damaged or incomplete, it adds nothing and returns an error.
func AddLanguage(packed []byte) error { return translations.Unpack(packed) }
