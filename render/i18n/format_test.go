package i18n

import (
	"testing"
	"testing/fstest"
)

func TestDecimalAndList(t *testing.T) {
	c, err := load(t, testTexts)
	if err != nil {
		t.Fatal(err)
	}
	names := []string{"Ada", "Ben", "Cleo"}
	if Decimal(1.25) != "1.3" || List(names) != "Ada, Ben and Cleo" || List(names[:1]) != "Ada" || List(nil) != "" {
		t.Errorf("English: %q, %q, %q, want 1.3, Ada, Ben and Cleo, and Ada", Decimal(1.25), List(names),
			List(names[:1]))
	}
	SetCatalogue(c)
	defer SetCatalogue(nil)
	if Decimal(-1.5) != "-1,5" || List(names) != "Ada, Ben und Cleo" {
		t.Errorf("German: %q, %q, want -1,5 and Ada, Ben und Cleo", Decimal(-1.5), List(names))
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

// TestOrdinal checks the texts of places in an order.
func TestOrdinal(t *testing.T) {
	for n, want := range map[int]string{1: "1st", 2: "2nd", 3: "3rd", 4: "4th", 6: "6th"} {
		if got := Ordinal(n); got != want {
			t.Errorf("place %d is %q, want %q", n, got, want)
		}
	}
}

// TestAfterColonQuotesColons checks that a phrase with a colon is quoted if it follows a colon, and
// another one is not.
func TestAfterColonQuotesColons(t *testing.T) {
	for said, want := range map[string]string{"Build: House": "“Build: House”", "Pass": "Pass"} {
		if got := AfterColon(said); got != want {
			t.Errorf("after a colon, %q is %q, want %q", said, got, want)
		}
	}
}
