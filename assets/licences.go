package assets

import (
	"fmt"
	"strings"
)

// Licence is the text of a license that applies to one or more works of third parties.
type Licence struct {
	Title string
	For   []string // works with this license: module paths, "std" for Go's library, or paths in the repository
	Text  string
}

// Licences returns the licences of all third-party work in the program and its web page, parsed
// from LICENCES.txt. In that file each licence starts with a line "==== title | what it applies
// to".
func Licences() ([]Licence, error) {
	b, err := files.ReadFile("LICENCES.txt")
	if err != nil {
		return nil, fmt.Errorf("the licences are not part of the app: %w", err)
	}
	parts := strings.Split(string(b), "\n==== ")
	var all []Licence
	for _, part := range parts[1:] {
		head, text, _ := strings.Cut(part, "\n")
		title, what, _ := strings.Cut(head, " | ")
		all = append(all, Licence{title, strings.Fields(what), strings.TrimSpace(text)})
	}
	return all, nil
}
