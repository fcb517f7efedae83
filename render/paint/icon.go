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

// ownIcons are shapes of our own, drawn for a square of 512 units like the others.
var ownIcons = map[string]string{
	"hexagon":  "M256 16L464 136V376L256 496L48 376V136Z",
	"triangle": "M256 24L500 464H12Z",
	"star":     "M256 12L322 178L500 190L364 304L408 478L256 382L104 478L148 304L12 190L190 178Z",
	"diamond":  "M256 8L504 256L256 504L8 256Z",
	"chevron":  "M150 60L362 256L150 452L102 404L258 256L102 108Z",
	"back":     "M362 60L150 256L362 452L410 404L254 256L410 108Z",
	"minus":    "M80 216H432V296H80Z",
	"plus":     "M216 80H296V216H432V296H296V432H216V296H80V216H216Z",
	"pawn": "M256 40A88 88 0 0 1 306 200L290 216H336V256H302C306 330 330 372 384 412V472H128V412C182 372 206 330 210 256" +
		"H176V216H222L206 200A88 88 0 0 1 256 40Z",
	"pointer": "M96 64L440 256L96 448L160 256Z",

	// Emblems, and a hex that lies on a side.
	"hex-flat": "M0 256L128 34.3H384L512 256L384 477.7H128Z",
	"lantern":  "M196 84A60 60 0 0 1 316 84H372L416 168H96L140 84ZM112 188H400L428 408H84ZM72 428H440V496H72Z",
	"cross":    "M96 16L256 176L416 16L496 96L336 256L496 416L416 496L256 336L96 496L16 416L176 256L16 96Z",
	"disc":     "M256 12A244 244 0 1 1 256 500A244 244 0 1 1 256 12Z",
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
	p.blit(p.icon(name, px), x-float64(px)/2, y-float64(px)/2, col)
}

// IconTurned draws an icon turned by angle (radians, clockwise).
func (p *Pen) IconTurned(name string, c geom.Point, size, angle float64, col color.RGBA) {
	px := int(math.Round(size * p.View.Scale))
	if px < 1 || !p.HasIcon(name) {
		return
	}
	p.Image(p.icon(name, px), geom.Around(c, size, size), angle, col)
}
