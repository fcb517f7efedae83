package stage

import (
	"gulch/render/ui"
	"gulch/scenes/clip"
)

// copy puts the text of a field onto the platform's clipboard or, if there is none, onto a
// clipboard of the app.
func (h *App) copy(text string) ui.ClipboardRequest {
	if clip.Unavailable() != nil {
		h.copied = text
		return ownClip("")
	}
	return clip.Write(text)
}

// paste reads the clipboard that copy writes. If the platform has no clipboard and nothing was
// copied, it returns the error of the missing clipboard.
func (h *App) paste() ui.ClipboardRequest {
	if h.copied != "" && clip.Unavailable() != nil {
		return ownClip(h.copied)
	}
	return clip.Read()
}

// ownClip is the text on the app's own clipboard.
type ownClip string

// Poll returns the text at once.
func (c ownClip) Poll() (text string, err error, done bool) { return string(c), nil, true }
