package paint

import (
	"image"

	"gulch/render/poster"

	"github.com/hajimehoshi/ebiten/v2"
)

// DryRun calls draw while no drawing reaches the graphics card. Painters run to their end, texts
// are laid out and shapes are computed, but no image changes. Tests use it to find painters that
// fail in any frame of a game; it costs far less than drawing.
//
// A cached picture that has not been painted yet is painted in the dry run as well. It is blank in
// this and all later dry runs until the cache is cleared; the next real frame paints it. Posters
// are created but not rendered. A dry run changes neither the content of the cache nor the queue of
// posters.
func (k *Renderer) DryRun(draw func()) {
	d := &k.Textures.dry
	on, rough := d.on, k.posters.unfinished
	d.on = true
	defer func() { d.on, k.posters.unfinished = on, rough }()
	draw()
}

// Dry reports whether a dry run is in progress, in which drawing code runs but nothing is drawn.
func (k *Renderer) Dry() bool { return k.Textures.dry.on }

// Blank returns an image of w by h pixels to draw on in a dry run. It takes no graphics memory,
// because nothing is ever drawn on it.
func (k *Renderer) Blank(w, h int) *ebiten.Image { return k.Textures.dry.blank(w, h) }

// WritePixels sets the pixels of an image, four bytes each, unless a dry run is in progress.
func (k *Renderer) WritePixels(m *ebiten.Image, pix []byte) {
	if !k.Dry() {
		m.WritePixels(pix)
	}
}

// dryRun is the state of dry runs, in which drawing code runs for its checks but nothing is drawn.
type dryRun struct {
	on      bool
	sheet   *ebiten.Image // image of which all blank images are parts; nil until the first is needed
	posters map[posterKey]bool
}

// blankSide is the width and height in pixels of the sheet of blank images. It is larger than any
// window. The sheet takes no memory, because Ebitengine allocates an image only when it is first
// drawn to.
const blankSide = 1 << 14

// blank returns a part of the sheet of blank images, w by h pixels in size.
func (d *dryRun) blank(w, h int) *ebiten.Image {
	if d.sheet == nil {
		d.sheet = NewTexture(blankSide, blankSide)
	}
	return d.sheet.SubImage(image.Rect(0, 0, max(w, 1), max(h, 1))).(*ebiten.Image)
}

// makes reports whether the poster m can be rendered. It calls m.Make and checks that a picture is
// returned. The answer is remembered, so Make is called only once for each key.
func (d *dryRun) makes(key posterKey, m Poster) bool {
	made, ok := d.posters[key]
	if ok {
		return made
	}
	if d.posters == nil || len(d.posters) > mostDry {
		d.posters = map[posterKey]bool{}
	}
	art, _ := poster.Load() // the error is ignored: a test checks that the data can be read
	made = m.Make(art, float64(key.w)) != nil
	d.posters[key] = made
	return made
}

// forget makes later dry runs create all posters again.
func (d *dryRun) forget() { clear(d.posters) }

// mostDry is the maximum number of pictures of a kind that dry runs remember as painted, so that
// later dry runs need not paint them again.
const mostDry = 5000

// findDry returns the picture with a name during a dry run: the cached picture, if there is one, or
// else the blank image of a picture that was painted in a dry run before. If there is neither, it
// returns nil. It does not count as a use of the picture.
func (s *TextureSet[K]) findDry(name K) *ebiten.Image {
	if k := s.kept[name]; k != nil {
		return k.image
	}
	return s.dry[name]
}

// roomDry returns a blank image of w by h pixels for a picture that is to be painted in a dry run.
// It remembers the image under name, the name of the picture.
func (s *TextureSet[K]) roomDry(name K, w, h int) *ebiten.Image {
	if s.dry == nil || len(s.dry) > mostDry {
		s.dry = map[K]*ebiten.Image{}
	}
	m := s.album.dry.blank(w, h)
	s.dry[name] = m
	return m
}

// forgetDry makes later dry runs paint the pictures of the set again.
func (s *TextureSet[K]) forgetDry() { clear(s.dry) }
