package main

import (
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"gulch/render/i18n"
)

// newLanguage creates the catalogue of a new language: one file per area with all texts, not
// translated, and a glossary with the terms of the German glossary. It returns a list of steps that
// remain to be done by hand. It returns an error if the language tag is not supported.
func newLanguage(p project, tag string, texts []text) ([]string, error) {
	// the pattern in assets/translations_desktop.go embeds only such tags
	if len(tag) != 2 || strings.Trim(tag, "abcdefghijklmnopqrstuvwxyz") != "" || tag[1] == i18n.English[1] {
		return nil, fmt.Errorf("%q is no tag of another language, as \"it\" is: two letters, of which the "+
			"second is no n", tag)
	}
	folder := p.path("assets/words/" + tag)
	if _, err := os.Stat(folder); err == nil {
		return nil, fmt.Errorf("%s is there already; what it lacks is told by: go run ./cmd/dev words", folder)
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, err
	}
	for area, all := range english(texts) {
		for key, value := range all {
			if all[key] = ""; !isText(value) {
				all[key] = []string{"", ""}
			}
		}
		if err := os.WriteFile(filepath.Join(folder, area+".json"), marshal(all), 0o644); err != nil {
			return nil, err
		}
	}
	if err := emptyGlossary(p, tag, folder); err != nil {
		return nil, err
	}
	return remainingSteps(p, tag, len(texts))
}

func isText(value any) bool { _, ok := value.(string); return ok }

// emptyGlossary writes the file glossary.csv for a new language. It has the English terms of the
// German glossary, without translations.
func emptyGlossary(p project, tag, folder string) error {
	in, err := os.Open(p.path("assets/words/de/glossary.csv"))
	if err != nil {
		return err
	}
	defer in.Close()
	r := csv.NewReader(in)
	r.Comment = '#'
	rows, err := r.ReadAll()
	if err != nil {
		return err
	}
	out := [][]string{{"game", "english", tag, "never", "note"}}
	for _, row := range rows[1:] {
		if row[1] != "" {
			out = append(out, []string{row[0], row[1], "", "", ""})
		}
	}
	var b strings.Builder
	if err := csv.NewWriter(&b).WriteAll(out); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "glossary.csv"), []byte(b.String()), 0o644)
}

// remainingSteps returns descriptions of the steps that must be done by hand to add a language,
// besides filling in its catalogue. texts is the number of texts to be translated.
func remainingSteps(p project, tag string, texts int) ([]string, error) {
	out := []string{fmt.Sprintf("%d texts in assets/words/%s, and %s/glossary.csv for what is to be called alike "+
		"everywhere", texts, tag, tag)}
	books, err := filepath.Glob(p.path("assets/rules/*/en.txt"))
	if err != nil {
		return nil, err
	}
	for _, book := range books {
		game := filepath.Base(filepath.Dir(book))
		out = append(out, fmt.Sprintf("the rule book assets/rules/%s/%s.txt, part by part as en.txt beside it", game,
			tag))
	}
	if _, known := i18n.FindLanguage(tag); !known {
		out = append(out, "its line in render/i18n/language.go, with Draft: true until it is whole: how it counts, "+
			"quotes and writes numbers")
	}
	return append(out,
		"the page: its column in assets/web/say.js, index.html and manifest.webmanifest",
		"packages: its row in cmd/release/store_descriptions.go"), nil
}
