package words

import (
	"encoding/json"
	"io/fs"
	"os"
	"regexp"
	"testing"
)

// english returns all English texts of the app.
func english(t *testing.T) map[string]bool {
	t.Helper()
	all := map[string]bool{}
	files := os.DirFS("../../assets/words")
	areas, err := fs.Glob(files, "en/*.json")
	if err != nil || len(areas) == 0 {
		t.Fatalf("%d areas: %v", len(areas), err)
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

// pointed matches texts that mention a pointer, a wheel or keys.
var pointed = regexp.MustCompile(`(?i)\b(pointer|mouse|click|hover)|(?i)\bwheel (and|or|over|does)\b|\b(Enter|Escape|Space|F\d+)\b.*\b(does|lets|to hurry)|space bar|\{key `)

// TestTextsSpeakOfAFinger checks that with ByFinger no text of the app mentions a pointer or keys,
// and that every key of fingered is still a text of the app.
func TestTextsSpeakOfAFinger(t *testing.T) {
	all := english(t)
	for text, other := range fingered {
		if !all[text] {
			t.Errorf("nothing says %q any more", text)
		}
		if pointed.MatchString(other) || keyAtEnd(other) != "" {
			t.Errorf("a finger is told %q", other)
		}
	}
	ByFinger(true)
	defer ByFinger(false)
	for text := range all {
		if said := T(text); pointed.MatchString(said) {
			t.Errorf("a finger is told %q", said)
		}
	}
}

// TestKeysAreLeftOutForAFinger checks that with ByFinger brackets at the end of a text are removed
// in every language if they name a key, and kept otherwise.
func TestKeysAreLeftOutForAFinger(t *testing.T) {
	c, err := load(t, map[string]string{"a": `{"Rules: %s (R)": "Regeln: %s (R)", "Back. (Home)": "Zurück. (Pos1)", "Hideout (north)": "Versteck (Nord)"}`})
	if err != nil {
		t.Fatal(err)
	}
	Use(c)
	defer Use(nil)
	ByFinger(true)
	defer ByFinger(false)
	for _, x := range []struct{ got, want string }{
		{T("Rules: %s (R)", "Bids"), "Regeln: Bids"}, {T("Back. (Home)"), "Zurück."}, {T("Hideout (north)"), "Versteck (Nord)"}, {T("Escape does the same."), ""},
	} {
		if x.got != x.want {
			t.Errorf("got %q, want %q", x.got, x.want)
		}
	}
}
