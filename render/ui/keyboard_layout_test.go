package ui

import (
	"maps"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// layoutOf returns a keyboard with a layout given by the three rows of letters: from Q to
// BracketRight, from A to Quote, from Z to Slash. A space stands for an unknown key.
func layoutOf(rows ...string) *keyboard {
	positions := [][]ebiten.Key{
		{ebiten.KeyQ, ebiten.KeyW, ebiten.KeyE, ebiten.KeyR, ebiten.KeyT, ebiten.KeyY, ebiten.KeyU, ebiten.KeyI,
			ebiten.KeyO, ebiten.KeyP,
			ebiten.KeyBracketLeft, ebiten.KeyBracketRight},
		{ebiten.KeyA, ebiten.KeyS, ebiten.KeyD, ebiten.KeyF, ebiten.KeyG, ebiten.KeyH, ebiten.KeyJ, ebiten.KeyK,
			ebiten.KeyL,
			ebiten.KeySemicolon, ebiten.KeyQuote},
		{ebiten.KeyZ, ebiten.KeyX, ebiten.KeyC, ebiten.KeyV, ebiten.KeyB, ebiten.KeyN, ebiten.KeyM, ebiten.KeyComma,
			ebiten.KeyPeriod,
			ebiten.KeySlash},
	}
	b := &keyboard{}
	for i, row := range rows {
		for j, c := range []rune(row) {
			if c != ' ' {
				b.learn(positions[i][j], c)
			}
		}
	}
	return b
}

var (
	azerty  = layoutOf("azertyuiop $", "qsdfghjklmù", "wxcvbn,;:!")
	qwertz  = layoutOf("qwertzuiopü+", "asdfghjklöä", "yxcvbnm,.-")
	dvorak  = layoutOf("',.pyfgcrl/=", "aoeuidhtns-", ";qjkxbmwvz")
	russian = layoutOf("йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю.")
	hebrew  = layoutOf("/'קראטוןםפ][", "שדגכעיחלךף,", "זסבהנמצתץ.")
	azeri   = layoutOf("qüertyuiopöğ", "asdfghjklıə", "zxcvbnmçş.")
)

// TestLetterKeysFollowLayout checks that letter keys are identified by the letter they type, and
// that a key that types a sign is not a letter key. Keyboards without Latin letters must use the
// positions.
func TestLetterKeysFollowLayout(t *testing.T) {
	for _, c := range []struct {
		name  string
		board *keyboard
		at    ebiten.Key // position on a US keyboard
		want  ebiten.Key // expected logical key, noKey if the key has no meaning
	}{
		{"US, nothing known", &keyboard{}, ebiten.KeyM, ebiten.KeyM},
		{"AZERTY, m", azerty, ebiten.KeySemicolon, ebiten.KeyM},
		{"AZERTY, comma", azerty, ebiten.KeyM, noKey},
		{"AZERTY, a", azerty, ebiten.KeyQ, ebiten.KeyA},
		{"QWERTZ, z", qwertz, ebiten.KeyY, ebiten.KeyZ},
		{"QWERTZ, y", qwertz, ebiten.KeyZ, ebiten.KeyY},
		{"Dvorak, s", dvorak, ebiten.KeySemicolon, ebiten.KeyS},
		{"Dvorak, quote in the place of Q", dvorak, ebiten.KeyQ, noKey},
		{"Dvorak, w", dvorak, ebiten.KeyComma, ebiten.KeyW},
		{"Russian", russian, ebiten.KeyU, ebiten.KeyU},
		{"Hebrew, a sign in the place of Q", hebrew, ebiten.KeyQ, ebiten.KeyQ},
		{"Azeri, which lacks w", azeri, ebiten.KeyW, ebiten.KeyW},
		{"a digit", azerty, ebiten.KeyDigit1, ebiten.KeyDigit1},
		{"an arrow", azerty, ebiten.KeyArrowUp, ebiten.KeyArrowUp},
		{"AZERTY of which only the comma is known", layoutOf("", "", "      ,"), ebiten.KeyM, noKey},
	} {
		got, ok := c.board.logicalKey(c.at)
		if !ok {
			got = noKey
		}
		if got != c.want {
			t.Errorf("%s: the key is %v; want %v", c.name, got, c.want)
		}
	}
}

// TestKeysAreNamedAsOnTheKeyboard checks the names of letter keys on several keyboards. Names that
// the fonts cannot draw are not used.
func TestKeysAreNamedAsOnTheKeyboard(t *testing.T) {
	for _, c := range []struct {
		board *keyboard
		want  map[string]string
	}{
		{azerty, map[string]string{}}, {dvorak, map[string]string{}}, {hebrew, map[string]string{}},
		{azeri, map[string]string{"W": "Ü"}},
	} {
		if got := c.board.names(); !maps.Equal(got, c.want) {
			t.Errorf("the names of the letter keys are %v, want %v", got, c.want)
		}
	}
	if got := russian.names(); got["U"] != "Г" || len(got) != 26 {
		t.Errorf("the names of the letter keys of a Russian keyboard are %v, want 26 with U as Г", got)
	}
}

// TestSignKeysFollowLayout checks that plus and minus are recognized by the typed sign, wherever
// the key is, with Shift or without.
func TestSignKeysFollowLayout(t *testing.T) {
	for _, c := range []struct {
		name  string
		board *keyboard
		at    ebiten.Key
		typed string
		want  []ebiten.Key
	}{
		{"US, nothing known", &keyboard{}, ebiten.KeyEqual, "", []ebiten.Key{ebiten.KeyEqual}},
		{"QWERTZ, plus", qwertz, ebiten.KeyBracketRight, "+", []ebiten.Key{ebiten.KeyBracketRight, ebiten.KeyEqual}},
		{"QWERTZ, minus", qwertz, ebiten.KeySlash, "-", []ebiten.Key{ebiten.KeySlash, ebiten.KeyMinus}},
		{"QWERTZ, accent in the place of plus", qwertz, ebiten.KeyEqual, "", nil},
		{"Swiss, Shift and 1", qwertz, ebiten.KeyDigit1, "+", []ebiten.Key{ebiten.KeyDigit1, ebiten.KeyEqual}},
	} {
		in := Input{Chars: []rune(c.typed)}
		in.strike([]ebiten.Key{c.at}, c.board, modifiers{}, false)
		if !slices.Equal(in.Keys, c.want) {
			t.Errorf("%s: keys %v; want %v", c.name, in.Keys, c.want)
		}
	}
}

// TestKeyCodes checks that browser key codes are converted to keys, and that codes of other keys
// are rejected.
func TestKeyCodes(t *testing.T) {
	for code, want := range map[string]ebiten.Key{
		"KeyA": ebiten.KeyA, "Digit7": ebiten.KeyDigit7, "Semicolon": ebiten.KeySemicolon,
		"BracketLeft": ebiten.KeyBracketLeft, "Enter": noKey, "A": noKey,
	} {
		if got, ok := keyOfCode(code); got != want || ok != (want != noKey) {
			t.Errorf("the code %q is %v; want %v", code, got, want)
		}
	}
}

// TestLettersAreNoShortcutsWhileTyping checks that letter keys and Backspace are not shortcuts
// while a text field has the focus, but other keys are.
func TestLettersAreNoShortcutsWhileTyping(t *testing.T) {
	name, number, pressed := "", "", 0
	var typist TextEditor
	r, step := textForm(&typist, &name, &number)
	r.Nodes[2].Keys, r.Nodes[2].Press = []ebiten.Key{ebiten.KeyU, ebiten.KeyBackspace, ebiten.KeyF2},
		func() { pressed++ }
	r.Focus("name")
	step(&Input{})
	step(&Input{Keys: []ebiten.Key{ebiten.KeyU}, Chars: []rune("u")})
	step(&Input{Keys: []ebiten.Key{ebiten.KeyBackspace}})
	if pressed != 0 || name != "u" {
		t.Errorf("while typing, letter keys pressed a button %d times and wrote %q, want 0 times and u", pressed, name)
	}
	if step(&Input{Keys: []ebiten.Key{ebiten.KeyF2}}); pressed != 1 {
		t.Error("F2 does not work as a shortcut while typing")
	}
	if r.Focus("ok"); pressed != 1 {
		t.Fatal("moving the focus presses a button")
	}
	if step(&Input{Keys: []ebiten.Key{ebiten.KeyU}}); pressed != 2 {
		t.Error("U does not work as a shortcut without a text field in focus")
	}
}
