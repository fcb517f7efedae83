package i18n

import (
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
		{"fr", `{"%d mines": ["%d mine", "%d mines"], "%s and %s": "%s et %s", "May": "mai", "%[2]s %[1]d, %[3]d": "%[1]d %[2]s %[3]d"}`,
			"0 mine", "1 mine", "2 mines", "1er mai 2026", "2 mai 2026", "or et bois", "or et ivoire", "eau et hiver"},
		{"es", `{"%d mines": ["%d mina", "%d minas"], "%s and %s": "%s y %s", "May": "mayo", "%[2]s %[1]d, %[3]d": "%[1]d de %[2]s de %[3]d"}`,
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
