package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// frenchSlips are what no French text has: signs without the space that belongs to them, or with one that breaks at the
// end of a line.
var frenchSlips = map[string]*regexp.Regexp{
	"no narrow space before ! ? ;":        regexp.MustCompile(`[^\x{202f}!?…(\[/:*]([!?;])(?:[ .,)»\x{202f}]|$)`),
	"no hard space before :":              regexp.MustCompile(`[^\x{00a0}\d]:(?: |$)`),
	"no narrow space inside « »":          regexp.MustCompile(`«[^\x{202f}]|[^\x{202f}]»`),
	"no hard space between figure and $ ": regexp.MustCompile(`[0-9d}]\$|[0-9d}] \$`),
	"two spaces":                          regexp.MustCompile(`  `),
}

// TestFrenchSpaces fails when a French text, or a line of a rule book in French, is not set as French is.
func TestFrenchSpaces(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	check := func(where, text string) {
		for what, slip := range frenchSlips {
			if bad := slip.FindString(text); bad != "" && !strings.Contains(text, "< > |") { // a text that lists signs
				t.Errorf("%s: %q: %s: %q", where, text, what, bad)
			}
		}
	}
	areas := areasOf(t, p, "fr")
	if len(areas) == 0 {
		t.Fatal("no texts")
	}
	for name, texts := range areas {
		for _, text := range texts {
			forms, several := text.([]any)
			if !several {
				forms = []any{text}
			}
			for _, form := range forms {
				check(name, readings.ReplaceAllString(form.(string), "0"))
			}
		}
	}
	books, err := filepath.Glob(p.path("assets/rules/*/fr.txt"))
	if err != nil || len(books) == 0 {
		t.Fatalf("no rule books: %v", err)
	}
	for _, book := range books {
		data, err := os.ReadFile(book)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(string(data), "\n") {
			_, line, _ = strings.Cut(line, " ") // the sign of what it is
			check(filepath.Base(filepath.Dir(book)), readings.ReplaceAllString(line, "0"))
		}
	}
}
