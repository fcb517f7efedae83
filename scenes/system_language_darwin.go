package scenes

import "os/exec"

// userLocales returns the languages that the user of macOS prefers, the most preferred first.
// Programs that are opened from the desktop have no LANG variable.
func userLocales() []string {
	out, err := exec.Command("defaults", "read", "-g", "AppleLanguages").Output()
	if err != nil {
		return nil
	}
	return parseLocaleList(string(out))
}
