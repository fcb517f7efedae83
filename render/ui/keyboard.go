package ui

import (
	"slices"
	"unicode"

	"gulch/render/paint"
	"gulch/render/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// layoutKeys are the keys whose meaning depends on the layout of the keyboard, named by what they
// are on a US one.
var layoutKeys = func() (keys []ebiten.Key) {
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		keys = append(keys, k)
	}
	for k := ebiten.KeyDigit0; k <= ebiten.KeyDigit9; k++ {
		keys = append(keys, k)
	}
	return append(keys, ebiten.KeyMinus, ebiten.KeyEqual, ebiten.KeyBracketLeft, ebiten.KeyBracketRight, ebiten.KeyBackslash,
		ebiten.KeySemicolon, ebiten.KeyQuote, ebiten.KeyBackquote, ebiten.KeyComma, ebiten.KeyPeriod, ebiten.KeySlash)
}()

// keyboard maps the keys of the player's keyboard, which Ebitengine names by their position on a US
// keyboard, to the letters that they type. The shortcuts of the app are letters; arrows, digits,
// Enter and so on are positions.
//
// A keyboard that types no Latin letters, such as a Greek one, keeps the positions: its keys bear
// the Latin letters, too.
type keyboard struct {
	typed  map[ebiten.Key]rune // what keys type without Shift, in lower case, as far as it is known
	next   int                 // index in layoutKeys of the key that is looked at next
	source layoutSource
}

// learn notes what a key types, 0 for nothing that is known. It reports whether that is new.
func (b *keyboard) learn(k ebiten.Key, c rune) bool {
	c = unicode.ToLower(c)
	old, known := b.typed[k]
	if c == 0 {
		delete(b.typed, k)
		return known
	}
	if b.typed == nil {
		b.typed = map[ebiten.Key]rune{}
	}
	b.typed[k] = c
	return c != old
}

func isLetter(k ebiten.Key) bool { return k >= ebiten.KeyA && k <= ebiten.KeyZ }

// letterOf returns the key of a Latin letter.
func letterOf(c rune) (ebiten.Key, bool) {
	return ebiten.KeyA + ebiten.Key(c-'a'), c >= 'a' && c <= 'z'
}

// means returns the key by which the app calls a key of the keyboard: letters by what is typed. It
// reports false for a key that means nothing, such as the comma that lies where M is on a US
// keyboard.
func (b *keyboard) means(k ebiten.Key) (ebiten.Key, bool) {
	c := b.typed[k]
	if letter, ok := letterOf(c); ok {
		return letter, true
	}
	switch {
	case isLetter(k):
		return k, b.keyOf(k) == k
	case k == ebiten.KeyMinus, k == ebiten.KeyEqual: // the signs that are typed count, see signKeys
		return k, signKeys[c] == k || len(b.typed) == 0
	}
	return k, true
}

// keyOf returns the key that stands for a letter: the one that types it, or else the one at its
// position on a US keyboard. That has to be free: it types no other Latin letter, and no sign,
// unless the keyboard has no Latin letters at all.
func (b *keyboard) keyOf(letter ebiten.Key) ebiten.Key {
	foreign := false
	latin := false
	for k, c := range b.typed {
		l, ok := letterOf(c)
		if ok && l == letter {
			return k
		}
		latin = latin || ok
		foreign = foreign || unicode.IsLetter(c) && !unicode.Is(unicode.Latin, c)
	}
	c, known := b.typed[letter]
	_, other := letterOf(c)
	if !known || !other && (unicode.IsLetter(c) || foreign && !latin) {
		return letter
	}
	return noKey
}

// noKey is no key of a keyboard.
const noKey ebiten.Key = -1

// names returns what the letter keys are called on this keyboard, by their letters, where that is
// not the letter: a Russian keyboard calls U "Г".
func (b *keyboard) names() map[string]string {
	names := map[string]string{}
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		c := b.typed[b.keyOf(k)]
		if _, latin := letterOf(c); !latin && unicode.IsLetter(c) && paint.Legible(unicode.ToUpper(c)) {
			names[k.String()] = string(unicode.ToUpper(c))
		}
	}
	return names
}

// follow brings what is known of the keyboard up to date; struck are the keys that went down in
// this tick. It reports whether letter keys have other names now.
func (b *keyboard) follow(struck []ebiten.Key) (renamed bool) {
	changed := b.source.look(b, struck)
	return changed && words.NameKeys(b.names())
}

// first returns the rune of the name of a key, 0 for a name of several: "Dead".
func first(name string) rune {
	runes := []rune(name)
	if len(runes) != 1 || unicode.IsControl(runes[0]) || unicode.IsSpace(runes[0]) {
		return 0
	}
	return runes[0]
}

// keyOfCode returns the key of KeyboardEvent.code, as browsers call it: "KeyA", "Digit1",
// "Semicolon".
func keyOfCode(code string) (ebiten.Key, bool) {
	i := slices.IndexFunc(layoutKeys, func(k ebiten.Key) bool { return codeOf(k) == code })
	if i < 0 {
		return noKey, false
	}
	return layoutKeys[i], true
}

// codeOf returns the KeyboardEvent.code of a key.
func codeOf(k ebiten.Key) string {
	if isLetter(k) {
		return "Key" + k.String()
	}
	return k.String()
}

// chordLetter returns the letter of a key that was struck with a modifier, with which it types c:
// Cmd makes a Russian keyboard type Latin letters.
func (b *keyboard) chordLetter(k ebiten.Key, c rune) ebiten.Key {
	if letter, ok := letterOf(unicode.ToLower(c)); ok {
		return letter
	}
	if k, ok := b.means(k); ok {
		return k
	}
	return noKey
}
