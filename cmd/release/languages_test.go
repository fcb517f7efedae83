package release

import (
	"slices"
	"strings"
	"testing"

	"gulch/render/words"
)

// TestPackagesSpeakEveryLanguage fails when what a package tells of itself lacks a language that players can choose.
func TestPackagesSpeakEveryLanguage(t *testing.T) {
	share, err := Release{Version: "1.2.3", Date: "2026-05-04"}.Share(nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, tag := range words.Languages() {
		if !slices.ContainsFunc(Texts, func(x Text) bool { return x.Lang == tag }) {
			t.Errorf("packages do not tell of themselves in %s", tag)
		}
	}
	entry, about := string(share[0].Data), string(share[1].Data)
	for _, want := range []string{
		"\nGenericName=Board games\n", "\nGenericName[fr]=Jeux de société\n", "\nComment[de]=Brettspiele", "\nKeywords[es]=juego", "\nExec=gulch\n",
	} {
		if !strings.Contains(entry, want) {
			t.Errorf("the entry of the menu lacks %q:\n%s", want, entry)
		}
	}
	for _, text := range Texts {
		in := ` xml:lang="` + text.Lang + `"`
		if text.Lang == "en" {
			in = ""
		}
		for _, want := range []string{"<summary" + in + ">" + text.Summary + "<", "<p" + in + ">" + text.Lead + "<", "<p" + in + ">" + text.More + "<"} {
			if !strings.Contains(about, want) {
				t.Errorf("the description lacks %q:\n%s", want, about)
			}
		}
		if text.Windows == "" || !strings.HasSuffix(text.Keywords, ";") {
			t.Errorf("%s: %+v", text.Lang, text)
		}
	}
	if strings.Contains(entry, "\n\n") || !strings.HasSuffix(entry, "StartupNotify=false\n") {
		t.Errorf("there are empty lines in the entry of the menu:\n%s", entry)
	}
}
