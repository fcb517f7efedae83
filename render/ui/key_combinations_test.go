package ui

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestChords checks that a key pressed with Ctrl, Alt or Meta is handled only if it is a key
// combination of the app.
func TestChords(t *testing.T) {
	ctrl, alt, meta := modifiers{ctrl: true}, modifiers{alt: true}, modifiers{meta: true}
	command, other := ctrl, meta
	if apple {
		command, other = meta, ctrl
	}
	for _, c := range []struct {
		name  string
		board *keyboard
		at    ebiten.Key
		held  modifiers
		shift bool
		keys  []ebiten.Key
		chord Chord
	}{
		{name: "H alone", at: ebiten.KeyH, keys: []ebiten.Key{HintKey}},
		{name: "Ctrl+H", at: ebiten.KeyH, held: command},
		{name: "Alt+H", at: ebiten.KeyH, held: alt},
		{name: "Meta+Z", at: ebiten.KeyZ, held: other},
		{name: "AltGr+Q on Windows", at: ebiten.KeyQ, held: modifiers{ctrl: true, alt: true}},
		{name: "Ctrl+Enter", at: ebiten.KeyEnter, held: command},
		{name: "Ctrl+Z", at: ebiten.KeyZ, held: command, keys: []ebiten.Key{UndoKey}},
		{name: "Ctrl+Z on AZERTY", board: azerty, at: ebiten.KeyW, held: command, keys: []ebiten.Key{UndoKey}},
		{name: "Ctrl+Z on QWERTZ", board: qwertz, at: ebiten.KeyY, held: command, keys: []ebiten.Key{UndoKey}},
		{name: "Ctrl+Z on a Russian keyboard", board: russian, at: ebiten.KeyZ, held: command,
			keys: []ebiten.Key{UndoKey}},
		{name: "Ctrl+Shift+Z", at: ebiten.KeyZ, held: command, shift: true, keys: []ebiten.Key{RedoKey}},
		{name: "Ctrl+Y", at: ebiten.KeyY, held: command, keys: []ebiten.Key{RedoKey}},
		{name: "Ctrl+A", at: ebiten.KeyA, held: command, chord: SelectAll},
		{name: "Ctrl+C", at: ebiten.KeyC, held: command, chord: Copy},
		{name: "Ctrl+X", at: ebiten.KeyX, held: command, chord: Cut},
		{name: "Ctrl+V", at: ebiten.KeyV, held: command, chord: Paste},
		{name: "Ctrl+Q on AZERTY", board: azerty, at: ebiten.KeyA, held: command, chord: Quit},
		{name: "Ctrl+Shift+Q", at: ebiten.KeyQ, held: command, shift: true},
		{name: "F11", at: ebiten.KeyF11, chord: FullScreen},
		{name: "Alt+Enter", at: ebiten.KeyEnter, held: alt, chord: FullScreen},
		{name: "Alt+F4", at: ebiten.KeyF4, held: alt},
	} {
		board := c.board
		if board == nil {
			board = &keyboard{}
		}
		var in Input
		in.strike([]ebiten.Key{c.at}, board, c.held, c.shift)
		if !slices.Equal(in.Keys, c.keys) || in.Chord != c.chord {
			t.Errorf("%s: keys %v and chord %v; want %v and %v", c.name, in.Keys, in.Chord, c.keys, c.chord)
		}
	}
}
