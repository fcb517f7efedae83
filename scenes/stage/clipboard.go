package stage

import (
	"gulch/render/ui"
	"gulch/scenes/clip"
)

// copy writes text from a text field to the platform's clipboard. If the platform has no clipboard,
// the app remembers the text itself.
func (h *App) copy(text string) ui.ClipboardRequest {
	if clip.Unavailable() != nil {
		h.copied = text
		return ownClip("")
	}
	return clip.Write(text)
}

// paste reads the clipboard to which copy writes. If the platform has no clipboard and no text was
// copied before, the request ends with the error that there is no clipboard.
func (h *App) paste() ui.ClipboardRequest {
	if h.copied != "" && clip.Unavailable() != nil {
		return ownClip(h.copied)
	}
	return clip.Read()
}

// ownClip is a completed clipboard request. Its value is the text that the app itself remembers, on
// a platform without a clipboard.
type ownClip string

// Poll returns the text. The request is always done.
func (c ownClip) Poll() (text string, err error, done bool) { return string(c), nil, true }
