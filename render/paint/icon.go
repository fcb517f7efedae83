package paint

import (
	"image"
	"image/color"
	"math"

	"gulch/render/geom"
	"gulch/render/poster"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/vector"
)

// iconKey is the cache key of an icon.
type iconKey struct {
	name string
	px   int
}

// HasIcon reports whether there is an icon with a name.
func (k *Renderer) HasIcon(name string) bool { return k.paths[name] != "" }

// icon returns the cached white mask of an icon at a size of px pixels.
func (k *Renderer) icon(name string, px int) *ebiten.Image {
	key := iconKey{name, px}
	m := k.icons.Find(key)
	if m == nil {
		m = k.icons.Allocate(key, px, px)
		if !k.Dry() {
			m.WritePixels(whitened(iconMask(k.paths[name], px)))
		}
	}
	return m
}

// iconMask rasterizes SVG path data of an icon, which is in a square of 512 units, into a mask of
// px by px pixels. Malformed data is drawn up to the error. The function needs no graphics device.
func iconMask(data string, px int) *image.Alpha {
	path, _ := poster.ParsePath(data)
	r := vector.NewRasterizer(px, px)
	path.Fill(r, poster.Place(0, 0, float64(px)/512, false), 0, 0)
	m := image.NewAlpha(image.Rect(0, 0, px, px))
	r.Draw(m, m.Bounds(), image.Opaque, image.Point{})
	return m
}

// whitened returns the pixels of a white image with the opacity of a mask.
func whitened(mask *image.Alpha) []byte {
	pix := make([]byte, 0, 4*len(mask.Pix))
	for _, a := range mask.Pix {
		pix = append(pix, a, a, a, a)
	}
	return pix
}

// Icon draws the icon with a name in the colour col, centred on c and size design units wide and
// high.
func (p *Canvas) Icon(name string, c geom.Point, size float64, col color.RGBA) {
	p.checkIcon(name)
	px := int(math.Round(size * p.View.Scale))
	if px < 1 || !p.HasIcon(name) {
		return
	}
	p.reportIcon(name, c, size, col)
	x, y := p.View.ToPixel(c)
	p.blit(p.icon(name, px), x-float64(px)/2, y-float64(px)/2, p.tone(col))
	if col.A >= ornament {
		p.ReportPiece(name, "", geom.Around(c, size, size))
	}
}

// RotatedIcon is [Canvas.Icon] for an icon rotated by angle (radians, clockwise).
func (p *Canvas) RotatedIcon(name string, c geom.Point, size, angle float64, col color.RGBA) {
	p.checkIcon(name)
	px := int(math.Round(size * p.View.Scale))
	if px < 1 || !p.HasIcon(name) {
		return
	}
	p.reportIcon(name, c, size, col)
	p.Image(p.icon(name, px), geom.Around(c, size, size), angle, p.tone(col))
}

// ornament is the alpha value of a colour, from 0 to 255, below which an icon is only an ornament
// and is not reported to [Canvas.OnIcon].
const ornament = 0x60

// reportIcon calls OnIcon for a drawn icon that is not an ornament.
func (p *Canvas) reportIcon(name string, c geom.Point, size float64, col color.RGBA) {
	if p.OnIcon != nil && col.A >= ornament {
		p.OnIcon(name, geom.Around(c, size, size))
	}
}
