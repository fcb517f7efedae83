package poster

import "gulch/render/geom"

// Plate is the background of a portrait. Colour and Shape are the names, in the art data, of a
// seat's colour and of its plate's shape.
type Plate struct{ Colour, Shape string }

// portraitBox is the visible area of a portrait. It is larger than the square of 184 units that the
// plate fills, because hats, brims and the corners of some plates extend beyond that square.
var portraitBox = geom.R(-20, -24, 240, 244)

// PortraitPlate is the width of a portrait's plate as a fraction of the width of the picture.
const PortraitPlate = 184.0 / 240

// PortraitBox returns the rectangle of a whole portrait whose plate is size units wide and centred
// on c.
func PortraitBox(c geom.Point, size float64) geom.Rect {
	k := size / 184
	return geom.R(c.X+(portraitBox.X-100)*k, c.Y+(portraitBox.Y-104)*k, portraitBox.W*k, portraitBox.H*k)
}

// small is the plate width in pixels below which a portrait is drawn in a simplified style.
const small = 64

// Portrait builds the portrait of a face on the plate of a seat. The plate is dark behind the lit
// cheek and bright behind the shaded one. Head and hat may extend beyond the frame of the plate,
// the shoulders may not. px is the width of the plate in pixels: if it is small, the head is larger
// and the plate has only three flat tones. rim is the width of the plate's edge in pixels.
func (a *Art) Portrait(f Face, plate Plate, px, rim float64) *Picture {
	p := a.New(200, 200, "lamp")
	p.Box, p.Smooth = portraitBox, true
	tones := Tones{}
	p.ramp(tones, "p", "plate", plate.Colour)
	frame := p.outline("frame." + plate.Shape)
	p.WithTones(p.art.tones["bust"].over(tones), func() {
		edge := rim * 184 / px
		p.edge(frame, edge, "rim").edge(frame, edge/2, "hair")
		if px < small {
			p.smallPlate(frame)
		} else {
			p.largePlate(frame)
		}
	})
	low, place := 140.0, Move(0, 4) // the head may extend beyond the frame above y = low, but not below
	if px < small {
		low, place = 132, Move(98, 100).Mul(Place(0, 0, 1.08, false)).Mul(Move(-98, -94))
	}
	if plate.Shape == "diamond" {
		low -= 21
	}
	return p.Clip(Box(-20, -60, 240, 60+low).And(frame), func() {
		p.At(place, func() { p.Bust(f) })
	})
}

// edge fills the outline frame of a plate (the background of a portrait) with the colour named
// tone. The outline is first enlarged on each side; the parameter by is how much, in units.
func (p *Picture) edge(frame *Path, by float64, tone string) *Picture {
	if by <= 0 {
		return p
	}
	k := (92 + by) / 92
	return p.At(Move(100, 104).Mul(Place(0, 0, k, false)).Mul(Move(-100, -104)), func() { p.Flat(frame, tone) })
}

// smallPlate draws the plate (the background of a portrait) in three plain colours, for small
// portraits. frame is the outline of the plate.
func (p *Picture) smallPlate(frame *Path) {
	p.Flat(frame, "p1").Clip(frame, func() {
		p.Flat(Polygon(104, -20, 220, -20, 220, 220, 92, 220), "p0").Flat(Polygon(-20, -20, 44, -20, 20, 220, -20, 220),
			"p2")
	})
}

// largePlate draws the plate (the background of a portrait) with a rim and grainy shading. frame is
// the outline of the plate.
func (p *Picture) largePlate(frame *Path) {
	all := Box(-10, -10, 220, 220)
	p.Flat(frame, "p2").At(Move(100, 104).Mul(Place(0, 0, 0.93, false)).Mul(Move(-100, -104)), func() {
		p.Flat(frame, "p1").Clip(frame, func() {
			p.Grit(all, Line{10, 60, 120, 110}, "p2", 1, 0).Grit(all, Line{215, 60, 110, 100}, "p0", 1.05, 0)
		})
	})
}
