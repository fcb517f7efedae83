package stage

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/ui"
)

// SoundButton returns the round button at r that mutes and unmutes the sound. Its shortcut key
// works in every scene.
func (h *App) SoundButton(r geom.Rect) ui.Node {
	label, icon := i18n.T("Sound: on"), "speaker"
	if h.Settings.Mute {
		label, icon = i18n.T("Sound: off"), "speaker-off"
	}
	n := ui.Disc("sound", label, i18n.T("Turn sound on or off. Set the volumes in Options. (M)"), icon, r, h.ToggleMute)
	n.DisabledReason = i18n.T(h.Sound.SilenceReason())
	return n
}

// FullScreenButton returns the round button at r that switches between full screen and window.
func (h *App) FullScreenButton(r geom.Rect) ui.Node {
	return ui.Disc("fullscreen", i18n.T("Full screen"),
		i18n.T("Switch between full screen and a window.")+" (F11)", "expand", r, h.ToggleFullScreen)
}

// ToggleFullScreen switches between full screen and window.
func (h *App) ToggleFullScreen() {
	h.Settings.FullScreen = !h.Settings.FullScreen
	h.SettingsChanged()
	h.Top().Base().Rebuild()
}
