package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// frenchSlips are expressions that match faults of French typography: punctuation without the space
// before it, or with a space at which a line can break.
var frenchSlips = map[string]*regexp.Regexp{
	"no narrow space before ! ? ;":        regexp.MustCompile(`[^\x{202f}!?…(\[/:*]([!?;])(?:[ .,)»\x{202f}]|$)`),
	"no hard space before :":              regexp.MustCompile(`[^\x{00a0}\d]:(?: |$)`),
	"no narrow space inside « »":          regexp.MustCompile(`«[^\x{202f}]|[^\x{202f}]»`),
	"no hard space between figure and $ ": regexp.MustCompile(`[0-9d}]\$|[0-9d}] \$`),
	"two spaces":                          regexp.MustCompile(`  `),
}

// TestFrenchSpaces fails if a French text in the catalogue, or a line of the French rules of a
// game, violates the rules of French typography.
func TestFrenchSpaces(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	check := func(where, text string) {
		for what, slip := range frenchSlips {
			// an exception: this text lists the characters themselves
			if bad := slip.FindString(text); bad != "" && !strings.Contains(text, "< > |") {
				t.Errorf("%s: %q: %s: %q", where, text, what, bad)
			}
		}
	}
	areas := areasOf(t, p, "fr")
	if len(areas) == 0 {
		t.Fatal("found no French texts in assets/words/fr")
	}
	for name, texts := range areas {
		for _, text := range texts {
			for _, form := range forms(text) {
				check(name, positionNumbers.ReplaceAllString(form, "0"))
			}
		}
	}
	books, err := filepath.Glob(p.path("assets/rules/*/fr.txt"))
	if err != nil || len(books) == 0 {
		t.Fatalf("found no French rules to read in assets/rules: %v", err)
	}
	for _, book := range books {
		data, err := os.ReadFile(book)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(string(data), "\n") {
			_, line, _ = strings.Cut(line, " ") // remove the character at the start, which marks the kind of line
			check(filepath.Base(filepath.Dir(book)), positionNumbers.ReplaceAllString(line, "0"))
		}
	}
}
