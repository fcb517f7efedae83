// Package pieces draws the things on a table: plaques, panels, buttons, coins, tokens, cards, dice,
// people, and their animations.
//
// Most functions draw one thing once. Types describe a thing to be drawn: [Card], [Button], [Motif]
// (a picture of the art data), [Person], [Rail] (a track with markers). [Cards] caches the images
// of cards. In animations the parameter t is the elapsed fraction of the duration, from 0 to 1.
// Package ui and the scenes call this package. It does not depend on any game.
package pieces

import (
	"fmt"
	"image/color"
	"math"
	"strconv"

	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/poster"
	"gulch/render/theme"
)

// coinRim is the colour of the dark edge of coins and other brass objects.
var coinRim = theme.RGB(0x3A220F)

// Panel draws a worn sheet of parchment on the table that fills r; seed varies its outline.
func Panel(p *paint.Canvas, r geom.Rect, seed float64) {
	p.DropShadow(r.Inset(2), 5, 7)
	p.Sheet(r.Inset(-3), paint.Paper{Tint: theme.Parchment, Radius: 5, Wear: 2.2, Seed: seed})
}

// Plaque draws a walnut board that fills r, with a brass nail at each end.
func Plaque(p *paint.Canvas, r geom.Rect) {
	p.DropShadow(r.Move(0, 2), 8, 4)
	p.Rect(r, 8, theme.RGB(0x1C0E07))
	p.Gradient(r.Inset(1.5), 6.8, theme.Walnut, theme.RGB(0x4B2712))
	p.Gradient(r.Inset(4), 5, theme.WalnutMid, theme.RGB(0x533012))
	for _, x := range []float64{r.X + 16, r.Right() - 16} {
		Nail(p, geom.Point{X: x, Y: r.Center().Y}, 4)
	}
}

// LeatherMat draws a leather mat that fills r, with a seam of brass thread.
func LeatherMat(p *paint.Canvas, r geom.Rect) {
	p.DropShadow(r, 12, 7)
	p.Rect(r, 12, theme.RGB(0x140905))
	p.Gradient(r.Inset(1.5), 11, theme.RGB(0x5A301A), theme.RGB(0x341809))
	p.Gradient(geom.R(r.X+8, r.Y+2, r.W-16, 2.4), 1, theme.Alpha(theme.Cream, 0.22), theme.Alpha(theme.Cream, 0))
	const stitch, gap, in = 7.0, 5.0, 8.0
	thread := theme.Alpha(theme.RGB(0xC98B3A), 0.7)
	for x := r.X + 2*in; x+stitch < r.Right()-2*in; x += stitch + gap {
		p.Rect(geom.R(x, r.Y+in, stitch, 1.4), 0.7, thread)
		p.Rect(geom.R(x, r.Bottom()-in-1.4, stitch, 1.4), 0.7, thread)
	}
	for y := r.Y + 2*in; y+stitch < r.Bottom()-2*in; y += stitch + gap {
		p.Rect(geom.R(r.X+in, y, 1.4, stitch), 0.7, thread)
		p.Rect(geom.R(r.Right()-in-1.4, y, 1.4, stitch), 0.7, thread)
	}
}

// Nail draws the brass head of a nail with the centre c and the radius r.
func Nail(p *paint.Canvas, c geom.Point, r float64) {
	p.SoftRect(geom.Around(geom.Point{X: c.X + 1, Y: c.Y + 1.5}, 2*r, 2*r), r, 1.5, 0, theme.Alpha(theme.Shadow, 0.55))
	p.Disc(c, r, theme.BrassHi, theme.BrassLo)
}

// Coin draws a brass coin with radius r, centred on c.
func Coin(p *paint.Canvas, c geom.Point, r float64) {
	shade := theme.Alpha(theme.Shadow, 0.5)
	p.SoftRect(geom.Around(geom.Point{X: c.X + 1, Y: c.Y + 2}, 2*r, 2*r), r, 2.5, 0, shade)
	p.Disc(c, r, coinRim, coinRim)
	p.Disc(c, r-1.4, theme.BrassHi, theme.BrassLo)
	p.Disc(c, r*0.76, theme.BrassLo, theme.BrassHi)
	p.Disc(c, r*0.70, theme.BrassHi, theme.BrassLo)
}

// CoinOrIcon draws the symbol beside a number that tells what is counted. If icon is "", it is a
// coin with the given radius, otherwise the icon, size design units wide and in the colour ink. The
// centre of the symbol is c.
func CoinOrIcon(p *paint.Canvas, icon string, c geom.Point, radius, size float64, ink color.RGBA) {
	if icon == "" {
		Coin(p, c, radius)
		return
	}
	p.Icon(icon, c, size, ink)
}

// FlippingCoin draws a coin in the air with the centre c and the radius r, rotated by angle
// (radians) out of the plane of the table. Its shadow is drawn separately by [CoinShadow], so that
// the shadows of many coins can be drawn before all coins.
func FlippingCoin(p *paint.Canvas, c geom.Point, r, angle float64) {
	p.NarrowedFigure(spinning, c, 2*r, breadth(angle))
}

// CoinShadow draws the shadow of the coin that [FlippingCoin] draws for the same arguments.
func CoinShadow(p *paint.Canvas, c geom.Point, r, angle float64) {
	p.SoftRect(geom.Around(c.Add(4, 9), 1.8*r*breadth(angle), 1.8*r), r, 4, 0, theme.Alpha(theme.Shadow, 0.32))
}

var spinning = paint.Figure{Icon: "coin", Body: theme.RGB(0xE9B64C), Line: theme.BrassLo}

