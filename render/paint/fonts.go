package paint

import (
	"bytes"
	"fmt"
	"strings"

	"gulch/assets"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Face is a typeface of the app.
type Face uint8

// The typefaces: Display (Rye) for titles and names, the others (Bitter) for running text.
const (
	Body Face = iota
	Bold
	Italic
	Display
	faces
)

// fontFiles are the names of the main font files, indexed by typeface; see assets.Font.
var fontFiles = [faces]string{Body: "bitter", Bold: "bitter-bold", Italic: "bitter-italic", Display: "rye"}

// script is a set of letters that need additional font files. Few texts contain such letters, so
// the files are opened only when such a text is drawn.
type script struct {
	has   func(rune) bool
	files [faces]string
}

// scripts lists all sets of letters that have font files of their own. A selection of these sets is
// represented as a bit mask, in which bit i stands for scripts[i].
var scripts = []script{
	{func(r rune) bool { return r > 0xFF && r < 0x370 && r != 'œ' && r != 'Œ' || r >= 0x1E00 && r < 0x1F00 },
		[faces]string{Body: "bitter-ext", Bold: "bitter-bold-ext", Italic: "bitter-ext", Display: "bitter-bold-ext"}},
	{func(r rune) bool { return r >= 0x400 && r < 0x530 || r == '№' },
		[faces]string{Body: "bitter-cyr", Bold: "bitter-bold-cyr", Italic: "bitter-cyr", Display: "bitter-bold-cyr"}},
}

// sizedFace is the cache key of a typeface at a size in pixels.
type sizedFace struct {
	face Face
	px   int
	rare uint8 // bit mask of the scripts that need additional font files
}

// font returns the font file with a name, which it opens when first needed. It panics if the file
// cannot be opened; a test checks that all can.
func (k *Renderer) font(name string) *text.GoTextFaceSource {
	if f, ok := k.fonts[name]; ok {
		return f
	}
	f, err := openFont(name)
	if err != nil {
		panic(err)
	}
	k.fonts[name] = f
	return f
}

// openFont opens the font file with the given name among the app's assets.
func openFont(name string) (*text.GoTextFaceSource, error) {
	b, err := assets.Font(name)
	if err != nil {
		return nil, err
	}
	source, err := text.NewGoTextFaceSource(bytes.NewReader(b))
	if err != nil {
		return nil, fmt.Errorf("font %s: %w", name, err)
	}
	return source, nil
}

// legible are the ranges of letters that the fonts have: ASCII, Latin-1, Latin Extended-A, a few
// more letters of Romanian, Welsh and German, and the Cyrillic letters of Slavic languages.
// Typographic marks are in legibleMarks.
var legible = [][2]rune{
	{' ', '~'}, {0xA1, 0xAC}, {0xAE, 0x17F}, {0x218, 0x21B}, {0x1E80, 0x1E85}, {0x1E9E, 0x1E9E},
	{0x400, 0x45F}, {0x490, 0x491}, {0x4B0, 0x4B1},
}

const legibleMarks = "–—‘’‚“”„…€№"

// HasGlyph reports whether the fonts have a glyph for a letter. They have all letters of the
// languages with Latin or Cyrillic alphabets.
func HasGlyph(r rune) bool {
	for _, span := range legible {
		if r >= span[0] && r <= span[1] {
			return true
		}
	}
	return strings.ContainsRune(legibleMarks, r)
}

// rare returns which scripts need additional font files to draw the text s. The result is a bit
// mask, in which bit i stands for scripts[i]. The main font files have ASCII, Latin-1 and most
// typographic marks.
func rare(s string) (set uint8) {
	for _, r := range s {
		if r <= 0xFF {
			continue
		}
		for i, x := range scripts {
			if x.has(r) {
				set |= 1 << i
			}
		}
	}
	return set
}

// face returns the typeface f at a size of px pixels. It includes the additional font files that
// the letters of the text s need.
func (k *Renderer) face(f Face, px int, s string) text.Face {
	key := sizedFace{f, px, rare(s)}
	t, ok := k.sized[key]
	if !ok {
		t = k.open(key)
		k.sized[key] = t
	}
	return t
}

// open creates the typeface of key at its size. All fonts of a typeface get the same ascent, so
// that letters of additional fonts do not shift a text vertically.
func (k *Renderer) open(key sizedFace) text.Face {
	all := []text.Face{&text.GoTextFace{Source: k.font(fontFiles[key.face]), Size: float64(key.px)}}
	for i, x := range scripts {
		if key.rare>>i&1 != 0 {
			all = append(all, &text.GoTextFace{Source: k.font(x.files[key.face]), Size: float64(key.px)})
		}
	}
	if len(all) == 1 {
		return all[0]
	}
	t, err := text.NewMultiFace(all...)
	if err != nil { // unreachable: all fonts have the same direction
		return all[0]
	}
	return t
}
