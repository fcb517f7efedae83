package pieces

import (
	"math"

	"gulch/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// Cards caches the images of cards by name and size. The images are larger than the cards are
// shown, so that a card is still sharp when it is rotated or raised.
type Cards struct {
	kit   *paint.Renderer
	faces *paint.TextureSet[cardKey]
	// the cached images that contain unfinished posters (still being rendered); the value is the
	// version number of the posters when the image was painted
	rough map[cardKey]int
}

// cardKey is the cache key of a card's image. px is its width in pixels, and letters the factor of
// the player's text size setting in percent.
type cardKey struct {
	name    string
	px      int
	letters int
	high    int // height of the card in its units, in most cases CardH
}

// keyOf returns the cache key of the card with a name at a width of px pixels, for the text size
// setting of p.
func keyOf(p *paint.Canvas, name string, px int) cardKey {
	return cardKey{name, px, int(p.View.Letters()*100 + 0.5), CardH}
}

// NewCards returns an empty cache of card images that uses the texture cache of kit.
func NewCards(kit *paint.Renderer) *Cards {
	c := &Cards{kit: kit, faces: paint.TexturesOf[cardKey](kit.Textures, "cards"), rough: map[cardKey]int{}}
	c.faces.OnEvict = func(key cardKey) { delete(c.rough, key) }
	return c
}

// Image returns the image of the card with the given name, for a card that is shown w design units
// wide. If the image is not cached at that size, the function face paints it.
func (c *Cards) Image(p *paint.Canvas, name string, w float64, face func(*paint.Canvas)) *ebiten.Image {
	return c.picture(keyOf(p, name, larger(w*p.View.Scale)), face)
}

// ImageOfShape is [Cards.Image] for a card of another height. The card is CardW units wide; high is
// its height in units. The other parameters are the same.
func (c *Cards) ImageOfShape(p *paint.Canvas, name string, w float64, high int,
	face func(*paint.Canvas)) *ebiten.Image {
	key := keyOf(p, name, larger(w*p.View.Scale))
	key.high = high
	return c.picture(key, face)
}

// picture returns the cached image for a key. It is painted by face if it is new, and again while
// posters on it are being rendered.
func (c *Cards) picture(key cardKey, face func(*paint.Canvas)) *ebiten.Image {
	m := c.faces.Find(key)
	epoch, rough := c.rough[key]
	if m == nil || rough && epoch != c.kit.PosterVersion() {
		m = c.faces.Repaint(key, key.px, int(float64(key.px)*float64(key.high)/CardW),
			func(m *ebiten.Image) { c.paint(m, key, face) })
	}
	if _, rough := c.rough[key]; rough {
		c.kit.MarkUnfinished() // the caller is going to draw an unfinished image
	}
	return m
}

// paint paints a card's face onto m, and records whether the face contains unfinished posters.
func (c *Cards) paint(m *ebiten.Image, key cardKey, face func(*paint.Canvas)) {
	was := c.kit.TakeUnfinished()
	face(c.kit.Canvas(m, paint.View{Scale: float64(key.px) / CardW, Text: float64(key.letters) / 100}))
	delete(c.rough, key)
	if c.kit.TakeUnfinished() {
		c.rough[key] = c.kit.PosterVersion()
	}
	if was {
		c.kit.MarkUnfinished()
	}
}

// larger returns the width in pixels of the image for a card shown px pixels wide. Similar widths,
// up to a quarter apart, share an image, so that a card that grows under the pointer is not painted
// again.
func larger(px float64) int {
	over := 1.5
	if px > 200 {
		over = 1.25
	}
	const steps = 3 // number of different widths per doubling of the width
	step := math.Ceil(math.Log2(max(px, 8)) * steps)
	return int(math.Exp2(step/steps) * over)
}

// Has reports whether the image of the card with a name is cached for a width of w design units.
func (c *Cards) Has(p *paint.Canvas, name string, w float64) bool {
	return c.faces.Has(keyOf(p, name, larger(w*p.View.Scale)))
}
