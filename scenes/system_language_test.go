//go:build !js

package scenes

import (
	"runtime"
	"slices"
	"testing"
)

func TestLanguageTags(t *testing.T) {
	for locale, want := range map[string]string{"de_AT.UTF-8": "de", "de-CH\n": "de", "en_US": "en", "": "",
		"DE": "de"} {
		if got := languageTag(locale); got != want {
			t.Errorf("languageTag(%q) = %q; want %q", locale, got, want)
		}
	}
}

// TestSystemLanguage checks that the first start uses the user's most preferred system
// language for which there is a translation.
func TestSystemLanguage(t *testing.T) {
	for _, c := range []struct {
		env  map[string]string
		want string
	}{
		{nil, ""},
		{map[string]string{"LANG": "fr_CA.UTF-8"}, "fr"},
		{map[string]string{"LANG": "C.UTF-8"}, "en"},
		{map[string]string{"LANG": "POSIX", "LANGUAGE": "de"}, "en"},
		{map[string]string{"LANG": "de_DE", "LC_MESSAGES": "es_MX"}, "es"},
		{map[string]string{"LANG": "de_DE", "LC_ALL": "fr_FR", "LC_MESSAGES": "es_MX"}, "fr"},
		{map[string]string{"LANG": "ca_ES.UTF-8", "LANGUAGE": "ca:es:en"}, "es"},
		{map[string]string{"LANG": "it_CH", "LANGUAGE": "it"}, ""},
	} {
		if got := preferredLanguage(envLocales(func(name string) string { return c.env[name] })); got != c.want {
			t.Errorf("environment %v: language %q; want %q", c.env, got, c.want)
		}
	}
	t.Setenv("LC_ALL", "es_MX.UTF-8")
	t.Setenv("LANGUAGE", "")
	if got := systemLanguage(); got != "es" {
		t.Errorf("with LC_ALL=es_MX.UTF-8 the language is %q; want \"es\"", got)
	}
	list := parseLocaleList("(\n    \"it-CH\",\n    \"fr-CH\",\n    \"de\"\n)\n")
	if !slices.Equal(list, []string{"it-CH", "fr-CH", "de"}) || preferredLanguage(list) != "fr" {
		t.Errorf("parseLocaleList returns %q", list)
	}
}

// TestSystemLanguageOfLinux checks that the app does not choose a language if the environment has
// none.
func TestSystemLanguageOfLinux(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the system itself has a list of languages")
	}
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		t.Setenv(name, "")
	}
	if got := systemLanguage(); got != "" {
		t.Errorf("without LC_ALL, LC_MESSAGES and LANG the language is %q; want none", got)
	}
}
