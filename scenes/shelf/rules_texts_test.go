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
	"gulch/render/i18n"
	"gulch/render/i18n/i18ntest"
	"gulch/render/paint"
	"gulch/scenes/reader"
	"gulch/scenes/shelf"
	"gulch/scenes/table"
)

// anyFigure accepts every illustration of a rulebook. Which illustrations exist depends on the
// table, so the tests of the tables check that.
func anyFigure(string, []string) (reader.Illustration, bool) { return reader.Illustration{}, true }

// TestBooksTellEveryRule checks the rulebook of every game in package games, with or without a
// table, in every language. Each rule of RULES.md and each rule that a refusal cites must be in
// exactly one paragraph; each phase must have a name, a sentence and a paragraph; the translations
// must have the same parts; and all links must lead somewhere.
func TestBooksTellEveryRule(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range append(games.All(), shelf.Example.Rules) {
		info := g.Info()
		document, cited := rulesOf(t, info.ID)
		english := bookOf(t, info.ID, i18n.English)
		for _, lang := range i18n.Languages() {
			where := info.ID + " in " + lang
			book := bookOf(t, info.ID, lang)
			for _, fault := range append(book.Faults(anyFigure, kit.HasIcon), book.Compare(english)...) {
				t.Errorf("%s: %s", where, fault)
			}
			checkRulesCovered(t, where, book, document)
			for rule := range cited {
				if book.ByRule(rule) == "" {
					t.Errorf("the rules to read of %s: a refusal cites %s, but no paragraph covers that rule", where,
						rule)
				}
			}
			for _, phase := range info.Phases {
				if s, ok := book.Phase(phase); !ok || s.Anchor == "" {
					t.Errorf("the rules to read of %s: the phase %q is not explained", where, phase)
				}
			}
		}
	}
}

// checkRulesCovered reports rules of document, the RULES.md, that are in no paragraph of a rulebook
// or in several, and rules in the rulebook that do not exist. where names the rulebook.
func checkRulesCovered(t *testing.T, where string, book *reader.Book, document map[string]bool) {
	t.Helper()
	told := map[string]bool{}
	for _, s := range book.Sections {
		for _, p := range s.Paragraphs {
			for _, rule := range p.Rules {
				if told[rule] {
					t.Errorf("the rules to read of %s: two paragraphs cover %s, expected one", where, rule)
				}
				if told[rule] = true; !document[rule] {
					t.Errorf("the rules to read of %s: a paragraph covers %s, but RULES.md has no such rule", where,
						rule)
				}
			}
		}
	}
	for rule := range document {
		if !told[rule] {
			t.Errorf("the rules to read of %s: no paragraph covers %s of RULES.md", where, rule)
		}
	}
}

var (
	ruleDefined = regexp.MustCompile(`\*\*(R\d+)\*\*`)
	ruleCited   = regexp.MustCompile(`"(R\d+)"`)
)

// rulesOf returns two sets of rule numbers of a game: document has those that the game's RULES.md
// defines, cited those that the game's engine names when it refuses moves.
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
		t.Fatalf("found no rules (**R1** …) in engine/%s/RULES.md: %v", game, err)
	}
	for _, source := range sources {
		read(source, ruleCited, cited)
	}
	return document, cited
}

// bookOf parses the rulebook of a game in a language.
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

// TestEveryGameInAMinute checks the introduction of every game ("the game in a minute") for each
// number of seats and each option.
func TestEveryGameInAMinute(t *testing.T) {
	kit, err := paint.NewRenderer()
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
			checkIntroduction(t, kit, info, plain, seats)
			if all, err := table.LoadPrimer(info.ID, plain, seats); err == nil && len(all) > 12 {
				t.Errorf("%s: the introduction (table.LoadPrimer) for %d has %d paragraphs, expected at most 12", info.Name,
					seats, len(all))
			}
			for _, o := range info.Options {
				for _, v := range o.Values {
					if options, err := info.Resolve(seats, engine.Options{o.ID: v.ID}); err == nil {
						checkIntroduction(t, kit, info, options, seats)
					}
				}
			}
		}
	}
}

