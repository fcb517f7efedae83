package ui

import (
	"slices"

	"gulch/render/i18n"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Chord is a key combination with Ctrl (Cmd on an Apple keyboard) or Alt that the app handles. All
// other keys are ignored while Ctrl, Alt or Meta is held.
type Chord uint8

// The key combinations. Undo and redo are delivered as the keys [UndoKey] and [RedoKey] instead.
const (
	NoChord    Chord = iota
	SelectAll        // Ctrl+A
	Copy             // Ctrl+C
	Cut              // Ctrl+X
	Paste            // Ctrl+V
	FullScreen       // Alt+Enter, F11
	Quit             // Ctrl+Q
)

// CommandLabel returns the name of a key combination of a letter with Ctrl, "Ctrl+Z", or on an
// Apple keyboard "Cmd+Z". The letter is the Latin one on every keyboard.
func CommandLabel(letter string) string {
	if apple {
		return i18n.T("Cmd+%s", letter)
	}
	return i18n.T("Ctrl+%s", letter)
}

// letterChords maps the letter keys to their key combinations.
var letterChords = map[ebiten.Key]Chord{
	ebiten.KeyA: SelectAll, ebiten.KeyC: Copy, ebiten.KeyX: Cut, ebiten.KeyV: Paste, ebiten.KeyQ: Quit,
}

// modifiers are the modifier keys that are held, without Shift.
type modifiers struct{ ctrl, alt, meta bool }

func (m modifiers) any() bool { return m.ctrl || m.alt || m.meta }

// command reports whether only Ctrl is held, or on an Apple keyboard only Cmd. AltGr, which is Ctrl
// and Alt on Windows, does not count.
func (m modifiers) command() bool {
	if apple {
		return m == modifiers{meta: true}
	}
	return m == modifiers{ctrl: true}
}

// heldModifiers returns the modifiers that are held. A modifier released in this tick still counts,
// because the key pressed with it may be reported in the same tick.
func heldModifiers() modifiers {
	held := func(k ebiten.Key) bool { return ebiten.IsKeyPressed(k) || inpututil.IsKeyJustReleased(k) }
	return modifiers{
		ctrl: held(ebiten.KeyControlLeft) || held(ebiten.KeyControlRight),
		alt:  held(ebiten.KeyAltLeft) || held(ebiten.KeyAltRight),
		meta: held(ebiten.KeyMetaLeft) || held(ebiten.KeyMetaRight),
	}
}

// chord handles a key pressed together with modifiers. k is the key of the letter that it types, m
// the held modifiers, and shift is true if Shift is held, too. chord sets the field Chord, appends
// UndoKey or RedoKey to Keys, or does nothing if the combination has no meaning.
func (in *Input) chord(k ebiten.Key, m modifiers, shift bool) {
	switch {
	case m == modifiers{alt: true} && (k == ebiten.KeyEnter || k == ebiten.KeyNumpadEnter):
		in.Chord = FullScreen
	case !m.command():
	case k == ebiten.KeyZ && !shift:
		in.Keys = append(in.Keys, UndoKey)
	case k == ebiten.KeyZ, k == ebiten.KeyY && !shift:
		in.Keys = append(in.Keys, RedoKey)
	case !shift && letterChords[k] != NoChord:
		in.Chord = letterChords[k]
	}
}

// strike sets the fields Keys and Chord. keys are the keys that went down in this tick, named by
// their position on a US keyboard; m and shift are the modifiers that are held.
func (in *Input) strike(keys []ebiten.Key, board *keyboard, m modifiers, shift bool) {
	in.Keys = in.Keys[:0]
	for _, k := range keys {
		k, ok := board.logicalKey(k)
		switch {
		case !ok:
		case m.any():
			in.chord(k, m, shift)
		case k == ebiten.KeyF11:
			in.Chord = FullScreen
		default:
			in.Keys = append(in.Keys, k)
		}
	}
	if m.any() || len(keys) == 0 {
		return
	}
	for sign, k := range signKeys { // these signs count wherever the layout has them, with Shift or without
		if slices.Contains(in.Chars, sign) && !slices.Contains(in.Keys, k) {
			in.Keys = append(in.Keys, k)
		}
	}
}

// signKeys maps typed signs to keys. "+" and "=" map to the same key, as on a US keyboard.
var signKeys = map[rune]ebiten.Key{'-': ebiten.KeyMinus, '+': ebiten.KeyEqual, '=': ebiten.KeyEqual}