// breadth returns the visible width of a coin as a fraction of its full width. The coin is rotated
// out of the plane of the table by angle, in radians.
func breadth(angle float64) float64 { return max(math.Abs(math.Cos(angle)), 0.22) }

// CoinWithNumber draws a coin with the centre c and the radius r, and the number n on it.
func CoinWithNumber(p *paint.Canvas, c geom.Point, r float64, n int) {
	Coin(p, c, r)
	p.Label(strconv.Itoa(n), geom.Around(c, max(1.7*r, 18), 2*r).Move(0, -0.5), paint.Style{
		Face: paint.Bold, Size: max(r*1.02, minFigureSize(p)), Color: theme.RGB(0x3A1F0A),
		Edge:  theme.Alpha(theme.Cream, 0.55),
		Align: paint.Center, Fixed: true,
	})
}

// minFigureSize returns the minimum letter size of the number on a coin, a house or a paddle, in
// design units. It increases only a little with the player's text size setting, because the coin,
// house or paddle does not become larger.
func minFigureSize(p *paint.Canvas) float64 { return 12 * min(p.View.Letters(), 1.12) }

// Paddle draws the round paddle of a bidder with the bid n on it; c is its centre and r its radius.
// Its handle points to the lower right.
func Paddle(p *paint.Canvas, c geom.Point, r float64, n int) {
	handle := c.Add(r*1.05, r*1.05)
	p.Line(c.Add(1, 2), handle.Add(1, 2), r*0.5, theme.Alpha(theme.Shadow, 0.4))
	p.Line(c, handle, r*0.46, coinRim)
	p.Line(c, handle.Add(-0.8, -0.8), r*0.26, theme.RGB(0x9A6238))
	p.Disc(c, r, coinRim, coinRim)
	p.Disc(c, r-1.3, theme.RGB(0xFFF8E6), theme.RGB(0xE6D5AC))
	p.Outline(geom.Around(c, 2*r-5, 2*r-5), r-2.5, 1, theme.Alpha(theme.Oxblood, 0.8))
	p.Label(strconv.Itoa(n), geom.Around(c, max(1.6*r, 18), 2*r).Move(0, -0.5), paint.Style{
		Face: paint.Bold, Size: max(r*1.05, minFigureSize(p)), Color: theme.RGB(0x3A1F0A), Align: paint.Center,
		Fixed: true,
	})
}

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

// Pawn draws a standing wooden pawn in a colour, with its base at the bottom of r.
func Pawn(p *paint.Canvas, r geom.Rect, col color.RGBA) { MovingPawn(p, r, r, col) }

// MovingPawn draws a pawn in r that changes its size while it moves. top is the rectangle in which
// the pawn is largest during the movement; the pawn is rendered for that size and scaled down.
func MovingPawn(p *paint.Canvas, r, top geom.Rect, col color.RGBA) {
	size := min(r.W, r.H)
	p.SoftRect(geom.Around(geom.Point{X: r.Center().X + size*0.16, Y: r.Bottom() - size*0.08}, size*0.78, size*0.26),
		size*0.13, 2, 0,
		theme.Alpha(theme.Shadow, 0.5))
	f := paint.Figure{Icon: "pawn", Body: theme.Lighten(col, 0.18), Glow: 0.3}
	p.ScaledFigure(f, r.Center(), size*1.04, min(top.W, top.H)*1.04, 0)
}

// Gavel draws the auctioneer's gavel with its head at c, at the elapsed fraction t of its
// animation. It is raised at 0 and strikes its block at StrikeAt. All lengths are fractions of
// size, in design units.
func Gavel(p *paint.Canvas, c geom.Point, size, t float64) {
	angle := 0.95 * (1 - motion.InQuad(min(t/StrikeAt, 1)))
	if t > StrikeAt { // the gavel bounces a little after the strike
		angle = 0.22 * math.Abs(math.Sin((t-StrikeAt)*9)) * max(0, 1-(t-StrikeAt)*2.2)
	}
	block := geom.Around(geom.Point{X: c.X + size*0.02, Y: c.Y + size*0.14}, size*0.62, size*0.20)
	p.DropShadow(block, size*0.08, 5)
	p.Rect(block, size*0.09, theme.WalnutInk)
	p.Gradient(block.Inset(1.4), size*0.08, theme.RGB(0x9A6238), theme.RGB(0x5A3219))
	p.Outline(block.Pad(size*0.09, size*0.04), size*0.05, 1, theme.Alpha(theme.Brass, 0.7))
	if k := (t - StrikeAt) / 0.3; k > 0 && k < 1 {
		ring := geom.Around(block.Center(), block.W*(1+1.1*k), block.H*(1.3+2.2*k))
		p.Outline(ring, ring.H/2, 3*(1-k)+0.6, theme.Alpha(theme.BrassHi, 0.75*(1-k)))
	}
	// The hand is at the end of the handle, to the lower right of the head.
	grip := geom.Point{X: c.X + size*0.56, Y: c.Y + size*0.34}
	sin, cos := math.Sincos(angle)
	const arm = 0.47
	mid := geom.Point{X: grip.X - size*arm*(cos-sin), Y: grip.Y - size*arm*(sin+cos)}
	p.SoftRect(geom.Around(mid.Add(size*0.1, size*0.2), size*0.6, size*0.3), size*0.15, size*0.12, 0,
		theme.Alpha(theme.Shadow, 0.4))
	p.ScaledFigure(paint.Figure{Icon: "gavel", Body: theme.RGB(0xA9703F), Flip: true}, mid, size, size, angle)
}

// StrikeAt is the time at which the gavel strikes, as a fraction of the duration of its animation.
const StrikeAt = 0.26
