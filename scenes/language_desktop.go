//go:build !js

package scenes

import (
	"os"
	"os/exec"
	"runtime"
	"strings"
)

// systemLanguage returns the tag of the language that the system speaks, "" if it does not say.
func systemLanguage() string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if tag := languageTag(os.Getenv(name)); tag != "" {
			return tag
		}
	}
	if runtime.GOOS == "darwin" { // programs that are opened by a click get no LANG
		if out, err := exec.Command("defaults", "read", "-g", "AppleLocale").Output(); err == nil {
			return languageTag(string(out))
		}
	}
	return userLocale()
}

// languageTag returns the language of a locale: "de" for "de_AT.UTF-8"; "" for none.
func languageTag(locale string) string {
	tag, _, _ := strings.Cut(strings.TrimSpace(locale), "_")
	tag, _, _ = strings.Cut(tag, ".")
	tag, _, _ = strings.Cut(tag, "-")
	if tag == "C" || tag == "POSIX" {
		return "en"
	}
	return strings.ToLower(tag)
}

// systemCalm reports nothing: desktops have no common way to say that their user wants little motion.
func systemCalm() bool { return false }
