// Package paint draws shapes, text, icons, paper, felt and pictures, in design units.
//
// A [Renderer] holds fonts, shaders and caches; it is created once. A [Canvas] draws with a
// Renderer onto one image. A [TextureCache] keeps painted pictures within a memory budget. A
// [Poster] is a large picture that is rendered in slices between frames.
//
//	pen := renderer.Canvas(screen, view)
//	pen.DropShadow(panel, 8, 6)
//	pen.Sheet(panel, paint.Paper{Tint: theme.Parchment, Radius: 6, Wear: 2})
//	st := paint.Style{Face: paint.Display, Size: theme.Title, Color: theme.Umber, Align: paint.Center}
//	pen.Text("Ledger", panel.Center(), st)
//	pen.Flush()
//
// Shapes are batched into one draw call. Text, icons and sheets are painted once per size and
// cached. Other packages can cache their pictures in the same way: see [TexturesOf]. A [Guard]
// keeps a painter that panics from ending the frame, [Renderer.DryRun] runs painters without
// drawing, and a [Trace] records drawing for tests.
//
// All packages that draw use this package. It does not depend on any game or scene.
package paint

import (
	"gulch/assets"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Renderer holds shaders, fonts, and caches of pictures made with them. It is created once.
type Renderer struct {
	// HighContrast is the player's setting for high contrast: see [theme.HighContrast]. ClearCaches
	// must be called when it changes.
	HighContrast bool
	// Textures keeps painted pictures, so that they are not painted again in every frame.
	Textures *TextureCache
	// RenderImmediately renders posters at once instead of in slices between frames. It is for
	// images that are drawn only once.
	RenderImmediately bool
	// DeferPosters defers the rendering of all posters until [Renderer.EnablePosters] is called, so
	// that the very first frame does not have to wait for them.
	DeferPosters bool
	// Guard keeps a painter that panics from ending the frame: see [Canvas.Guarded].
	Guard Guard

	shape, table, paper, wash, die, vista, relief shader

	fonts map[string]*text.GoTextFaceSource // opened font files, by name
	sized map[sizedFace]text.Face
	runs  memo[runKey, run]
	paths map[string]string
	white *ebiten.Image // a single white pixel, created when needed

	texts   *TextureSet[runKey]
	icons   *TextureSet[iconKey]
	sheets  *TextureSet[sheetKey]
	washes  *TextureSet[washKey]
	bodies  *TextureSet[bodyKey]
	grounds *TextureSet[groundKey]
	posters *posterCache

	dieCall *dieCall
}

// NewRenderer returns a renderer. It reads the icons and returns an error if that fails. Fonts are
// opened and shaders compiled when they are first used.
func NewRenderer() (*Renderer, error) {
	a := newAlbum()
	k := &Renderer{
		Textures: a,
		fonts:    map[string]*text.GoTextFaceSource{},
		sized:    map[sizedFace]text.Face{},
		dieCall:  newDieCall(),
		texts:    TexturesOf[runKey](a, "texts"), icons: TexturesOf[iconKey](a, "icons"),
		sheets: TexturesOf[sheetKey](a, "sheets"),
		washes: TexturesOf[washKey](a, "washes"), bodies: TexturesOf[bodyKey](a, "figures"),
		grounds: TexturesOf[groundKey](a, "grounds"),
		posters: newPosterCache(a),
		shape:   shader{name: "shape"}, table: shader{name: "table"}, paper: shader{name: "paper"},
		wash: shader{name: "wash"},
		die:  shader{name: "die"}, vista: shader{name: "vista"}, relief: shader{name: "relief"},
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

// ClearCaches drops all cached and queued pictures. It must be called when the window, the language
// or the colours have changed.
func (k *Renderer) ClearCaches() {
	k.Textures.Clear()
	k.posters.clear()
}
