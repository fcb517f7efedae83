package i18n

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

// testTexts are German translations of error texts, for tests.
var testTexts = map[string]string{
	"errors": `{
		"the game is over": "das Spiel ist vorbei",
		"You can't take %s: it isn't in the row.": "%s liegt nicht in der Reihe.",
		"%s: the first line does not begin with %q": "%s: die erste Zeile beginnt nicht mit „%s“",
		"not a saved game": "kein gespeichertes Spiel"
	}`,
	"table": `{"Telegraph": "Telegraf", "%s and %s": "%s und %s"}`,
}

func TestDecimalAndList(t *testing.T) {
	c, err := load(t, testTexts)
	if err != nil {
		t.Fatal(err)
	}
	names := []string{"Ada", "Ben", "Cleo"}
	if Decimal(1.25) != "1.2" || List(names) != "Ada, Ben and Cleo" || List(names[:1]) != "Ada" || List(nil) != "" {
		t.Errorf("English: %q, %q, %q, want 1.2, Ada, Ben and Cleo, and Ada", Decimal(1.25), List(names),
			List(names[:1]))
	}
	SetCatalogue(c)
	defer SetCatalogue(nil)
	if Decimal(-1.5) != "-1,5" || List(names) != "Ada, Ben und Cleo" {
		t.Errorf("German: %q, %q, want -1,5 and Ada, Ben und Cleo", Decimal(-1.5), List(names))
	}
}

// TestPluralsDatesAndElision checks plural rules, dates and elision in French and Spanish, and
// Capitalize.
func TestPluralsDatesAndElision(t *testing.T) {
	defer SetCatalogue(nil)
	day := time.Date(2026, time.May, 1, 0, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		tag, texts          string
		none, one, two      string
		first, second       string
		plain, vowel, glide string
	}{
		{"fr", `{"%d mines": ["%d mine", "%d mines"], "%s and %s": "%s et %s", "May": "mai"}`,
			"0 mine", "1 mine", "2 mines", "1er mai 2026", "2 mai 2026", "or et bois", "or et ivoire", "eau et hiver"},
		{"es", `{"%d mines": ["%d mina", "%d minas"], "%s and %s": "%s y %s", "May": "mayo", "%d %s %d": "%d de %s de %d"}`,
			"0 minas", "1 mina", "2 minas", "1 de mayo de 2026", "2 de mayo de 2026", "oro y madera", "Ada e Inés",
			"agua y hielo"},
	} {
		l, err := Load(fstest.MapFS{c.tag + "/a.json": &fstest.MapFile{Data: []byte(c.texts)}}, c.tag)
		if err != nil {
			t.Fatal(err)
		}
		SetCatalogue(l)
		mines := func(n int) string { return N(n, "%d mine", "%d mines", n) }
		list := func(of string) string {
			all := strings.FieldsFunc(strings.NewReplacer(" y ", ",", " e ", ",", " et ", ",").Replace(of),
				func(r rune) bool { return r == ',' })
			return List(all)
		}
		for _, x := range []struct{ got, want string }{
			{mines(0), c.none}, {mines(1), c.one}, {mines(2), c.two},
			{Date(day.Date()), c.first}, {Date(day.AddDate(0, 0, 1).Date()), c.second},
			{list(c.plain), c.plain}, {list(c.vowel), c.vowel}, {list(c.glide), c.glide},
			{Decimal(0.5), "0,5"},
		} {
			if x.got != x.want {
				t.Errorf("language %s: got %q, want %q", c.tag, x.got, x.want)
			}
		}
	}
	for text, want := range map[string]string{"": "", "éclat": "Éclat", "¿qué?": "¿Qué?",
		"«\u202foui\u202f»": "«\u202fOui\u202f»", "5 $": "5 $"} {
		if got := Capitalize(text); got != want {
			t.Errorf("Capitalize(%q) is %q, want %q", text, got, want)
		}
	}
}

// mine is a card with a title, as games have them.
type mine string

func (m mine) Title() string { return string(m) }

// refusal is an error that implements Message.
type refusal struct {
	text  string
	about []any
}

func (r refusal) Error() string            { return r.text }
func (r refusal) Message() (string, []any) { return r.text, r.about }

func TestSentenceOfAMessage(t *testing.T) {
	c, err := load(t, testTexts)
	if err != nil {
		t.Fatal(err)
	}
	SetCatalogue(c)
	defer SetCatalogue(nil)
	row := refusal{"You can't take %s: it isn't in the row.", []any{mine("Telegraph")}}
	if got := Sentence(row); got != "Telegraf liegt nicht in der Reihe." {
		t.Errorf("the sentence of a message is %q", got)
	}
	record := refusal{"%s: the first line does not begin with %q",
		[]any{refusal{"not a saved game", nil}, "gulch game"}}
	if got := Sentence(record); got != "Kein gespeichertes Spiel: die erste Zeile beginnt nicht mit „gulch game“." {
		t.Errorf("the sentence of an error with an error as its argument is %q", got)
	}
	if got := ErrorText(errors.Join(refusal{"the game is over", nil},
		errors.New("disk full"))); got != "das Spiel ist vorbei; disk full" {
		t.Errorf("the text of joined errors is %q", got)
	}
	both := refusal{"%s and %s", []any{row, mine("Telegraph")}}
	if got := Sentence(both); got != "Telegraf liegt nicht in der Reihe. und Telegraf." {
		t.Errorf("the sentence of a message with a message as its argument is %q", got)
	}
}

