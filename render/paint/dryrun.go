package paint

import (
	"image"

	"gulch/render/poster"

	"github.com/hajimehoshi/ebiten/v2"
)

// DryRun calls draw while nothing reaches the graphics: painters run from their first line to their
// last, texts are set and shapes are computed, but images stay as they are. A test thereby finds a
// painter that fails in any frame of a game, without the cost of a frame.
//
// A kept picture that nobody has painted yet is painted dry as well, and is blank in this and all
// later dry runs, until the album forgets everything; the next real frame paints it for real.
// Posters are made but not rendered. A dry run changes neither what the album keeps nor what is still to be rendered.
func (k *Kit) DryRun(draw func()) {
	d := &k.Album.dry
	on, rough := d.on, k.easel.rough
	d.on = true
	defer func() { d.on, k.easel.rough = on, rough }()
	draw()
}

// Dry reports whether a dry run is under way.
func (k *Kit) Dry() bool { return k.Album.dry.on }

// Blank returns an image of w by h pixels to draw on in a dry run. It takes no memory on the
// graphics card, as nothing is ever drawn on it.
func (k *Kit) Blank(w, h int) *ebiten.Image { return k.Album.dry.blank(w, h) }

// WritePixels fills a picture with pixels, four bytes for each, unless a dry run is under way.
func (k *Kit) WritePixels(m *ebiten.Image, pix []byte) {
	if !k.Dry() {
		m.WritePixels(pix)
	}
}

// dryRun is what stands in for images during a dry run.
type dryRun struct {
	on      bool
	sheet   *ebiten.Image // blank images are parts of it; nil before the first one is needed
	posters map[posterKey]bool
}

// blankSide is how many pixels wide and high the sheet of blank images is: larger than any window.
// The library allocates an image when it is drawn to, so that this one costs nothing.
const blankSide = 1 << 14

// blank returns a part of the sheet.
func (d *dryRun) blank(w, h int) *ebiten.Image {
	if d.sheet == nil {
		d.sheet = NewTexture(blankSide, blankSide)
	}
	return d.sheet.SubImage(image.Rect(0, 0, max(w, 1), max(h, 1))).(*ebiten.Image)
}

// makes calls the function that makes the picture of a poster, once for each size, and reports
// whether there is one.
func (d *dryRun) makes(key posterKey, m Poster) bool {
	made, ok := d.posters[key]
	if ok {
		return made
	}
	if d.posters == nil || len(d.posters) > mostDry {
		d.posters = map[posterKey]bool{}
	}
	art, _ := poster.Load() // a test reads the data
	made = m.Make(art, float64(key.w)) != nil
	d.posters[key] = made
	return made
}

// forget has everything painted dry once more.
func (d *dryRun) forget() { clear(d.posters) }

// mostDry bounds how many pictures of a kind are remembered as painted dry.
const mostDry = 5000

// findDry returns the picture of that name during a dry run: the kept one, without taking it for
// drawn, or a blank one if it was painted dry before; nil if it is still to be painted.
func (s *Pictures[K]) findDry(name K) *ebiten.Image {
	if k := s.kept[name]; k != nil {
		return k.image
	}
	return s.dry[name]
}

// roomDry returns a blank image for a picture that is about to be painted dry.
func (s *Pictures[K]) roomDry(name K, w, h int) *ebiten.Image {
	if s.dry == nil || len(s.dry) > mostDry {
		s.dry = map[K]*ebiten.Image{}
	}
	m := s.album.dry.blank(w, h)
	s.dry[name] = m
	return m
}

// forgetDry has the pictures painted dry once more.
func (s *Pictures[K]) forgetDry() { clear(s.dry) }
