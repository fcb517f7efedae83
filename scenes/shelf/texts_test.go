package shelf_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"gulch/assets"
	"gulch/assets/data"
	"gulch/engine"
	"gulch/engine/games"
	"gulch/render/paint"
	"gulch/render/words"
	"gulch/scenes/reader"
	"gulch/scenes/shelf"
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
	for _, g := range append(games.All(), shelf.Example.Rules) {
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

// named are the columns of the tables of games whose every name stands in the book, in each language as it is called there.
var named = []struct {
	files  fs.FS
	game   string
	table  string
	column string
}{
	{data.Boomtown, "boomtown", "event_kinds.csv", "name"},
	{data.NarrowGauge, "narrowgauge", "contracts.csv", "name"},
	{data.Dakota, "dakota", "cards.csv", "name"},
	{data.Dakota, "dakota", "buildings.csv", "name"},
	{data.SierraWest, "sierrawest", "cabins.csv", "name"},
	{data.SierraWest, "sierrawest", "animals.csv", "name"},
	{data.SierraWest, "sierrawest", "solo_levels.csv", "name"},
	{data.WesternLegends, "westernlegends", "items.json", "name"},
	{data.WesternLegends, "westernlegends", "train_encounters.json", "name"},
	{data.WesternLegends, "westernlegends", "poker_effects.json", "name"},
}

// What lies in the box stands in the book, by the name that the table has for it.
func TestBooksNameWhatLiesInTheBox(t *testing.T) {
	defer words.Use(nil)
	for _, lang := range words.Languages() {
		speak(t, lang)
		for _, c := range named {
			book := plainBook(t, c.game, lang)
			for _, name := range column(t, c.files, c.game+"/"+c.table, c.column) {
				if !strings.Contains(book, plainText(words.T(name))) {
					t.Errorf("%s in %s: %q of %s is not in the book", c.game, lang, words.T(name), c.table)
				}
			}
		}
	}
}

// Figures that are read from tables stand in the book as they stand there: the values of the Contracts, and how the
// Certificates are split among the rounds.
func TestBooksHaveTheFiguresOfTheTables(t *testing.T) {
	forms := map[string][2]string{
		words.English: {"%s (value %d, %s)", "%d, %d and %d"},
		"de":          {"%s (Wert %d, %s)", "%d, %d und %d"},
		"fr":          {"%s (valeur %d, %s)", "%d, %d et %d"},
		"es":          {"%s (valor %d, %s)", "%d, %d y %d"},
	}
	for _, lang := range words.Languages() {
		f := forms[lang]
		book := plainBook(t, "narrowgauge", lang)
		want := []string{}
		rows := data.Read(data.NarrowGauge, "narrowgauge/contracts.csv")
		for rows.Next() {
			want = append(want, fmt.Sprintf(f[0], rows.Text("name"), rows.Int("value"), rows.Text("state")))
		}
		splits := data.Read(data.NarrowGauge, "narrowgauge/companies.csv")
		for splits.Next() {
			want = append(want, fmt.Sprintf(f[1], splits.Int("certs_round_1"), splits.Int("certs_round_2"), splits.Int("certs_round_3")))
		}
		if err := errors.Join(rows.Err(), splits.Err()); err != nil {
			t.Fatal(err)
		}
		for _, w := range want {
			// what all of a group have is said of each of them
			if !strings.Contains(book, w) && !strings.Contains(strings.NewReplacer(" each,", ",", "je ", "", " chacun,", ",", " cada uno,", ",").Replace(book), w) {
				t.Errorf("%s: %q does not stand in the book", lang, w)
			}
		}
	}
}

// Hastings has as many plan cards as the table has lines, and the book says so.
func TestBookCountsHastingsPlans(t *testing.T) {
	plans := len(column(t, data.SierraWest, "sierrawest/solo_plans.csv", "plan_id"))
	for lang, want := range map[string]map[int]string{words.English: {18: "18 plan cards"}, "de": {18: "18 Plankarten"},
		"fr": {18: "18 cartes plan"}, "es": {18: "18 cartas de plan"}} {
		if said := want[plans]; said == "" || !strings.Contains(plainBook(t, "sierrawest", lang), said) {
			t.Errorf("%s: the book should say that there are %d plan cards", lang, plans)
		}
	}
}

// speak makes a language that of all texts.
func speak(t *testing.T, lang string) {
	t.Helper()
	if lang == words.English {
		words.Use(nil)
		return
	}
	c, err := words.Load(assets.Words(), lang)
	if err != nil {
		t.Fatal(err)
	}
	words.Use(c)
}

// column returns the texts of a column of a table, of whichever kind its file is.
func column(t *testing.T, files fs.FS, name, column string) []string {
	t.Helper()
	var out []string
	if strings.HasSuffix(name, ".json") {
		var all []map[string]any
		text, err := fs.ReadFile(files, name)
		if err == nil {
			err = json.Unmarshal(text, &all)
		}
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range all {
			out = append(out, fmt.Sprint(x[column]))
		}
		return out
	}
	rows := data.Read(files, name)
	for rows.Next() {
		out = append(out, rows.Text(column))
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return out
}

// plainBook is all text of a book, names of paragraphs included, without marks.
func plainBook(t *testing.T, game, lang string) string {
	t.Helper()
	b := strings.Builder{}
	for _, s := range bookOf(t, game, lang).Sections {
		fmt.Fprintln(&b, s.Title)
		for _, p := range s.Paragraphs {
			fmt.Fprintln(&b, p.Title)
			for _, block := range p.Blocks {
				for _, span := range block.Spans {
					b.WriteString(span.Text)
				}
				b.WriteString("\n")
			}
		}
	}
	return plainText(b.String())
}

// plainText is a text as it is compared: with one kind of apostrophe.
func plainText(s string) string { return strings.ReplaceAll(s, "’", "'") }
