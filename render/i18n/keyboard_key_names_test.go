package i18n

import (
	"encoding/json"
	"io/fs"
	"os"
	"regexp"
	"testing"
)

// TestTextsNameTheKeysOfTheKeyboard checks that texts in every language use the names set by
// NameKeys for letter keys, and that NameKeys reports changes.
func TestTextsNameTheKeysOfTheKeyboard(t *testing.T) {
	c, err := load(t, map[string]string{"a": `{"Hint. (H)": "Tipp. (H)",
		"Use the wheel or {key T} to rotate it.": "{key T} oder das Rad dreht.", "Back. (Home)": "Zurück. (Pos1)"}`})
	if err != nil {
		t.Fatal(err)
	}
	SetCatalogue(c)
	defer SetCatalogue(nil)
	check := func(text, want string, args ...any) {
		t.Helper()
		if got := T(text, args...); got != want {
			t.Errorf("T(%q) is %q, want %q", text, got, want)
		}
	}
	check("Hint. (H)", "Tipp. (H)")
	check("Use the wheel or {key T} to rotate it.", "T oder das Rad dreht.")
	if !NameKeys(map[string]string{"H": "Р", "T": "Е", "R": "К"}) ||
		NameKeys(map[string]string{"H": "Р", "T": "Е", "R": "К"}) {
		t.Error("NameKeys does not return true for new names and false for the same names")
	}
	defer NameKeys(nil)
	check("Hint. (H)", "Tipp. (Р)")
	check("Use the wheel or {key T} to rotate it.", "Е oder das Rad dreht.")
	check("Rules: %s (R)", "Rules: Bids (К)", "Bids")
	check("Back. (Home)", "Zurück. (Pos1)")
	check("Hideout (north)", "Hideout (north)")
}

// bareKey matches English texts that name a letter key directly, which they should do by a
// placeholder such as {key X}.
var bareKey = regexp.MustCompile(`\b[B-HJ-Z] (does|turns|shows|mutes|opens|takes|lays)\b|` +
	`\b(with|or|press|Press|strike) [B-HJ-Z]\b`)

// TestTextsMarkTheKeysTheyName checks that all texts, in every language, name letter keys with {key
// X} or in brackets at the end. Translations must name the same keys as the English text.
func TestTextsMarkTheKeysTheyName(t *testing.T) {
	inText := regexp.MustCompile(`\{key [A-Z]\}`)
	for text := range english(t) {
		if bareKey.MatchString(text) {
			t.Errorf("the text %q names a letter key; write {key X}", text)
		}
	}
	files := os.DirFS("../../assets/words")
	names, err := fs.Glob(files, "*/*.json")
	if err != nil || len(names) == 0 {
		t.Fatalf("found %d files of translations: %v", len(names), err)
	}
	marked := 0
	for _, name := range names {
		data, err := fs.ReadFile(files, name)
		if err != nil {
			t.Fatal(err)
		}
		var texts map[string]any
		if err := json.Unmarshal(data, &texts); err != nil {
			t.Fatal(err)
		}
		for text, translated := range texts {
			said, one := translated.(string)
			if !one {
				continue // because texts with plural forms never name keys
			}
			if key := keyAtEnd(text); len(key) == 1 && keyAtEnd(said) != key {
				t.Errorf("%s: the translation %q does not name the key of %q in brackets at the end", name, said, text)
			}
			if want := inText.FindString(text); want != inText.FindString(said) {
				t.Errorf("%s: the translation %q does not contain exactly the placeholder %q of the English text", name,
					said, want)
			} else if want != "" {
				marked++
			}
		}
	}
	if marked == 0 {
		t.Error("no text contains a key placeholder; the test checks nothing")
	}
}
