package i18n

import (
	"testing"
	"testing/fstest"
)

func load(t testing.TB, areas map[string]string) (*Catalogue, error) {
	t.Helper()
	files := fstest.MapFS{}
	for name, text := range areas {
		files["de/"+name+".json"] = &fstest.MapFile{Data: []byte(text)}
	}
	return Load(files, "de")
}

func TestTextsFollowTheLanguage(t *testing.T) {
	c, err := load(t, map[string]string{"a": `{
		"Bid %d": "%d bieten", "Pass": "", "%d cards": ["", ""],
		"%d mines of %s": ["%d Mine von %s", "%d Minen von %s"],
		"%[1]s pays %[2]s": "%[2]s bekommt Geld von %[1]s"
	}`})
	if err != nil {
		t.Fatal(err)
	}
	SetCatalogue(c)
	defer SetCatalogue(nil)
	for _, x := range []struct{ got, want string }{
		{T("Bid %d", 5), "5 bieten"},
		{T("Pass"), "Pass"},
		{T("100 %"), "100 %"},
		{T("%[1]s pays %[2]s", "Ada", "Ben"), "Ben bekommt Geld von Ada"},
		{N(1, "%d mine of %s", "%d mines of %s", 1, "Ada"), "1 Mine von Ada"},
		{N(3, "%d mine of %s", "%d mines of %s", 3, "Ada"), "3 Minen von Ada"},
		{N(1, "%d card", "%d cards", 1), "1 card"},
	} {
		if x.got != x.want {
			t.Errorf("got %q, want %q", x.got, x.want)
		}
	}
	SetCatalogue(nil)
	if got := T("Bid %d", 5); got != "Bid 5" {
		t.Errorf("without a catalogue the text is %q, want Bid 5", got)
	}
}

// TestSentencesEndOnce checks that no full stop follows an inserted argument that ends with
// punctuation of its own.
func TestSentencesEndOnce(t *testing.T) {
	for _, c := range []struct{ text, arg, want string }{
		{"%s is gone.", "Got Lost?", "Got Lost? is gone."},
		{"Ada gets %s.", "Got Lost?", "Ada gets Got Lost?"},
		{"Ada gets %s. So it goes.", "Whoa!", "Ada gets Whoa! So it goes."},
		{"It wants this: %s.", "Pay 2 wood.", "It wants this: Pay 2 wood."},
		{"Wait for %s ...", "Ada", "Wait for Ada ..."},
		{"%s, then Ben.", "Got Lost?", "Got Lost?, then Ben."},
	} {
		if got := T(c.text, c.arg); got != c.want {
			t.Errorf("%q with %q is %q, want %q", c.text, c.arg, got, c.want)
		}
		if got := N(2, "", c.text, c.arg); got != c.want {
			t.Errorf("%q with %q is %q, want %q", c.text, c.arg, got, c.want)
		}
	}
}
