package main

import (
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// term is a row of a file glossary.csv in assets/words. It says how a term must be translated, or
// which words must not be used.
type term struct {
	game   string         // ID of the game to whose texts the row applies, or "all"
	source *regexp.Regexp // matches the term in an English text; nil if the row only forbids words (never)
	target *regexp.Regexp // must match the translation of such a text; nil if the translation is free
	never  *regexp.Regexp // must not match any text in the language; nil if nothing is forbidden
}

// TestTextsKeepToTheirGlossary fails if a text, or the rules of a game as players read them, uses
// another word than the glossary of its language requires.
func TestTextsKeepToTheirGlossary(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	glossaries, err := filepath.Glob(p.path("assets/words/*/glossary.csv"))
	if err != nil || len(glossaries) < 2 {
		t.Fatalf("found %q in assets/words, expected at least two glossaries (%v)", glossaries, err)
	}
	for _, file := range glossaries {
		tag := filepath.Base(filepath.Dir(file))
		t.Run(tag, func(t *testing.T) {
			terms, err := readGlossary(file)
			if err != nil {
				t.Fatal(err)
			}
			draft := language{tag: tag}.draft() // drafts of translations may be incomplete
			catalogKeeps(t, p, tag, draft, terms)
			booksKeep(t, p, tag, draft, terms)
			if tag == "en" {
				lessonsKeep(t, p, terms)
			}
		})
	}
}

// catalogKeeps checks the catalogue of a language against the terms of its glossary. If draft is
// true, the catalogue may be empty. It leaves out the English lessons: they are in one file for all
// games, so lessonsKeep checks them by game.
func catalogKeeps(t *testing.T, p project, tag string, draft bool, terms []term) {
	t.Helper()
	areas := areasOf(t, p, tag)
	if len(areas) == 0 && !draft {
		t.Fatalf("found no texts in assets/words/%s", tag)
	}
	for name, texts := range areas {
		game := gameOf(name)
		if tag == "en" && name == "lessons" {
			game = ""
		}
		for english, text := range texts {
			for _, why := range glossaryFaults(terms, game, english, fmt.Sprint(text)) {
				t.Errorf("%s: %q: %s", name, text, why)
			}
		}
	}
}

// anchors matches the parts of a line of the rules that are not text for players: the names of
// sections, rules and icons, and the targets of links.
var anchors = regexp.MustCompile(`^[@=] [a-z_-]+ |>[a-z_-]+\]|( \| [a-z_-]+)?( \| R[0-9 R]+)?$`)

// booksKeep fails the test if the rules of a game, as players read them in a language, violate the
// terms of the language's glossary. If draft is true, there may be no such rules yet.
func booksKeep(t *testing.T, p project, tag string, draft bool, terms []term) {
	t.Helper()
	books, err := filepath.Glob(p.path("assets/rules/*/" + tag + ".txt"))
	if err != nil || len(books) == 0 && !draft {
		t.Fatalf("found no rules to read in assets/rules: %v", err)
	}
	for _, book := range books {
		data, err := os.ReadFile(book)
		if err != nil {
			t.Fatal(err)
		}
		game := filepath.Base(filepath.Dir(book))
		for i, line := range strings.Split(string(data), "\n") {
			for _, why := range glossaryFaults(terms, game, "", anchors.ReplaceAllString(line, " ")) {
				t.Errorf("rules of %s, line %d: %q: %s", game, i+1, line, why)
			}
		}
	}
}

// lessonsKeep fails the test if an English lesson of a game does not use the terms of the game.
func lessonsKeep(t *testing.T, p project, terms []term) {
	t.Helper()
	for _, x := range terms {
		if x.game == "all" {
			continue // checked by catalogKeeps
		}
		c := collector{root: p.root}
		for _, kind := range []string{"lessons", "practice", "primer"} {
			c.lessons("assets/" + kind + "/" + x.game + ".json")
		}
		if c.err != nil || len(c.texts) == 0 {
			t.Fatalf("found no lesson texts of %s: %v", x.game, c.err)
		}
		for _, text := range c.texts {
			for _, why := range glossaryFaults([]term{x}, x.game, "", text.many) {
				t.Errorf("lessons of %s: %q: %s", x.game, text.many, why)
			}
		}
	}
}

func TestGlossaryFaultsAreFound(t *testing.T) {
	terms := []term{
		{"dakota", regexp.MustCompile(`\bactions?\b`), regexp.MustCompile(`Handlung`), forbiddenWords(`Aktion`)},
		{"all", nil, nil, forbiddenWords(`Klicke\b`)},
	}
	for _, c := range []struct {
		game, english, german string
		want                  int
	}{
		{"dakota", "one action", "eine Handlung", 0},
		{"dakota", "one action", "etwas", 1},
		{"dakota", "one action", "eine Aktion", 2},
		{"dakota", "", "eine Reaktion", 0},
		{"boomtown", "one action", "eine Aktion", 0},
		{"", "Click", "Klicke hier", 1},
		{"", "Click", "Beim Klicken", 0},
	} {
		if got := glossaryFaults(terms, c.game, c.english, c.german); len(got) != c.want {
			t.Errorf("checking the translation %q of %q in the game %q returns %q; want %d faults", c.german, c.english,
				c.game, got, c.want)
		}
	}
}

// gameOf returns the game to which a file of texts belongs, or "" if the file has texts for several
// games. The file "lessons-dakota" belongs to the game dakota.
func gameOf(file string) string {
	if file == "lessons" {
		return "boomtown" // the oldest file of lessons belongs to Boomtown
	}
	_, last, found := strings.Cut(file, "-")
	if !found {
		return file
	}
	return last
}

// glossaryFaults returns messages about the terms of the glossary that a translation violates.
// english is the original text, german the translation (in any language).
func glossaryFaults(terms []term, game, english, german string) []string {
	english, german = positionNumbers.ReplaceAllString(english, ""), positionNumbers.ReplaceAllString(german, "")
	var out []string
	for _, x := range terms {
		if x.game != "all" && x.game != game {
			continue
		}
		if x.never != nil && x.never.MatchString(german) {
			out = append(out, fmt.Sprintf("the glossary rules out %q", x.never.FindString(german)))
		}
		if x.source != nil && x.target != nil && x.source.MatchString(english) && !x.target.MatchString(german) {
			out = append(out, fmt.Sprintf("%q is %s here", x.source.FindString(english), x.target))
		}
	}
	return out
}

// forbiddenWords returns the regular expression for forbidden words. A match must begin at the
// start of a word.
func forbiddenWords(pattern string) *regexp.Regexp {
	return regexp.MustCompile(`(?:^|[^\pL])(?:` + pattern + `)`)
}

func readGlossary(file string) ([]term, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r := csv.NewReader(f)
	r.Comment = '#'
	rows, err := r.ReadAll()
	if err != nil {
		return nil, err
	}
	var out []term
	for _, row := range rows[1:] { // the first row contains the names of the columns
		x := term{game: row[0]}
		if row[1] != "" && row[2] != "" {
			if x.source, err = regexp.Compile(row[1]); err != nil {
				return nil, err
			}
			if x.target, err = regexp.Compile(row[2]); err != nil {
				return nil, err
			}
		}
		if row[3] != "" {
			if _, err := regexp.Compile(row[3]); err != nil {
				return nil, err
			}
			x.never = forbiddenWords(row[3])
		}
		out = append(out, x)
	}
	return out, nil
}
