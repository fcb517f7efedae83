package pieces

import (
	"fmt"
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/poster"
	"gulch/render/theme"
)

// Token draws the token of a seat (player) in the seat's shape and colour, centred on c and size
// design units wide. seat counts from 0; see also [NoSeat]. mark names the picture on the token: a
// face or an icon.
func Token(p *paint.Canvas, c geom.Point, size float64, seat int, mark string) {
	Portrait(p, c, size, seat, mark, poster.Calm)
}

// Marker draws a small token of a seat, in the seat's shape and colour, centred on c and size
// design units wide. It has no face and is for places where a face would be too small.
func Marker(p *paint.Canvas, c geom.Point, size float64, seat int) {
	look := theme.LookOf(seat)
	outline(p, look.Shape, c, size, theme.Ink)
	outline(p, look.Shape, c, size*0.74, theme.Lighten(look.Colour, 0.12))
	p.ReportPiece("marker", "", geom.Around(c, size, size))
}

// plateShare is the size of the background of a face as a fraction of the token's size; the rest is
// the rim of the token.
const plateShare = 0.92

// NoSeat is the seat of a token that belongs to no seat. Such a token is a plain walnut disc.
const NoSeat = -1

// seatShape returns the shape of a seat's token.
func seatShape(seat int) theme.Shape {
	if seat == NoSeat {
		return theme.Circle
	}
	return theme.LookOf(seat).Shape
}

// Portrait is [Token] for a token with a face; look is the expression of the face.
func Portrait(p *paint.Canvas, c geom.Point, size float64, seat int, mark string, look poster.Expression) {
	shape := seatShape(seat)
	outline(p, shape, geom.Point{X: c.X + 1, Y: c.Y + 2}, size, theme.Alpha(theme.Shadow, 0.5))
	face, ok := portrait(mark, seat, look)
	if !ok {
		plate(p, c, size, seat)
		emblem(p, c, size, seat, mark)
		p.ReportPiece("token", mark, geom.Around(c, size, size))
		return
	}
	box := poster.PortraitBox(c, size*plateShare)
	if !p.PosterReady(face, box) {
		plate(p, c, size, seat)
	}
	p.Poster(face, box)
	p.ReportPiece("token", mark, geom.Around(c, size, size))
}

// PrefetchPortraits queues pictures of a face for rendering, one with each expression, so that
// [Portrait] can draw them later. mark names the face, seat is the seat of the token, and size the
// size of the token in design units.
func PrefetchPortraits(p *paint.Canvas, size float64, seat int, mark string) {
	for look := range poster.ExpressionCount {
		if face, ok := portrait(mark, seat, look); ok {
			p.Prefetch(face, poster.PortraitBox(geom.Point{}, size*plateShare))
		}
	}
}

// plate draws the token of a seat without a face or an icon on it, centred on c and size design
// units wide.
func plate(p *paint.Canvas, c geom.Point, size float64, seat int) {
	if seat == NoSeat {
		p.Disc(c, size/2, theme.RGB(0x8A5631), theme.RGB(0x4C2814))
		return
	}
	look := theme.LookOf(seat)
	outline(p, look.Shape, c, size, theme.Ink)
	outline(p, look.Shape, c, size-2.4, theme.Cream)
	b := bodies[look.Shape]
	enamel := paint.Figure{Icon: b.icon, Body: look.Colour, Bare: true}
	p.Figure(enamel, c.Add(0, -size*b.rise), (size-4)*b.grown, 0)
}

// emblem draws an icon on the token of a seat, in a colour that is easy to see there; c is the
// centre and size the size of the token. It draws nothing if icon is "".
func emblem(p *paint.Canvas, c geom.Point, size float64, seat int, icon string) {
	if icon == "" {
		return
	}
	if seat == NoSeat {
		p.Icon(icon, c, size*0.54, theme.BrassHi)
		return
	}
	look := theme.LookOf(seat)
	k := 0.54
	if look.Shape == theme.Triangle || look.Shape == theme.Star {
		k = 0.42
		c.Y += size * 0.07
	}
	p.Icon(icon, c, size*k, theme.TextOn(look.Colour))
}

// portraitKey is the cache key of the poster of a face on a seat's token.
type portraitKey struct {
	mark string
	seat int
	look poster.Expression
}

// portraitCache caches the posters of portraits that have been drawn, so that drawing them again
// does not allocate. Only the drawing goroutine may use it.
var portraitCache = map[portraitKey]paint.Poster{}

// plates maps the shape of a seat to the name, in the art data, of the background of a portrait.
// The colours of these backgrounds are named after the seats.
var plates = map[theme.Shape]string{
	theme.Circle: "circle", theme.Diamond: "diamond", theme.Square: "square", theme.Hexagon: "hexagon",
	theme.Triangle: "triangle", theme.Star: "star",
}

// portrait returns the poster of the face mark with the expression look, on the background of a
// seat. The second result is false if mark is not a face.
func portrait(mark string, seat int, look poster.Expression) (paint.Poster, bool) {
	key := portraitKey{mark, seat, look}
	if m, ok := portraitCache[key]; ok {
		return m, true
	}
	art, _ := poster.Load() // the error is ignored: a test checks that the data can be read
	face, ok := art.FaceOf(mark)
	if !ok {
		return paint.Poster{}, false
	}
	plate := poster.Plate{Colour: "walnut", Shape: plates[seatShape(seat)]}
	if seat != NoSeat {
		plate.Colour = theme.LookOf(seat).Name
	}
	m := paint.Poster{
		Key: fmt.Sprint("portrait ", mark, " ", seat, " ", look), Coarse: true,
		Make: func(art *poster.Art, px float64) *poster.Picture {
			px *= poster.PortraitPlate
			return art.Portrait(face.WithExpression(look), plate, px, min(max(px*0.055, 1.5), 4))
		},
	}
	portraitCache[key] = m
	return m, true
}

// bodies describe the shapes of tokens: the icon of the shape, its size as a multiple of the
// token's size, and its offset upwards from the token's centre.
var bodies = map[theme.Shape]struct {
	icon        string
	grown, rise float64
}{
	theme.Circle: {"disc", 1.03, 0}, theme.Diamond: {"diamond", 1.12, 0}, theme.Square: {"tile", 0.91, 0},
	theme.Hexagon: {"hexagon", 1.08, 0}, theme.Triangle: {"triangle", 1.1, 0.04}, theme.Star: {"star", 1.14, 0},
}

// outline fills the shape s of a seat's token with the colour col; c is the centre and size the
// size of the token.
func outline(p *paint.Canvas, s theme.Shape, c geom.Point, size float64, col color.RGBA) {
	b := bodies[s]
	p.Icon(b.icon, c.Add(0, -size*b.rise), size*b.grown, col)
}
