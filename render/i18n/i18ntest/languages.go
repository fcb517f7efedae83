// Package i18ntest switches the language of all texts in tests.
package i18ntest

import (
	"testing"

	"gulch/assets"
	"gulch/render/i18n"
)

// Use switches all texts to a language. The caller must switch back to English with
// i18n.SetCatalogue(nil).
func Use(t testing.TB, lang string) {
	t.Helper()
	i18n.SetCatalogue(nil)
	if lang == i18n.English {
		return
	}
	c, err := i18n.Load(assets.Translations(), lang)
	if err != nil {
		t.Fatal(err)
	}
	i18n.SetCatalogue(c)
}

// Each calls do once for every language, with all texts in that language.
func Each(t testing.TB, do func(lang string)) {
	t.Helper()
	defer i18n.SetCatalogue(nil)
	for _, lang := range i18n.Languages() {
		Use(t, lang)
		do(lang)
	}
}
