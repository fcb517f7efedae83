package assets

import (
	"strings"

	"gulch/assets/bundle"
)

// tongues holds the texts of the languages that were fetched: the page starts with English alone.
var tongues = bundle.Bundle{}

// Has reports whether the texts of a language are here.
func Has(tag string) bool {
	for name := range tongues {
		if strings.HasPrefix(name, "words/"+tag+"/") {
			return true
		}
	}
	return false
}

// Bring adds the texts of a language as [bundle.Pack] has packed them. It is an error if they have not come whole.
func Bring(packed []byte) error { return tongues.Unpack(packed) }