// TestFrenchElides checks that in French "de" and "que" are elided before inserted arguments that
// begin with a vowel. Translations without arguments must not change.
func TestFrenchElides(t *testing.T) {
	defer SetCatalogue(nil)
	texts := `{"The saloon of %s": "Le saloon de %s", "What %s did": "Ce que %s a fait", 
		"%s of %s": "%s de %s", "Of %s": "De %s", "here": "de Ada"}`
	l, err := Load(fstest.MapFS{"fr/a.json": &fstest.MapFile{Data: []byte(texts)}}, "fr")
	if err != nil {
		t.Fatal(err)
	}
	SetCatalogue(l)
	for got, want := range map[string]string{
		T("The saloon of %s", "Opal"): "Le saloon d’Opal", T("The saloon of %s", "Kit"): "Le saloon de Kit",
		T("The saloon of %s", "Hale"):  "Le saloon de Hale",
		T("The saloon of %s", "Émile"): "Le saloon d’Émile", T("What %s did", "Ada"): "Ce qu’Ada a fait",
		T("%s of %s", "monde", "or"):  "monde d’or",
		T("%s of %s", "Made", "onze"): "Made de onze", T("Of %s", "Isaac"): "D’Isaac", T("here"): "de Ada",
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// TestSpanishAnds checks that in Spanish every "y" before an inserted argument that begins with the
// sound i becomes "e".
func TestSpanishAnds(t *testing.T) {
	defer SetCatalogue(nil)
	texts := `{"%s and %s": "%s y %s", "%s, and %s goes": "%s, y %s va", "%s and %s and %s": "%s y %s y %s"}`
	l, err := Load(fstest.MapFS{"es/a.json": &fstest.MapFile{Data: []byte(texts)}}, "es")
	if err != nil {
		t.Fatal(err)
	}
	SetCatalogue(l)
	for got, want := range map[string]string{
		T("%s and %s", "Ada", "Inés"): "Ada e Inés", T("%s and %s", "agua", "hierba"): "agua y hierba",
		T("%s and %s", "cartas", "historias"):        "cartas e historias",
		T("%s, and %s goes", "Kit", "Íñigo"):         "Kit, e Íñigo va",
		T("%s and %s and %s", "Isa", "Iker", "Inés"): "Isa e Iker e Inés",
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// TestDecimalSeparator checks that inserted numbers have the decimal separator of the language, and
// that dots in other arguments are not changed.
func TestDecimalSeparator(t *testing.T) {
	defer SetCatalogue(nil)
	texts := `{"%s: %.1f gold.": "%s : %.1f or."}`
	for tag, want := range map[string]string{"": "R.2: 1.5 gold.", "fr": "R.2 : 1,5 or."} {
		if tag != "" {
			l, err := Load(fstest.MapFS{tag + "/a.json": &fstest.MapFile{Data: []byte(texts)}}, tag)
			if err != nil {
				t.Fatal(err)
			}
			SetCatalogue(l)
		}
		if got := T("%s: %.1f gold.", "R.2", 1.5); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
		SetCatalogue(nil)
	}
}

// TestPunctuationOfTheLanguage checks that JoinClauses and Question use the spaces and punctuation
// of the language.
func TestPunctuationOfTheLanguage(t *testing.T) {
	defer SetCatalogue(nil)
	texts := map[string]string{
		"fr": "{\"%s; %s\": \"%s\u202f; %s\", \"%s?\": \"%s\u202f?\"}",
		"es": `{"%s; %s": "%s; %s", "%s?": "¿%s?"}`,
	}
	for tag, want := range map[string][2]string{
		"": {"a; b; c", "Pass?"}, "fr": {"a\u202f; b\u202f; c", "Pass\u202f?"}, "es": {"a; b; c", "¿Pass?"},
	} {
		SetCatalogue(nil)
		if tag != "" {
			l, err := Load(fstest.MapFS{tag + "/a.json": &fstest.MapFile{Data: []byte(texts[tag])}}, tag)
			if err != nil {
				t.Fatal(err)
			}
			SetCatalogue(l)
		}
		if got := JoinClauses([]string{"a", "b", "c"}); got != want[0] {
			t.Errorf("language %q: Clauses returns %q, want %q", tag, got, want[0])
		}
		if got := Question("Pass"); got != want[1] {
			t.Errorf("language %q: Question returns %q, want %q", tag, got, want[1])
		}
	}
	if got := JoinClauses(nil); got != "" {
		t.Errorf("JoinClauses(nil) is %q, want an empty text", got)
	}
}

func TestFolded(t *testing.T) {
	for text, want := range map[string]string{"Mine ÉPUISÉE\u202f!": "mine epuisee !", "Cœur": "coeur",
		"Straße": "strasse", "Año": "ano", "R17": "r17"} {
		if got := FoldForSearch(text); got != want {
			t.Errorf("Folded(%q) is %q, want %q", text, got, want)
		}
	}
}

func TestLongest(t *testing.T) {
	catalogue := func(tag, texts string) *Catalogue {
		c, err := Load(fstest.MapFS{tag + "/a.json": &fstest.MapFile{Data: []byte(texts)}}, tag)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	defer SetCatalogue(nil)
	SetCatalogue(Longest(catalogue("de", `{"Pass": "Passen", "%d cards": ["%d Karte", "%d Karten"]}`),
		catalogue("es", `{"Pass": "Pasar", "Bid": "Pujar", "%d cards": ["%d carta de mina", "%d cartas"]}`)))
	for got, want := range map[string]string{
		T("Pass"): "Passen", T("Bid"): "Pujar", N(1, "%d card", "%d cards", 1): "1 carta de mina",
		N(2, "%d card", "%d cards", 2): "2 Karten",
	} {
		if got != want || Lang() != "de" {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
