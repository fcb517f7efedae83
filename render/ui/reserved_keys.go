package ui

import "github.com/hajimehoshi/ebiten/v2"

// HelpKey shows all shortcuts that are active now, ZoomPreviewKey the zoom preview of the focused
// node. HintKey, UndoKey and SpeedKey are shortcuts of tables, ZoomKey toggles the zoom of a map,
// MinimizeKey minimizes and restores a close-up. Gamepad buttons are mapped to these keys, too.
const (
	HelpKey     = ebiten.KeyF1
	HintKey     = ebiten.KeyH
	UndoKey     = ebiten.KeyU
	SpeedKey    = ebiten.KeyS
	ZoomKey     = ebiten.KeyF
	MinimizeKey = ebiten.KeyW
)

// More keys of every table: RedoKey redoes an undone move, ReplayKey replays the last moves of the
// other players, CoachKey opens the coach, MuteKey toggles the sound.
const (
	RedoKey   = ebiten.KeyY
	ReplayKey = ebiten.KeyL
	CoachKey  = ebiten.KeyK
	MuteKey   = ebiten.KeyM
)

// Reserved reports whether key k has a fixed meaning in all games, so that no game may use it for a
// shortcut of its own.
func Reserved(k ebiten.Key) bool {
	switch k {
	case HelpKey, HintKey, UndoKey, SpeedKey, ZoomKey, MinimizeKey, ZoomPreviewKey, RuleKey, RedoKey, ReplayKey,
		CoachKey,
		MuteKey,
		ebiten.KeySpace, ebiten.KeyEscape, ebiten.KeyTab, ebiten.KeyF11:
		return true
	}
	return false
}

// FreeLetters returns the letter keys that a game may use for its own shortcuts.
func FreeLetters() (letters []ebiten.Key) {
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		if !Reserved(k) {
			letters = append(letters, k)
		}
	}
	return letters
}
