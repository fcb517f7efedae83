//go:build !js

package assets

import "embed"

// translations holds the texts of all languages but English, which is the language of the source.
// The pattern excludes tags that end with an n; of the tags only en does.
//
//go:embed words/?[^n]/*.json rules/*/?[^n].txt
var translations embed.FS

// HasLanguage reports whether the texts of a language are available. On a desktop they always are:
// all are embedded.
func HasLanguage(string) bool { return true }

// AddLanguage adds the texts of a language from a packed bundle. On a desktop it does nothing.
func AddLanguage([]byte) error { return nil }
