package stage

import (
	"slices"

	"gulch/assets"
	"gulch/render/i18n"
)

// Language returns the tag of the current language: the chosen language, else the system's, else
// English. A language whose texts could not be fetched is skipped until the player chooses it
// again.
func (h *App) Language() string {
	tags := []string{h.Settings.Language, h.SystemLanguage}
	if h.language.failed != "" {
		tags = []string{h.Settings.Language, i18n.Lang()}
	}
	for _, tag := range tags {
		if slices.Contains(i18n.Languages(), tag) && tag != h.language.failed {
			return tag
		}
	}
	return i18n.English
}

// SetLanguage selects a language. In a browser the page may have to fetch its texts first. If that
// fails, the previous choice is restored, so that the next start does not begin with a language
// without texts.
func (h *App) SetLanguage(tag string) {
	if !h.language.turning {
		h.language.turning, h.language.before = true, h.Settings.Language
	}
	h.Settings.Language, h.language.failed = tag, ""
	h.SettingsChanged()
	if h.language.fetching != "" {
		h.Announce(i18n.T("Loading the texts …"))
	}
}

// languageFetch is the state of switching to a language whose texts the page may have to fetch.
type languageFetch struct {
	fetching string // tag of the language being fetched, "" for none
	// turning is true from the time when the player chooses a language until that language is
	// applied or its texts could not be fetched. The field before is the tag of the language chosen
	// previously.
	turning bool
	before  string
	failed  string // tag of the language whose texts could not be fetched, "" for none
	sent    string // tag of the chosen language that was last stored in the page for the next start
	lacks   func(tag string) bool
}

// lacks reports whether the texts of the language with the given tag are not loaded yet.
func (h *App) lacks(tag string) bool {
	if h.language.lacks != nil { // set by tests
		return h.language.lacks(tag)
	}
	return !assets.HasLanguage(tag)
}

// applyLanguage switches the texts to the current language, or starts to fetch them.
func (h *App) applyLanguage() {
	tag := h.Language()
	if tag == i18n.Lang() {
		h.language.fetching, h.language.turning = "", false
		return
	}
	if h.Page != nil && tag != i18n.English && h.lacks(tag) {
		h.language.fetching = tag
		h.Page.FetchLanguage(tag)
		h.checkLanguageFetch()
		return
	}
	h.language.fetching, h.language.turning = "", false
	var c *i18n.Catalogue // nil for English
	if tag != i18n.English {
		var err error
		if c, err = i18n.Load(assets.Translations(), tag); err != nil {
			h.Toast(err.Error())
			return
		}
	}
	i18n.SetCatalogue(c)
	h.RebuildAll()
}

// checkLanguageFetch applies the texts of a language once the page has fetched them. If the page
// could not fetch them, it shows a toast and restores the previous choice.
func (h *App) checkLanguageFetch() {
	tag := h.language.fetching
	if tag == "" {
		return
	}
	texts, failed := h.Page.FetchedLanguage(tag)
	if texts == nil && !failed {
		return
	}
	h.language.fetching = ""
	if !failed {
		failed = assets.AddLanguage(texts) != nil
	}
	if failed || h.lacks(tag) {
		h.language.failed = tag
		l, _ := i18n.FindLanguage(tag)
		if h.language.turning {
			h.language.turning, h.Settings.Language = false, h.language.before
			h.SettingsChanged()
		}
		h.Toast(i18n.T("The texts of this language couldn't be loaded: %s. Check your connection and choose it again.", l.Name))
	} else {
		h.applyLanguage()
	}
	if top := h.Top(); top != nil {
		top.Base().Rebuild()
	}
}

// sendLanguage stores the chosen language in the page ("" for the browser's language), so that the
// page starts with it next time.
func (h *App) sendLanguage() {
	if chosen := h.Settings.Language; chosen != h.language.sent {
		h.language.sent = chosen
		h.Page.StoreLanguage(chosen)
	}
}
