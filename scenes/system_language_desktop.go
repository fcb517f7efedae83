//go:build !js

package scenes

import (
	"os"
	"slices"
	"strings"
	"unicode"

	"gulch/render/i18n"
)

// systemLanguage returns the language tag of the user's most preferred system language for which
// the app has a translation, "" if there is none.
func systemLanguage() string {
	locales := envLocales(os.Getenv)
	if len(locales) == 0 {
		locales = userLocales()
	}
	return preferredLanguage(locales)
}

// envLocales returns the locales given by environment variables, in order of preference. It follows
// the rules of gettext: the list in LANGUAGE comes first, unless the locale is C or POSIX. env
// returns the value of a variable.
func envLocales(env func(name string) string) []string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		locale := env(name)
		switch base, _, _ := strings.Cut(locale, "."); {
		case locale == "":
		case base == "C" || base == "POSIX":
			return []string{i18n.English}
		default:
			return append(strings.FieldsFunc(env("LANGUAGE"), func(r rune) bool { return r == ':' }), locale)
		}
	}
	return nil
}

// parseLocaleList parses a list of locales as macOS prints it: ("de-AT", "en-AT").
func parseLocaleList(list string) []string {
	return strings.FieldsFunc(list, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '-' && r != '_'
	})
}

// preferredLanguage returns the language tag of the first locale for which the app has a
// translation, "" if there is none.
func preferredLanguage(locales []string) string {
	for _, locale := range locales {
		if tag := languageTag(locale); slices.Contains(i18n.Languages(), tag) {
			return tag
		}
	}
	return ""
}

// languageTag returns the language of a locale: "de" for "de_AT.UTF-8". It returns "" if the locale
// has no language.
func languageTag(locale string) string {
	tag, _, _ := strings.Cut(strings.TrimSpace(locale), "_")
	tag, _, _ = strings.Cut(tag, ".")
	tag, _, _ = strings.Cut(tag, "-")
	return strings.ToLower(tag)
}

// prefersReducedMotion returns false, because the desktop systems have no common way to ask whether
// the user prefers reduced motion.
func prefersReducedMotion() bool { return false }
