//go:build !js

package scenes

import (
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"unicode"

	"gulch/render/words"
)

// systemLanguage returns the tag of the language that the system speaks, or of the dearest of those that its user reads in which
// the game can be had; "" if there is none.
func systemLanguage() string {
	locales := envLocales(os.Getenv)
	if len(locales) == 0 && runtime.GOOS == "darwin" { // programs that are opened by a click get no LANG
		if out, err := exec.Command("defaults", "read", "-g", "AppleLanguages").Output(); err == nil {
			locales = listedLocales(string(out))
		}
	}
	if len(locales) == 0 {
		locales = userLocales()
	}
	return dearest(locales)
}

// envLocales lists the locales that an environment asks for, the dearest first, as gettext reads it: the list of LANGUAGE goes
// before what is set, unless that is no language at all.
func envLocales(env func(name string) string) []string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		locale := env(name)
		switch base, _, _ := strings.Cut(locale, "."); {
		case locale == "":
		case base == "C" || base == "POSIX":
			return []string{words.English}
		default:
			return append(strings.FieldsFunc(env("LANGUAGE"), func(r rune) bool { return r == ':' }), locale)
		}
	}
	return nil
}

// listedLocales reads a list of locales as macOS writes it: ("de-AT", "en-AT").
func listedLocales(list string) []string {
	return strings.FieldsFunc(list, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '-' && r != '_'
	})
}

// dearest returns the first language of a list of locales in which the game can be had, "" for none.
func dearest(locales []string) string {
	for _, locale := range locales {
		if tag := languageTag(locale); slices.Contains(words.Languages(), tag) {
			return tag
		}
	}
	return ""
}

// languageTag returns the language of a locale: "de" for "de_AT.UTF-8"; "" for none.
func languageTag(locale string) string {
	tag, _, _ := strings.Cut(strings.TrimSpace(locale), "_")
	tag, _, _ = strings.Cut(tag, ".")
	tag, _, _ = strings.Cut(tag, "-")
	return strings.ToLower(tag)
}

// systemCalm reports nothing: desktops have no common way to say that their user wants little motion.
func systemCalm() bool { return false }
