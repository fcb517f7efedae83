package shelf_test

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"gulch/assets"
	"gulch/engine"
	"gulch/engine/games"
	"gulch/render/paint"
	"gulch/render/words"
	"gulch/scenes/reader"
	"gulch/scenes/table"
)

// anyFigure takes every figure for known: which there are is up to each table, whose tests draw them.
func anyFigure(string, []string) (reader.Illustration, bool) { return reader.Illustration{}, true }

// Every game that is announced to saves can be read about, whether it has a table yet or not: each rule of its rules
// document is told by one paragraph in every language, and so is each that a refusal cites; each phase has a name, a
// sentence and a paragraph; the translations have the same parts, and everything leads somewhere.
func TestBooksTellEveryRule(t *testing.T) {
	kit, err := paint.NewKit()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range games.All() {
		info := g.Info()
		document, cited := rulesOf(t, info.ID)
		english := bookOf(t, info.ID, words.English)
		for _, lang := range words.Languages() {
			where := info.ID + " in " + lang
			book := bookOf(t, info.ID, lang)
			for _, fault := range append(book.Faults(anyFigure, kit.HasIcon), book.Compare(english)...) {
				t.Errorf("%s: %s", where, fault)
			}
			tellsOnce(t, where, book, document)
			for rule := range cited {
				if book.ByRule(rule) == "" {
					t.Errorf("%s: a refusal cites %s, which is not told", where, rule)
				}
			}
			for _, phase := range info.Phases {
				if s, ok := book.Phase(phase); !ok || s.Anchor == "" {
					t.Errorf("%s: the phase %q is not explained", where, phase)
				}
			}
		}
	}
}

// tellsOnce complains about rules of the document that a book tells in no paragraph or in several, and about rules that
// there are not.
func tellsOnce(t *testing.T, where string, book *reader.Book, document map[string]bool) {
	t.Helper()
	told := map[string]bool{}
	for _, s := range book.Sections {
		for _, p := range s.Paragraphs {
			for _, rule := range p.Rules {
				if told[rule] {
					t.Errorf("%s: %s is told twice", where, rule)
				}
				if told[rule] = true; !document[rule] {
					t.Errorf("%s: there is no rule %s", where, rule)
				}
			}
		}
	}
	for rule := range document {
		if !told[rule] {
			t.Errorf("%s: %s is not told", where, rule)
		}
	}
}

var (
	ruleDefined = regexp.MustCompile(`\*\*(R\d+)\*\*`)
	ruleCited   = regexp.MustCompile(`"(R\d+)"`)
)

// rulesOf returns the rules that the rules document of a game defines, and those that its engine names to players.
func rulesOf(t *testing.T, game string) (document, cited map[string]bool) {
	t.Helper()
	folder := filepath.Join("..", "..", "engine", game)
	read := func(path string, pattern *regexp.Regexp, into map[string]bool) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range pattern.FindAllSubmatch(text, -1) {
			into[string(m[1])] = true
		}
	}
	document, cited = map[string]bool{}, map[string]bool{}
	read(filepath.Join(folder, "RULES.md"), ruleDefined, document)
	sources, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil || len(document) == 0 {
		t.Fatalf("%s has no rules: %v", game, err)
	}
	for _, source := range sources {
		read(source, ruleCited, cited)
	}
	return document, cited
}

// bookOf reads the rules of a game in a language.
func bookOf(t *testing.T, game, lang string) *reader.Book {
	t.Helper()
	text, err := assets.Rules(game, lang)
	if err != nil {
		t.Fatal(err)
	}
	book, err := reader.Parse(string(text))
	if err != nil {
		t.Fatalf("%s in %s: %v", game, lang, err)
	}
	return book
}

// Every game is explained in a minute, whatever is set.
func TestEveryGameInAMinute(t *testing.T) {
	kit, err := paint.NewKit()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range games.All() {
		info := g.Info()
		for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
			plain, err := info.Resolve(seats, nil)
			if err != nil {
				t.Fatal(err)
			}
			explained(t, kit, info, plain)
			for _, o := range info.Options {
				for _, v := range o.Values {
					if options, err := info.Resolve(seats, engine.Options{o.ID: v.ID}); err == nil {
						explained(t, kit, info, options)
					}
				}
			}
		}
		if all, err := table.Primer(info.ID, nil); err == nil && len(all) > 12 {
			t.Errorf("%s: %d paragraphs are more than a minute", info.Name, len(all))
		}
	}
}
