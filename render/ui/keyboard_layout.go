package ui

import (
	"slices"
	"unicode"

	"gulch/render/i18n"
	"gulch/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// layoutKeys are the keys whose meaning depends on the keyboard layout, named as on a US keyboard.
var layoutKeys = func() (keys []ebiten.Key) {
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		keys = append(keys, k)
	}
	for k := ebiten.KeyDigit0; k <= ebiten.KeyDigit9; k++ {
		keys = append(keys, k)
	}
	return append(keys, ebiten.KeyMinus, ebiten.KeyEqual, ebiten.KeyBracketLeft, ebiten.KeyBracketRight,
		ebiten.KeyBackslash,
		ebiten.KeySemicolon, ebiten.KeyQuote, ebiten.KeyBackquote, ebiten.KeyComma, ebiten.KeyPeriod, ebiten.KeySlash)
}()

// keyboard maps the keys of the player's keyboard, which Ebitengine names by their position on a US
// keyboard, to the letters that they type. The app's shortcuts for letters follow the typed letter.
// Arrows, digits, Enter and similar keys are identified by their position.
//
// A keyboard without Latin letters, for example a Greek one, uses the positions, because its keys
// are also labelled with the Latin letters of those positions.
type keyboard struct {
	typed  map[ebiten.Key]rune // letter that a key types without Shift, in lower case; only for keys seen so far
	next   int                 // index in layoutKeys of the key whose letter is looked up next
	source layoutSource
}

// learn records that key k types the letter c, 0 for unknown. It reports whether that changes the
// recorded layout.
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

// letterOf returns the key of a Latin letter, and false for other runes.
func letterOf(c rune) (ebiten.Key, bool) {
	return ebiten.KeyA + ebiten.Key(c-'a'), c >= 'a' && c <= 'z'
}

// logicalKey converts a key named by its position to the key that the app uses for it: a letter key
// to the key of the letter that it types. It returns false for a key without a meaning in the app,
// such as the key at the position of M on keyboards where it types a comma.
func (b *keyboard) logicalKey(k ebiten.Key) (ebiten.Key, bool) {
	c := b.typed[k]
	if letter, ok := letterOf(c); ok {
		return letter, true
	}
	switch {
	case isLetter(k):
		return k, b.keyOf(k) == k
	case k == ebiten.KeyMinus, k == ebiten.KeyEqual: // only the typed sign counts, see signKeys
		return k, signKeys[c] == k || len(b.typed) == 0
	}
	return k, true
}

// keyOf returns the key, named by its position, for the shortcut with the given letter: the key
// that types the letter. If no key types it, keyOf returns the key at the letter's position on a US
// keyboard, provided that this key types neither another Latin letter nor a sign; on keyboards
// without Latin letters a sign does not matter. Otherwise it returns noKey.
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

// noKey is an invalid key.
const noKey ebiten.Key = -1

// names returns a map from Latin letters to the names of their keys on this keyboard. It has
// entries only for keys whose name is not the letter: on a Russian keyboard the key for U is named
// "Г".
func (b *keyboard) names() map[string]string {
	names := map[string]string{}
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		c := b.typed[b.keyOf(k)]
		if _, latin := letterOf(c); !latin && unicode.IsLetter(c) && paint.HasGlyph(unicode.ToUpper(c)) {
			names[k.String()] = string(unicode.ToUpper(c))
		}
	}
	return names
}

// update updates the keyboard layout; struck are the keys that went down in this tick. It reports
// whether the names of letter keys have changed.
func (b *keyboard) update(struck []ebiten.Key) (renamed bool) {
	changed := b.source.update(b, struck)
	return changed && i18n.NameKeys(b.names())
}

// first returns the only rune of a key's name, 0 for names of several runes such as "Dead".
func first(name string) rune {
	runes := []rune(name)
	if len(runes) != 1 || unicode.IsControl(runes[0]) || unicode.IsSpace(runes[0]) {
		return 0
	}
	return runes[0]
}

// keyOfCode returns the key with a KeyboardEvent.code of the browser: "KeyA", "Digit1",
// "Semicolon". It returns false for keys that are not in layoutKeys.
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
