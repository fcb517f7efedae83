package stage

import (
	"gulch/assets"
	"gulch/render/words"
)

// Languages are what can be chosen, by tag, each in its own words.
var Languages = []struct{ Tag, Name string }{{words.English, "English"}, {"de", "Deutsch"}}

// Language returns the tag of the language that holds: the one chosen, or the system's, or English.
func (h *App) Language() string {
	for _, tag := range []string{h.Settings.Language, h.System} {
		if spoken(tag) {
			return tag
		}
	}
	return words.English
}

// spoken reports whether the app has a language.
func spoken(tag string) bool {
	for _, l := range Languages {
		if l.Tag == tag {
			return true
		}
	}
	return false
}

// speak makes the texts those of the language that holds.
func (h *App) speak() {
	tag := h.Language()
	if tag == words.Lang() {
		return
	}
	var c *words.Catalogue // English needs none
	if tag != words.English {
		var err error
		if c, err = words.Load(assets.Words(), tag); err != nil {
			h.Notice(err.Error())
			return
		}
	}
	words.Use(c)
	h.Renew()
}
