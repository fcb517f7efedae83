package i18n

import (
	"encoding/json"
	"io/fs"
	"os"
	"regexp"
	"testing"
)

// english returns all English texts of the app, as the keys of a map.
func english(t *testing.T) map[string]bool {
	t.Helper()
	all := map[string]bool{}
	files := os.DirFS("../../assets/words")
	areas, err := fs.Glob(files, "en/*.json")
	if err != nil || len(areas) == 0 {
		t.Fatalf("found %d files of English texts: %v", len(areas), err)
	}
	for _, area := range areas {
		data, err := fs.ReadFile(files, area)
		if err != nil {
			t.Fatal(err)
		}
		var texts map[string]json.RawMessage
		if err := json.Unmarshal(data, &texts); err != nil {
			t.Fatal(err)
		}
		for text := range texts {
			all[text] = true
		}
	}
	return all
}

// mentionsPointer matches texts that mention a pointer, a mouse wheel or keys.
var mentionsPointer = regexp.MustCompile(`(?i)\b(pointer|mouse|click|hover)|(?i)\bwheel (and|or|over|does)\b|` +
	`\b(Enter|Escape|Space|F\d+)\b.*\b(does|lets|to hurry)|space bar|\{key `)

// TestTextsForTouch checks that after SetTouch(true) no text of the app mentions a pointer or keys,
// and that every key of the map touchTexts is still a text of the app.
func TestTextsForTouch(t *testing.T) {
	all := english(t)
	for text, other := range touchTexts {
		if !all[text] {
			t.Errorf("touchTexts replaces %q, which is not a text of the app any more", text)
		}
		if mentionsPointer.MatchString(other) || keyAtEnd(other) != "" {
			t.Errorf("the text for touchscreens %q mentions a pointer or a key", other)
		}
	}
	SetTouch(true)
	defer SetTouch(false)
	for text := range all {
		if said := T(text); mentionsPointer.MatchString(said) {
			t.Errorf("on a touchscreen the text %q mentions a pointer or a key: add it to touchTexts", said)
		}
	}
}

// TestKeysAreLeftOutForTouch checks that after SetTouch(true) brackets at the end of a text are
// removed in every language if they name a key, and kept otherwise.
func TestKeysAreLeftOutForTouch(t *testing.T) {
	c, err := load(t, map[string]string{"a": `{"Rules: %s (R)": "Regeln: %s (R)", "Back. (Home)": "Zurück. (Pos1)",
		"Hideout (north)": "Versteck (Nord)"}`})
	if err != nil {
		t.Fatal(err)
	}
	SetCatalogue(c)
	defer SetCatalogue(nil)
	SetTouch(true)
	defer SetTouch(false)
	for _, x := range []struct{ got, want string }{
		{T("Rules: %s (R)", "Bids"), "Regeln: Bids"}, {T("Back. (Home)"), "Zurück."},
		{T("Hideout (north)"), "Versteck (Nord)"}, {T("Or press Esc."), ""},
	} {
		if x.got != x.want {
			t.Errorf("got %q, want %q", x.got, x.want)
		}
	}
}