// componentNames are columns of the games' data tables with names of components. All these names
// must occur in the rulebook, in each language by their translation.
var componentNames = []struct {
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

// TestRulesNameAllComponents checks that the rulebooks mention all components of the games, by the
// names in the data tables.
func TestRulesNameAllComponents(t *testing.T) {
	defer i18n.SetCatalogue(nil)
	for _, lang := range i18n.Languages() {
		i18ntest.Use(t, lang)
		for _, c := range componentNames {
			book := plainBook(t, c.game, lang)
			for _, name := range columnTexts(t, c.files, c.game+"/"+c.table, c.column) {
				if !strings.Contains(book, plainText(i18n.T(name))) {
					t.Errorf("assets/rules/%s/%s.txt does not contain the name %q from the data table %s", c.game, lang,
						i18n.T(name), c.table)
				}
			}
		}
	}
}

// TestRulesHaveTheNumbersOfDataTables checks that numbers in the rulebook of Narrow Gauge equal
// those in its data tables: the values of the Contracts, and the numbers of Certificates in each
// round.
func TestRulesHaveTheNumbersOfDataTables(t *testing.T) {
	forms := map[string][2]string{
		i18n.English: {"%s (value %d, %s)", "%d, %d and %d"},
		"de":         {"%s (Wert %d, %s)", "%d, %d und %d"},
		"fr":         {"%s (valeur %d, %s)", "%d, %d et %d"},
		"es":         {"%s (valor %d, %s)", "%d, %d y %d"},
	}
	for _, lang := range i18n.Languages() {
		f := forms[lang]
		book := plainBook(t, "narrowgauge", lang)
		want := []string{}
		rows := data.Read(data.NarrowGauge, "narrowgauge/contracts.csv")
		for rows.Next() {
			want = append(want, fmt.Sprintf(f[0], rows.Text("name"), rows.Int("value"), rows.Text("state")))
		}
		splits := data.Read(data.NarrowGauge, "narrowgauge/companies.csv")
		for splits.Next() {
			want = append(want, fmt.Sprintf(f[1], splits.Int("certs_round_1"), splits.Int("certs_round_2"),
				splits.Int("certs_round_3")))
		}
		if err := errors.Join(rows.Err(), splits.Err()); err != nil {
			t.Fatal(err)
		}
		for _, w := range want {
			// a value that all members of a group share is written once for the group
			if !strings.Contains(book, w) && !strings.Contains(strings.NewReplacer(" each,", ",", "je ", "", " chacun,",
				",", " cada uno,", ",").Replace(book), w) {
				t.Errorf("assets/rules/narrowgauge/%s.txt does not contain %q, the values of the data table", lang, w)
			}
		}
	}
}

// TestBookCountsHastingsPlans checks that the rulebook of Sierra West states the same number of
// plan cards for Hastings, the opponent in solo games, as the data table has.
func TestBookCountsHastingsPlans(t *testing.T) {
	plans := len(columnTexts(t, data.SierraWest, "sierrawest/solo_plans.csv", "plan_id"))
	for lang, want := range map[string]map[int]string{i18n.English: {18: "18 plan cards"}, "de": {18: "18 Plankarten"},
		"fr": {18: "18 cartes plan"}, "es": {18: "18 cartas de plan"}} {
		if said := want[plans]; said == "" || !strings.Contains(plainBook(t, "sierrawest", lang), said) {
			t.Errorf("assets/rules/sierrawest/%s.txt does not state that there are %d plan cards, as in the data "+
				"table solo_plans.csv", lang, plans)
		}
	}
}

// columnTexts returns the texts in the column called column of the data table called name, a CSV or
// JSON file.
func columnTexts(t *testing.T, files fs.FS, name, column string) []string {
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

// plainBook returns the whole text of a game's rulebook in a language, including the names of
// paragraphs, without markup.
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

// plainText returns s with all apostrophes replaced by "'", so that texts can be compared.
func plainText(s string) string { return strings.ReplaceAll(s, "’", "'") }
