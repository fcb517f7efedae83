package stage

import (
	"slices"

	"gulch/assets"
	"gulch/render/words"
)

// Language returns the tag of the language that holds: the one chosen, or the system's, or English.
func (h *App) Language() string {
	for _, tag := range []string{h.Settings.Language, h.System} {
		if slices.Contains(words.Languages(), tag) {
			return tag
		}
	}
	return words.English
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
