package paint

import (
	"image/color"
	"math"

	"gulch/render/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

type iconKey struct {
	name string
	px   int
}

// HasIcon reports whether there is an icon of that name.
func (k *Kit) HasIcon(name string) bool { return k.paths[name] != "" }

// icon returns the white mask of an icon at an exact pixel size.
func (k *Kit) icon(name string, px int) *ebiten.Image {
	key := iconKey{name, px}
	if m, ok := k.icons[key]; ok {
		return m
	}
	m := ebiten.NewImageFromImage(iconMask(k.paths[name], px))
	k.icons[key] = m
	return m
}

// Icon draws an icon of the given size centred on c.
func (p *Pen) Icon(name string, c geom.Point, size float64, col color.RGBA) {
	px := int(math.Round(size * p.View.Scale))
	if px < 1 || !p.HasIcon(name) {
		return
	}
	x, y := p.View.ToPixel(c)
	p.blit(p.icon(name, px), x-float64(px)/2, y-float64(px)/2, p.tone(col))
}

// IconTurned draws an icon turned by angle (radians, clockwise).
func (p *Pen) IconTurned(name string, c geom.Point, size, angle float64, col color.RGBA) {
	px := int(math.Round(size * p.View.Scale))
	if px < 1 || !p.HasIcon(name) {
		return
	}
	p.Image(p.icon(name, px), geom.Around(c, size, size), angle, p.tone(col))
}
