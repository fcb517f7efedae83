package ui

import (
	"slices"

	"gulch/render/words"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Chord is a key struck with Ctrl (Cmd on an Apple keyboard) or Alt that means something. All other
// keys do nothing while Ctrl, Alt or Meta is held.
type Chord uint8

// The chords. Undo and redo arrive as [UndoKey] and [RedoKey] instead.
const (
	NoChord    Chord = iota
	SelectAll        // Ctrl+A
	Copy             // Ctrl+C
	Cut              // Ctrl+X
	Paste            // Ctrl+V
	FullScreen       // Alt+Enter, F11
	Quit             // Ctrl+Q
)

// Command names a letter struck with the key of commands: "Ctrl+Z", on an Apple keyboard "Cmd+Z".
// Chords are called by the Latin letter on every keyboard.
func Command(letter string) string {
	if apple {
		return words.T("Cmd+%s", letter)
	}
	return words.T("Ctrl+%s", letter)
}

// letterChords are the letters of the chords in fields of text and of the program.
var letterChords = map[ebiten.Key]Chord{
	ebiten.KeyA: SelectAll, ebiten.KeyC: Copy, ebiten.KeyX: Cut, ebiten.KeyV: Paste, ebiten.KeyQ: Quit,
}

// modifiers are the modifier keys that are held, Shift apart.
type modifiers struct{ ctrl, alt, meta bool }

func (m modifiers) any() bool { return m.ctrl || m.alt || m.meta }

// command reports whether the key of commands is held, and no other: Ctrl, or Cmd on an Apple
// keyboard. AltGr is Ctrl and Alt on Windows and is no command.
func (m modifiers) command() bool {
	if apple {
		return m == modifiers{meta: true}
	}
	return m == modifiers{ctrl: true}
}

// heldModifiers reads the modifiers. One that was released in this tick still counts: the key
// struck with it may have arrived in the same tick.
func heldModifiers() modifiers {
	held := func(k ebiten.Key) bool { return ebiten.IsKeyPressed(k) || inpututil.IsKeyJustReleased(k) }
	return modifiers{
		ctrl: held(ebiten.KeyControlLeft) || held(ebiten.KeyControlRight),
		alt:  held(ebiten.KeyAltLeft) || held(ebiten.KeyAltRight),
		meta: held(ebiten.KeyMetaLeft) || held(ebiten.KeyMetaRight),
	}
}

// chord takes a key that was struck with modifiers, a letter by what it types: it becomes a chord,
// undo, redo, or nothing.
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

// strike takes the keys that went down in this tick, by position, and the modifiers that were held.
func (in *Input) strike(keys []ebiten.Key, board *keyboard, m modifiers, shift bool) {
	in.Keys = in.Keys[:0]
	for _, k := range keys {
		k, ok := board.means(k)
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
	for sign, k := range signKeys { // wherever they lie, with Shift or without
		if slices.Contains(in.Chars, sign) && !slices.Contains(in.Keys, k) {
			in.Keys = append(in.Keys, k)
		}
	}
}

// signKeys are the keys of signs by the signs: on a US keyboard "+" and "=" are one key.
var signKeys = map[rune]ebiten.Key{'-': ebiten.KeyMinus, '+': ebiten.KeyEqual, '=': ebiten.KeyEqual}
