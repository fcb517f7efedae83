package main

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// term is a row of a glossary.csv in assets/words: what one thing is called in a game.
type term struct {
	game   string         // "all", or the game whose texts it holds for
	source *regexp.Regexp // what stands in the English text; nil if only never is asked
	target *regexp.Regexp // what the translation has then; nil if it is free, as it is in English
	never  *regexp.Regexp // what no translation has; nil if nothing is ruled out
}

// TestTextsKeepToTheirGlossary fails when a text of a language with a glossary, or its rule book of a game, calls a thing
// by another name than the glossary does.
func TestTextsKeepToTheirGlossary(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	glossaries, err := filepath.Glob(p.path("assets/words/*/glossary.csv"))
	if err != nil || len(glossaries) < 2 {
		t.Fatalf("not two glossaries: %q, %v", glossaries, err)
	}
	for _, file := range glossaries {
		tag := filepath.Base(filepath.Dir(file))
		t.Run(tag, func(t *testing.T) {
			terms, err := readGlossary(file)
			if err != nil {
				t.Fatal(err)
			}
			draft := language{tag: tag}.draft() // which need not be whole
			catalogKeeps(t, p, tag, draft, terms)
			booksKeep(t, p, tag, draft, terms)
			if tag == "en" {
				lessonsKeep(t, p, terms)
			}
		})
	}
}

// catalogKeeps compares the catalogue of a language with its glossary. The English lessons of all games stand in one file:
// of them lessonsKeep asks what holds for one game.
func catalogKeeps(t *testing.T, p project, tag string, draft bool, terms []term) {
	t.Helper()
	areas := areasOf(t, p, tag)
	if len(areas) == 0 && !draft {
		t.Fatal("no texts")
	}
	for name, texts := range areas {
		game := gameOf(name)
		if tag == "en" && name == "lessons" {
			game = ""
		}
		for english, text := range texts {
			for _, why := range astray(terms, game, english, fmt.Sprint(text)) {
				t.Errorf("%s: %q: %s", name, text, why)
			}
		}
	}
}

// areasOf reads the catalogue of a language: by area its texts, each a string or a list of forms.
func areasOf(t *testing.T, p project, tag string) map[string]map[string]any {
	t.Helper()
	files, err := filepath.Glob(p.path("assets/words/" + tag + "/*.json"))
	if err != nil {
		t.Fatal(err)
	}
	areas := map[string]map[string]any{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var texts map[string]any
		if err := json.Unmarshal(data, &texts); err != nil {
			t.Fatal(err)
		}
		areas[strings.TrimSuffix(filepath.Base(file), ".json")] = texts
	}
	return areas
}

// anchors are what a line of a rule book says to the program: the name of a section and its rules, of what is asked, of a
// sign, and where a link leads.
var anchors = regexp.MustCompile(`^[@=] [a-z_-]+ |>[a-z_-]+\]|( \| [a-z_-]+)?( \| R[0-9 R]+)?$`)

// booksKeep compares the rule books of a language with its glossary.
func booksKeep(t *testing.T, p project, tag string, draft bool, terms []term) {
	t.Helper()
	books, err := filepath.Glob(p.path("assets/rules/*/" + tag + ".txt"))
	if err != nil || len(books) == 0 && !draft {
		t.Fatalf("no rule books: %v", err)
	}
	for _, book := range books {
		data, err := os.ReadFile(book)
		if err != nil {
			t.Fatal(err)
		}
		game := filepath.Base(filepath.Dir(book))
		for i, line := range strings.Split(string(data), "\n") {
			for _, why := range astray(terms, game, "", anchors.ReplaceAllString(line, " ")) {
				t.Errorf("rules of %s, line %d: %q: %s", game, i+1, line, why)
			}
		}
	}
}

// lessonsKeep compares what teaches a game, in English, with the terms of the game.
func lessonsKeep(t *testing.T, p project, terms []term) {
	t.Helper()
	for _, x := range terms {
		if x.game == "all" {
			continue // the catalogue was asked for these
		}
		c := collector{root: p.root}
		for _, kind := range []string{"lessons", "practice", "primer"} {
			c.lessons("assets/" + kind + "/" + x.game + ".json")
		}
		if c.err != nil || len(c.texts) == 0 {
			t.Fatalf("nothing teaches %s: %v", x.game, c.err)
		}
		for _, text := range c.texts {
			for _, why := range astray([]term{x}, x.game, "", text.many) {
				t.Errorf("lessons of %s: %q: %s", x.game, text.many, why)
			}
		}
	}
}

func TestGlossaryFindsStrays(t *testing.T) {
	terms := []term{
		{"dakota", regexp.MustCompile(`\bactions?\b`), regexp.MustCompile(`Handlung`), never(`Aktion`)},
		{"all", nil, nil, never(`Klicke\b`)},
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
		if got := astray(terms, c.game, c.english, c.german); len(got) != c.want {
			t.Errorf("%q for %q in %q: %q; want %d", c.german, c.english, c.game, got, c.want)
		}
	}
}

// gameOf returns the game that a file of texts is about, "" if it is about several: "lessons-dakota" is about dakota.
func gameOf(file string) string {
	if file == "lessons" {
		return "boomtown" // the first lessons are its own
	}
	_, last, found := strings.Cut(file, "-")
	if !found {
		return file
	}
	return last
}

// readings are what lessons read from the board: "{fee sn02}". They are no words.
var readings = regexp.MustCompile(`\{[^}]*\}`)

// astray says how a translation departs from the terms of its game.
func astray(terms []term, game, english, german string) []string {
	english, german = readings.ReplaceAllString(english, ""), readings.ReplaceAllString(german, "")
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

// never makes the expression of what is ruled out: it begins where a word does.
func never(pattern string) *regexp.Regexp {
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
	for _, row := range rows[1:] { // the first one names the columns
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
			x.never = never(row[3])
		}
		out = append(out, x)
	}
	return out, nil
}
