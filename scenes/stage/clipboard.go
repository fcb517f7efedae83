package stage

import (
	"gulch/render/ui"
	"gulch/scenes/clip"
)

// copy puts the text of a field onto the clipboard: the platform's, or where that cannot be
// reached, one of the app's own.
func (h *App) copy(text string) ui.Pending {
	if clip.Missing() != nil {
		h.copied = text
		return ownClip("")
	}
	return clip.Write(text)
}

// paste reads the clipboard that copy writes. The error for a missing clipboard is returned as long
// as nothing was copied.
func (h *App) paste() ui.Pending {
	if h.copied != "" && clip.Missing() != nil {
		return ownClip(h.copied)
	}
	return clip.Read()
}

// ownClip is the text on the app's own clipboard.
type ownClip string

// Poll returns the text at once.
func (c ownClip) Poll() (text string, err error, done bool) { return string(c), nil, true }
