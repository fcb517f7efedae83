// Package paint draws the materials of the table: shapes, letters, icons, paper and felt, in design units.
//
// A [Kit] holds what every drawing shares and is made once. A [Pen] draws with it onto one image:
//
//	pen := kit.Pen(screen, view)
//	pen.Lift(panel, 8, 6)
//	pen.Sheet(panel, paint.Paper{Tint: theme.Parchment, Radius: 6, Wear: 2})
//	pen.Text("Ledger", panel.Center(), paint.Style{Face: paint.Display, Size: theme.Title, Color: theme.Umber, Align: paint.Center})
//	pen.Flush()
//
// Shapes are gathered into one draw call. Letters, icons and sheets are painted once per size and kept in an [Album], and
// so are the pictures of other packages: see [PicturesOf].
package paint

import (
	"bytes"
	"embed"
	"fmt"
	"strings"

	"gulch/assets"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

//go:embed *.kage
var shaders embed.FS

// Face is one of the app's type faces.
type Face uint8

// The faces: Display (Rye) for names, the others (Bitter) for everything that is read.
const (
	Body Face = iota
	Bold
	Italic
	Display
	faces
)

// fontFiles are the fonts of the faces.
var fontFiles = [faces]string{Body: "bitter", Bold: "bitter-bold", Italic: "bitter-italic", Display: "rye"}

// script is a set of letters that the fonts of the faces lack, and that those of another list have. Few texts need them, so
// their fonts are opened when one does.
type script struct {
	has   func(rune) bool
	files [faces]string
}

// scripts are all of them. A set of them is written with a bit for each.
var scripts = []script{
	{func(r rune) bool { return r > 0xFF && r < 0x370 && r != 'œ' && r != 'Œ' || r >= 0x1E00 && r < 0x1F00 },
		[faces]string{Body: "bitter-ext", Bold: "bitter-bold-ext", Italic: "bitter-ext", Display: "bitter-bold-ext"}},
	{func(r rune) bool { return r >= 0x400 && r < 0x530 || r == '№' },
		[faces]string{Body: "bitter-cyr", Bold: "bitter-bold-cyr", Italic: "bitter-cyr", Display: "bitter-bold-cyr"}},
}

// Kit holds shaders, fonts and the images made from them.
type Kit struct {
	// Sharp draws everything with more contrast: see [theme.Sharper]. What is in the album has to be forgotten when it
	// changes.
	Sharp bool
	// Album holds all pictures that are kept.
	Album *Album
	// Eager paints posters at once and whole, in place of off the frame: for pictures that are taken only once.
	Eager bool
	// Later leaves posters out until it is taken back: the first frame of all waits for none of them.
	Later bool
	// Guard keeps a panic of one painter from the others: see [Pen.Guarded].
	Guard Guard

	shape, table, paper, wash, die, vista, relief shader

	fonts map[string]*text.GoTextFaceSource // those that were opened, by their file
	sized map[sizedFace]text.Face
	runs  memo[runKey, run]
	paths map[string]string
	white *ebiten.Image // a single pixel, made when it is needed

	texts   *Pictures[runKey]
	icons   *Pictures[iconKey]
	sheets  *Pictures[sheetKey]
	washes  *Pictures[washKey]
	bodies  *Pictures[bodyKey]
	grounds *Pictures[groundKey]
	easel   *easel

	dieCall *dieCall
}

type sizedFace struct {
	face Face
	px   int
	rare uint8 // the scripts that few texts need
}

// NewKit reads icons. Fonts are opened and shaders compiled when they are first used.
func NewKit() (*Kit, error) {
	a := newAlbum()
	k := &Kit{
		Album: a, fonts: map[string]*text.GoTextFaceSource{}, sized: map[sizedFace]text.Face{}, dieCall: newDieCall(),
		texts: PicturesOf[runKey](a, "texts"), icons: PicturesOf[iconKey](a, "icons"), sheets: PicturesOf[sheetKey](a, "sheets"),
		washes: PicturesOf[washKey](a, "washes"), bodies: PicturesOf[bodyKey](a, "figures"),
		grounds: PicturesOf[groundKey](a, "grounds"),
		easel:   newEasel(a),
		shape:   shader{name: "shape"}, table: shader{name: "table"}, paper: shader{name: "paper"}, wash: shader{name: "wash"},
		die: shader{name: "die"}, vista: shader{name: "vista"}, relief: shader{name: "relief"},
	}
	var err error
	if k.paths, err = assets.Icons(); err != nil {
		return nil, err
	}
	for name, path := range ownIcons {
		k.paths[name] = path
	}
	return k, nil
}

// shader is a program for the graphics card, compiled when it is first used: software that stands in for a card takes
// longer for one than for a frame.
type shader struct {
	name string
	made *ebiten.Shader
}

// get returns the compiled shader. A test compiles them all, so that none fails here.
func (s *shader) get() *ebiten.Shader {
	if s.made == nil {
		made, err := compile(s.name)
		if err != nil {
			panic(err)
		}
		s.made = made
	}
	return s.made
}

// all lists the shaders of the kit.
func (k *Kit) all() []*shader {
	return []*shader{&k.shape, &k.table, &k.paper, &k.wash, &k.vista, &k.relief, &k.die}
}

func compile(name string) (*ebiten.Shader, error) {
	src, err := shaders.ReadFile(name + ".kage")
	if err != nil {
		return nil, err
	}
	s, err := ebiten.NewShader(src)
	if err != nil {
		return nil, fmt.Errorf("shader %s: %w", name, err)
	}
	return s, nil
}

// font returns a font of the app. A test opens them all, so that none fails here.
func (k *Kit) font(name string) *text.GoTextFaceSource {
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

// legible are the ranges of letters that the fonts have: ASCII, Latin-1, Latin Extended-A, and a few more of Romanian,
// Welsh and German; the Cyrillic ones of Slavic languages. Marks that print are listed one by one.
var legible = [][2]rune{
	{' ', '~'}, {0xA1, 0xAC}, {0xAE, 0x17F}, {0x218, 0x21B}, {0x1E80, 0x1E85}, {0x1E9E, 0x1E9E},
	{0x400, 0x45F}, {0x490, 0x491}, {0x4B0, 0x4B1},
}

const legibleMarks = "–—‘’‚“”„…€№"

// Legible reports whether the fonts have a letter: those of the languages that are written in Latin or Cyrillic ones.
func Legible(r rune) bool {
	for _, span := range legible {
		if r >= span[0] && r <= span[1] {
			return true
		}
	}
	return strings.ContainsRune(legibleMarks, r)
}

// rare returns the scripts for which a text needs further fonts: the first ones hold ASCII, Latin-1 and most marks.
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

// face returns a font at a whole number of pixels that has the letters of a text.
func (k *Kit) face(f Face, px int, s string) text.Face {
	key := sizedFace{f, px, rare(s)}
	t, ok := k.sized[key]
	if !ok {
		t = k.open(key)
		k.sized[key] = t
	}
	return t
}

// open makes a font at a size. All fonts of a face stand equally high, so that a text does not move for a rare letter.
func (k *Kit) open(key sizedFace) text.Face {
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
	if err != nil { // never: all run the same way
		return all[0]
	}
	return t
}

// Forget drops all pictures that are kept or being painted: the window, the language or the colours have changed.
func (k *Kit) Forget() {
	k.Album.Forget()
	k.easel.clear()
}
