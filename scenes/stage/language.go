package stage

import (
	"slices"

	"gulch/assets"
	"gulch/render/words"
)

// Language returns the tag of the language that holds: the one chosen, or the system's, or English. One whose texts could not
// be fetched does not hold until it is chosen again: what was spoken before goes on.
func (h *App) Language() string {
	tags := []string{h.Settings.Language, h.System}
	if h.tongue.failed != "" {
		tags = []string{h.Settings.Language, words.Lang()}
	}
	for _, tag := range tags {
		if slices.Contains(words.Languages(), tag) && tag != h.tongue.failed {
			return tag
		}
	}
	return words.English
}

// SetLanguage chooses a language. In a browser its texts may have to be fetched before they are shown; where they do not come, what
// was chosen before stays chosen, so that the next start does not begin with what is not there.
func (h *App) SetLanguage(tag string) {
	if !h.tongue.turning {
		h.tongue.turning, h.tongue.before = true, h.Settings.Language
	}
	h.Settings.Language, h.tongue.failed = tag, ""
	h.SettingsChanged()
	if h.tongue.coming != "" {
		h.Say(words.T("Fetching the texts …"))
	}
}

// tongue is how the app stands to languages that the page has to fetch.
type tongue struct {
	coming string // the one that is on its way, "" for none
	// turning is true from the choice of a language until it is spoken or has failed; before is what was chosen until then.
	turning bool
	before  string
	failed  string // the one that did not come, "" for none
	told    string // what the page was told of, to begin with at the next start
	lacks   func(tag string) bool
}

// lacks reports whether the texts of a language are not here yet.
func (h *App) lacks(tag string) bool {
	if h.tongue.lacks != nil { // in tests
		return h.tongue.lacks(tag)
	}
	return !assets.Has(tag)
}

// speak makes the texts those of the language that holds.
func (h *App) speak() {
	tag := h.Language()
	if tag == words.Lang() {
		h.tongue.coming, h.tongue.turning = "", false
		return
	}
	if h.Page != nil && tag != words.English && h.lacks(tag) {
		h.tongue.coming = tag
		h.Page.Bring(tag)
		h.heedTongue()
		return
	}
	h.tongue.coming, h.tongue.turning = "", false
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

// heedTongue takes the texts of a language that the page has fetched, and says so where it could not.
func (h *App) heedTongue() {
	tag := h.tongue.coming
	if tag == "" {
		return
	}
	texts, failed := h.Page.Brought(tag)
	if texts == nil && !failed {
		return
	}
	h.tongue.coming = ""
	if !failed {
		failed = assets.Bring(texts) != nil
	}
	if failed || h.lacks(tag) {
		h.tongue.failed = tag
		l, _ := words.Find(tag)
		if h.tongue.turning {
			h.tongue.turning, h.Settings.Language = false, h.tongue.before
			h.SettingsChanged()
		}
		h.Notice(words.T("The texts of this language could not be fetched: %s. Look at your connection and choose it again.", l.Name))
	} else {
		h.speak()
	}
	if top := h.Top(); top != nil {
		top.Stage().Rebuild()
	}
}

// tellTongue tells the page which language was chosen, "" for the browser's, so that it begins with that the next time.
func (h *App) tellTongue() {
	if chosen := h.Settings.Language; chosen != h.tongue.told {
		h.tongue.told = chosen
		h.Page.Speak(chosen)
	}
}
