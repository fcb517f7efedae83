//go:build !js

package scenes

import "testing"

func TestLanguageTags(t *testing.T) {
	for locale, want := range map[string]string{
		"de_AT.UTF-8": "de", "de-CH\n": "de", "en_US": "en", "C.UTF-8": "en", "POSIX": "en", "": "", "DE": "de",
	} {
		if got := languageTag(locale); got != want {
			t.Errorf("languageTag(%q) = %q; want %q", locale, got, want)
		}
	}
}
