package release

import (
	"slices"
	"strings"
	"testing"

	"gulch/render/i18n"
)

// TestDescriptionsInEveryLanguage fails if there are no descriptions in a language that players can
// choose.
func TestDescriptionsInEveryLanguage(t *testing.T) {
	share, err := Release{Version: "1.2.3", Date: "2026-05-04"}.Share(nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, tag := range i18n.Languages() {
		if !slices.ContainsFunc(Texts, func(x Text) bool { return x.Lang == tag }) {
			t.Errorf("release.Texts has no text in the language %s", tag)
		}
	}
	entry, about := string(share[0].Data), string(share[1].Data)
	for _, want := range []string{
		"\nGenericName=Board games\n", "\nGenericName[fr]=Jeux de société\n", "\nComment[de]=Brettspiele",
		"\nKeywords[es]=juego", "\nExec=gulch\n",
	} {
		if !strings.Contains(entry, want) {
			t.Errorf("the .desktop file lacks %q:\n%s", want, entry)
		}
	}
	for _, text := range Texts {
		in := ` xml:lang="` + text.Lang + `"`
		if text.Lang == "en" {
			in = ""
		}
		for _, want := range []string{"<summary" + in + ">" + text.Summary + "<", "<p" + in + ">" + text.Lead + "<",
			"<p" + in + ">" + text.More + "<"} {
			if !strings.Contains(about, want) {
				t.Errorf("metainfo.xml lacks %q:\n%s", want, about)
			}
		}
		if text.Windows == "" || !strings.HasSuffix(text.Keywords, ";") {
			t.Errorf("the text in the language %s has empty fields: %+v", text.Lang, text)
		}
	}
	if strings.Contains(entry, "\n\n") || !strings.HasSuffix(entry, "StartupNotify=false\n") {
		t.Errorf("the .desktop file has empty lines:\n%s", entry)
	}
}
