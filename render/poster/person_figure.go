package poster

import (
	"image/color"
	"math"

	"gulch/render/geom"
)

// Person describes a small standing figure on a board. Players tell people apart first by hat,
// build and mark, and then by colour. The values of Hat, Build, Mark and Hold are names of parts in
// assets/art/people.art.
type Person struct {
	// kind of hat: "helmet", "cap", "flat", "slouch", "bowler", "stetson", "top", "bun", "bonnet",
	// "fur", "sombrero", "kepi", "none"
	Hat   string
	Build string // shape of the body and the clothes: "plain", "stout", "dress", "poncho"
	// mark on the chest: "star", "book", "apron", "wrench", "hammer", "pick", "braces", "chevrons",
	// the shape of a seat, or "" for none
	Mark  string
	Hold  string // what the person holds: "staff", "pick", "lantern", or "" for nothing
	Skin  string // colour ramp of the skin, by its name in the art data
	Hair  string
	Beard bool
	Scarf bool

	Coat, HatTone, Accent color.RGBA
}

// personBox is the visible area of the picture of a person. The feet are at (50, 146), and the top
// of a usual hat is 140 units above them.
var personBox = geom.R(-12, -10, 132, 164)

// personHigh is the height of a person with a usual hat, and personFoot the position of the feet,
// in units of the picture.
const personHigh = 140

var personFoot = geom.Point{X: 50, Y: 146}

// PersonBox returns the rectangle of the picture of a person whose feet are at foot; height is the
// height of the person. The rectangle is larger than the person, because staffs, brims and the
// outline extend beyond it.
func PersonBox(foot geom.Point, height float64) geom.Rect {
	k := height / personHigh
	return geom.R(foot.X+(personBox.X-personFoot.X)*k, foot.Y+(personBox.Y-personFoot.Y)*k, personBox.W*k,
		personBox.H*k)
}

// Sizes and tones of the two outlines of a person: a dark one next to the person and a cream one
// around it, so that the person is visible on every background. Widths are in pixels, with a
// maximum in units.
const (
	inkRim, inkMost     = 1.0, 4.4
	creamRim, creamMost = 1.4, 5.2
)

// Person builds the picture of a person, to be rendered px pixels wide.
func (a *Art) Person(who Person, px float64) *Picture {
	p := a.New(personBox.W, personBox.H, "lamp")
	p.Box, p.Smooth = personBox, true
	unit := personBox.W / px // size of a pixel in units
	ink := min(inkRim*max(1, px/90)*unit, inkMost)
	cream := ink + min(creamRim*max(1, px/90)*unit, creamMost)
	silhouette := []string{"person.body." + who.Build, "person.hat." + who.Hat}
	if who.Hold != "" {
		silhouette = append(silhouette, "person.hold."+who.Hold)
	}
	p.rim(silhouette, cream, "#F7EBD0").rim(silhouette, ink, "#24130A")
	return p.WithTones(a.personTones(who), func() {
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

// brimless holds the kinds of hats without a brim, which cast no shadow on the face.
var brimless = map[string]bool{"none": true, "bun": true, "bonnet": true, "fur": true}

// eyesFrom is the minimum picture width in pixels at which eyes are drawn.
const eyesFrom = 64

// rim draws an edge around a person in the colour named tone. It fills the outlines of the named
// parts and of the head, enlarged on all sides; the parameter by is how much, in units.
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

// personTones returns the tones of a person: among others lit, plain and shaded tones of the coat
// and the hat. Shaded tones are mixed with plum.
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

// lampLight and plumShade are the colours that are mixed into the lit and into the shaded tones of
// a person.
var (
	lampLight = color.RGBA{0xFF, 0xE2, 0xB0, 0xFF}
	plumShade = color.RGBA{0x2A, 0x13, 0x26, 0xFF}
)

// towards interpolates from colour c to colour d; t is from 0 to 1.
func towards(c, d color.RGBA, t float64) color.RGBA {
	k := int(math.Round(t * 256))
	mix := func(a, b uint8) uint8 { return uint8((int(a)*(256-k) + int(b)*k + 128) >> 8) }
	return color.RGBA{mix(c.R, d.R), mix(c.G, d.G), mix(c.B, d.B), 255}
}
