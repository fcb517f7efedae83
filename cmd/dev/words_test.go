package main

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// TestCatalogueIsWhole fails when a text of the app is not in the catalogue, or is not translated, or is translated
// with other arguments, or when the catalogue holds a text that is no longer shown. A language that is not offered yet may
// lack what it lacks.
func TestCatalogueIsWhole(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	texts, err := collect(p)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range mistakes(texts) {
		t.Error(m)
	}
	areas := english(texts)
	for area, want := range areas {
		got, err := os.ReadFile(p.path("assets/words/en/" + area + ".json"))
		if err != nil || string(got) != string(marshal(want)) {
			t.Errorf("the area %s of the English catalogue is old; write it by: go run ./cmd/dev words", area)
		}
	}
	files, err := filepath.Glob(p.path("assets/words/en/*.json"))
	if err != nil || len(files) != len(areas) {
		t.Errorf("%d areas are written, %d are in use (%v); write them by: go run ./cmd/dev words", len(files), len(areas), err)
	}
	languages, err := translations(p)
	if err != nil {
		t.Fatal(err)
	}
	if len(languages) == 0 {
		t.Error("there are no translations")
	}
	for _, l := range languages {
		lacks, wrong := l.compare(texts)
		if len(lacks) > 0 && !l.draft() {
			t.Errorf("assets/words/%s lacks these texts; put them into a file of their area there:\n%s", l.tag, marshal(lacks))
		}
		for _, w := range wrong {
			t.Errorf("%s/%s", l.tag, w)
		}
	}
}

func TestTranslationsAreCompared(t *testing.T) {
	texts := []text{{many: "Bid %d"}, {many: "%s owes %s %d"}, {one: "%d mine", many: "%d mines"}, {many: "New"}, {many: "50 %"}}
	l := language{
		tag: "de",
		texts: map[string]string{
			"Bid %d": "bieten", "%s owes %s %d": "%[2]s bekommt %[3]d von %[1]s", "Old": "Alt", "50 %": "die \"Hälfte\"",
		},
		forms: map[string][]string{"%d mines": {"%d Mine"}},
		files: map[string]string{"Old": "a.json"},
	}
	lacks, wrong := l.compare(texts)
	if len(lacks) != 1 || lacks[""]["New"] != "New" {
		t.Errorf("lacks %v", lacks)
	}
	if len(wrong) != 4 {
		t.Errorf("wrong: %q", wrong)
	}
	if got := mistakes([]text{{one: "a mine", many: "%d mines"}, {one: "%d card", many: "%d cards"}}); len(got) != 1 {
		t.Errorf("mistakes: %q", got)
	}
}

func TestArguments(t *testing.T) {
	for text, want := range map[string][]string{
		"":                  nil,
		"100 %%":            nil,
		"%s: %d":            {"1s", "2d"},
		"%[2]d for %[1]s":   {"1s", "2d"},
		"%w: %q":            {"1s", "2s"},
		"%.1f %% of %[1]s!": {"1f", "1s"},
	} {
		if got := argumentsOf(text); !slices.Equal(got, want) {
			t.Errorf("%q takes %v; want %v", text, got, want)
		}
	}
}
