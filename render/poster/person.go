package poster

import (
	"image/color"
	"math"

	"gulch/render/geom"
)

// Person is a small figure that stands on a board: told apart by hat, build and mark before colour. The names are those
// of the parts of assets/art/people.art.
type Person struct {
	Hat   string // "helmet", "cap", "flat", "slouch", "bowler", "stetson", "top", "bun", "bonnet", "fur", "sombrero", "kepi", "none"
	Build string // "plain", "stout", "dress", "poncho"
	Mark  string // on the chest: "star", "book", "apron", "wrench", "hammer", "pick", "braces", "chevrons", a seat's shape, or ""
	Hold  string // in the hand: "staff", "pick", "lantern", or ""
	Skin  string // a ramp of the art
	Hair  string
	Beard bool
	Scarf bool

	Coat, HatTone, Accent color.RGBA
}

// personBox is what is shown of a person: the feet stand at (50, 146), and 140 units higher ends a hat of the usual
// kind.
var personBox = geom.R(-12, -10, 132, 164)

// personHigh is how high a person is, and personFoot where it stands.
const personHigh = 140

var personFoot = geom.Point{X: 50, Y: 146}

// PersonBox returns where the whole picture of a person lies who stands at a point and is so high. Staffs, brims and the
// rim reach beyond the figure itself.
func PersonBox(foot geom.Point, height float64) geom.Rect {
	k := height / personHigh
	return geom.R(foot.X+(personBox.X-personFoot.X)*k, foot.Y+(personBox.Y-personFoot.Y)*k, personBox.W*k, personBox.H*k)
}

// Rims of a person: ink next to the planes and a cream hairline round it, so that it stands out on every ground. They
// are so many pixels wide, at most so many units.
const (
	inkRim, inkMost     = 1.0, 4.4
	creamRim, creamMost = 1.4, 5.2
)

// Person paints a person for a picture of so many pixels across.
func (a *Art) Person(who Person, px float64) *Picture {
	p := a.New(personBox.W, personBox.H, "lamp")
	p.Box, p.Smooth = personBox, true
	unit := personBox.W / px // units in a pixel
	ink := min(inkRim*max(1, px/90)*unit, inkMost)
	cream := ink + min(creamRim*max(1, px/90)*unit, creamMost)
	silhouette := []string{"person.body." + who.Build, "person.hat." + who.Hat}
	if who.Hold != "" {
		silhouette = append(silhouette, "person.hold."+who.Hold)
	}
	p.rim(silhouette, cream, "#F7EBD0").rim(silhouette, ink, "#24130A")
	return p.With(a.personTones(who), func() {
		p.Part("person.body." + who.Build)
		if who.Mark != "" {
			p.Part("person.mark." + who.Mark)
		}
		p.Part("person.head")
		if !brimless[who.Hat] {
			p.Part("person.brow")
		}
		if px >= eyesFrom {
			p.Part("person.eyes")
		}
		if who.Beard {
			p.Part("person.beard")
		}
		if who.Scarf {
			p.Part("person.scarf")
		}
		p.Part("person.hat." + who.Hat)
		if who.Hold != "" {
			p.Part("person.hold." + who.Hold)
		}
	})
}

// brimless hats throw no shadow on the face.
var brimless = map[string]bool{"none": true, "bun": true, "bonnet": true, "fur": true}

// eyesFrom is the width of the picture in pixels from which on a person has eyes.
const eyesFrom = 64

// rim fills the outlines of some parts and of the head, grown by so many units.
func (p *Picture) rim(parts []string, by float64, tone string) *Picture {
	const around = 14
	for i := range around {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / around)
		p.At(Move(math.Round(by*cos*64)/64, math.Round(by*sin*64)/64), func() {
			for _, name := range parts {
				p.Flat(p.outline(name), tone)
			}
			p.Flat(Circle(50, 50, 19.4), tone)
		})
	}
	return p
}

// personTones are the colours of a person: coat and hat each lit, plain and shaded. Shade leans towards plum, as
// everywhere.
func (a *Art) personTones(who Person) Tones {
	t := Tones{
		"b": who.Coat, "l": towards(who.Coat, lampLight, 0.24), "m": towards(who.Coat, plumShade, 0.36),
		"i": towards(who.Coat, plumShade, 0.72),
		"k": who.HatTone, "j": towards(who.HatTone, plumShade, 0.36), "a": who.Accent,
		"x": {0xF7, 0xEB, 0xD0, 0xFF}, "y": {0xF6, 0xD9, 0x8B, 0xFF}, "r": {0x2B, 0x1A, 0x10, 0xFF},
		"s0": {0xE4, 0xB9, 0x8C, 0xFF}, "s1": {0xB9, 0x7F, 0x5C, 0xFF}, "h": {0x4A, 0x2E, 0x1C, 0xFF},
	}
	if ramp := a.ramps["skin"][who.Skin]; len(ramp) > 1 {
		t["s0"], _ = parseTone(ramp[0])
		t["s1"], _ = parseTone(ramp[1])
	}
	if ramp := a.ramps["hair"][who.Hair]; len(ramp) > 1 {
		t["h"], _ = parseTone(ramp[1])
	}
	return t
}

// Where light and shade lead a colour.
var (
	lampLight = color.RGBA{0xFF, 0xE2, 0xB0, 0xFF}
	plumShade = color.RGBA{0x2A, 0x13, 0x26, 0xFF}
)

// towards goes the share t of the way from one colour to another.
func towards(c, d color.RGBA, t float64) color.RGBA {
	k := int(math.Round(t * 256))
	mix := func(a, b uint8) uint8 { return uint8((int(a)*(256-k) + int(b)*k + 128) >> 8) }
	return color.RGBA{mix(c.R, d.R), mix(c.G, d.G), mix(c.B, d.B), 255}
}
