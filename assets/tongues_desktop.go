//go:build !js

package assets

import "embed"

// tongues holds the texts of all languages but English, whose tags alone end with an n: English is the language of the source.
//
//go:embed words/?[^n]/*.json rules/*/?[^n].txt
var tongues embed.FS

// Has reports whether the texts of a language are here: on a desktop they are part of the program.
func Has(string) bool { return true }

// Bring adds the texts of a language as package bundle has packed them. On a desktop there is nothing to add.
func Bring([]byte) error { return nil }
