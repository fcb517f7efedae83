package stage

import (
	"strings"
	"testing"

	"gulch/render/i18n"
	"gulch/scenes/store"
)

// TestLanguageFollowsTheSystem checks that the app uses the system's language until the player
// chooses one.
func TestLanguageFollowsTheSystem(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	defer i18n.SetCatalogue(nil)
	for _, c := range []struct{ system, chosen, want string }{
		{"de", "", "de"}, {"fr", "", "fr"}, {"es", "", "es"}, {"it", "", "en"}, {"de", "en", "en"}, {"", "de", "de"},
		{"en", "tlh", "en"},
	} {
		h.SystemLanguage, h.Settings.Language = c.system, c.chosen
		h.ApplySettings()
		if h.Language() != c.want || i18n.Lang() != c.want {
			t.Errorf("system %q, chosen %q: the language is %q, texts are %q; want %q", c.system, c.chosen,
				h.Language(), i18n.Lang(), c.want)
		}
	}
}

// TestLanguageIsFetched checks that a chosen language whose texts are missing is fetched by the
// page, that the old language stays in use until its texts have arrived, and that a failure is
// shown to the player.
func TestLanguageIsFetched(t *testing.T) {
	page := &fakePage{texts: map[string][]byte{}}
	h, _ := newTestApp(t, store.NewMemory(nil))
	defer i18n.SetCatalogue(nil)
	h.Page, h.SystemLanguage = page, ""
	h.Push(&blank{})
	h.language.lacks = func(tag string) bool { return page.texts[tag] == nil }
	says := func(want string) {
		t.Helper()
		h.checkPage()
		if i18n.Lang() != want {
			t.Errorf("the language of the texts is %q; want %q", i18n.Lang(), want)
		}
	}
	h.SetLanguage("de")
	says("en")
	if page.asks != "de" || page.chosen != "de" || h.Language() != "de" {
		t.Errorf("the page fetches %q and stores the choice %q, want de; Language is %q", page.asks, page.chosen,
			h.Language())
	}
	page.texts["de"] = nil
	says("en")
	if !strings.Contains(h.toast.text, "Deutsch") || h.Language() != "en" {
		t.Errorf("after a failed fetch: toast %q, language %q; want a warning, en", h.toast.text, h.Language())
	}
	if page.chosen != "" || h.Settings.Language != "" {
		t.Errorf("after a failed fetch the page stores the choice %q, want the previous one", page.chosen)
	}
	delete(page.texts, "de")
	h.SetLanguage("de")
	says("en")
	page.texts["de"] = []byte("x 0\n")
	says("de")
	h.SetLanguage("en")
	says("en")
	h.SetLanguage("de") // the texts of German were fetched before
	says("de")
	page.texts["fr"] = nil
	h.SetLanguage("fr")
	says("de")
	if h.Language() != "de" {
		t.Errorf("after a failed fetch the language is %q, want de", h.Language())
	}
	if page.chosen != "de" || h.Settings.Language != "de" {
		t.Errorf("after a failed fetch the page stores the choice %q, want de", page.chosen)
	}
}
