//go:build !js

package assets

import "embed"

// translations embeds the texts of all languages except English, which is the language of the
// source code. The pattern excludes all language tags that end with an n; only "en" does.
//
//go:embed words/?[^n]/*.json rules/*/?[^n].txt
var translations embed.FS

// HasLanguage reports whether the texts of a language are available. On a desktop it always returns
// true, because all languages are embedded.
func HasLanguage(string) bool { return true }

// AddLanguage adds the texts of a language from a packed bundle. On a desktop it does nothing,
// because all languages are embedded.
func AddLanguage([]byte) error { return nil }
