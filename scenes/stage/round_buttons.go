package stage

import (
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/render/words"
)

// SoundDisc returns the round button that mutes and unmutes. Its key works in every scene.
func (h *App) SoundDisc(r geom.Rect) ui.Node {
	label, icon := words.T("Sound: on"), "speaker"
	if h.Settings.Mute {
		label, icon = words.T("Sound: off"), "speaker-off"
	}
	n := ui.Disc("sound", label, words.T("Silence, or not. The volumes are in the options. (M)"), icon, r, h.ToggleMute)
	n.Why = words.T(h.Sound.Why())
	return n
}

// ScreenDisc returns the round button that switches between full screen and window.
func (h *App) ScreenDisc(r geom.Rect) ui.Node {
	return ui.Disc("fullscreen", words.T("Full screen"),
		words.T("Fills the screen, or goes back to a window.")+" (F11)", "expand", r, h.ToggleFullScreen)
}

// ToggleFullScreen switches between full screen and window.
func (h *App) ToggleFullScreen() {
	h.Settings.FullScreen = !h.Settings.FullScreen
	h.SettingsChanged()
	h.Top().Stage().Rebuild()
}
