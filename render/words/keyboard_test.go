package words

import "testing"

// Texts name keys as the keyboard does, in every language.
func TestTextsNameTheKeysOfTheKeyboard(t *testing.T) {
	c, err := load(t, map[string]string{"a": `{"Hint. (H)": "Tipp. (H)", "The wheel or {key T} turns it.": "{key T} oder das Rad dreht.", "Back. (Home)": "Zurück. (Pos1)"}`})
	if err != nil {
		t.Fatal(err)
	}
	Use(c)
	defer Use(nil)
	check := func(text, want string, args ...any) {
		t.Helper()
		if got := T(text, args...); got != want {
			t.Errorf("%q is %q; want %q", text, got, want)
		}
	}
	check("Hint. (H)", "Tipp. (H)")
	check("The wheel or {key T} turns it.", "T oder das Rad dreht.")
	if !NameKeys(map[string]string{"H": "Р", "T": "Е", "R": "К"}) || NameKeys(map[string]string{"H": "Р", "T": "Е", "R": "К"}) {
		t.Error("it is not said whether the names are new")
	}
	defer NameKeys(nil)
	check("Hint. (H)", "Tipp. (Р)")
	check("The wheel or {key T} turns it.", "Е oder das Rad dreht.")
	check("Rules: %s (R)", "Rules: Bids (К)", "Bids")
	check("Back. (Home)", "Zurück. (Pos1)")
	check("Hideout (north)", "Hideout (north)")
}
