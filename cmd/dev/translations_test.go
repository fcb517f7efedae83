package main

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// TestCatalogueIsWhole fails if a text of the app is missing in the English catalogue or in a
// translation, or if a translation takes different arguments. It also fails if a catalogue has a
// text that the app no longer has. A language that is not offered yet may be incomplete.
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
			t.Errorf("the area %s of the English catalogue is out of date: run go run ./cmd/dev words", area)
		}
	}
	files, err := filepath.Glob(p.path("assets/words/en/*.json"))
	if err != nil || len(files) != len(areas) {
		t.Errorf("the English catalogue has %d areas, the app %d (%v): run go run ./cmd/dev words", len(files),
			len(areas), err)
	}
	languages, err := translations(p)
	if err != nil {
		t.Fatal(err)
	}
	if len(languages) == 0 {
		t.Error("found no translations in assets/words")
	}
	for _, l := range languages {
		lacks, wrong := l.compare(texts)
		if len(lacks) > 0 && !l.draft() {
			t.Errorf("assets/words/%s lacks these texts; add them to the file of their area there:\n%s", l.tag,
				marshal(lacks))
		}
		for _, w := range wrong {
			t.Errorf("%s/%s", l.tag, w)
		}
	}
}

func TestTranslationsAreCompared(t *testing.T) {
	texts := []text{{many: "Bid %d"}, {many: "%s owes %s %d"}, {one: "%d mine", many: "%d mines"}, {many: "New"},
		{many: "50 %"}}
	l := language{
		tag: "de",
		texts: map[string]string{
			"Bid %d": "bieten", "%s owes %s %d": "%[2]s bekommt %[3]d von %[1]s", "Old": "Alt",
			"50 %": "die \"Hälfte\"",
		},
		forms: map[string][]string{"%d mines": {"%d Mine"}},
		files: map[string]string{"Old": "a.json"},
	}
	lacks, wrong := l.compare(texts)
	if len(lacks) != 1 || lacks[""]["New"] != "New" {
		t.Errorf("the missing texts of the sample are %v", lacks)
	}
	if len(wrong) != 4 {
		t.Errorf("the faults of the sample's translations are %q", wrong)
	}
	if got := mistakes([]text{{one: "a mine", many: "%d mines"}, {one: "%d card", many: "%d cards"}}); len(got) != 1 {
		t.Errorf("the faults of the sample's English texts are %q", got)
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
