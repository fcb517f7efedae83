package boomtown

import (
	"fmt"
	"math"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// flights are what is in the air and so must not be painted where it lies.
type flights struct {
	pen  *paint.Pen // the pen of the frame, for the motions
	dice bool
	deck bool
	card rules.Card
}

// Draw notes the pen for the motions and paints the caption.
func (b *Table) Draw(p *paint.Pen) { b.fly.pen = p }

// card lets a card fly between two places, along an arc, turning over if it starts face down.
func (b *Table) card(c rules.Card, from, to geom.Rect, t float64, faceDown bool) {
	p := b.fly.pen
	e := motion.OutCubic(t)
	r := from.Lerp(to, e)
	arc := math.Sin(e*math.Pi) * from.Center().Dist(to.Center()) * 0.06
	r.Y -= arc
	m := b.image(p, c, to.W)
	if faceDown && e < flipBy/2 {
		m = b.back(p, to.W)
	}
	grow := 1.0
	if faceDown {
		// The card turns over in the first part of its way; half way round it is narrow and nearest to the eye.
		k := math.Abs(math.Cos(min(e/flipBy, 1) * math.Pi))
		grow = 1 + 0.06*(1-k)
		r = geom.Around(r.Center(), r.W*max(k, 0.1), r.H*grow)
	}
	z := 4 + 14*math.Sin(e*math.Pi)
	p.Lift(r, 8, z)
	p.Image(m, r, 0, paint.White)
}

// flipBy is the share of its way in which a card turns over.
const flipBy = 0.7

// shrink lets a card fly to a small place, keeping its shape, and fade as it gets there.
func (b *Table) shrink(c rules.Card, from, to geom.Rect, t float64) {
	p := b.fly.pen
	e := motion.OutCubic(t)
	h := max(to.H*1.5, 44)
	r := from.Lerp(geom.Around(to.Center(), h*pieces.CardW/pieces.CardH, h), e)
	p.Flush()
	p.Fade = min(1, 3.2*(1-e)+0.15)
	p.Lift(r, 7, 14*(1-e)+2)
	p.Image(b.image(p, c, from.W), r, 0, paint.White)
	p.Flush()
	p.Fade = 1
}

// land fades a piece in as it comes down on its place, late in the motion that brings it.
func (b *Table) land(piece func(r geom.Rect), to geom.Rect, t float64) {
	k := motion.Share(t, 0.35, 0.65)
	if k == 0 {
		return
	}
	p := b.fly.pen
	p.Flush()
	p.Fade = k
	piece(to.Move(0, -7*(1-motion.OutCubic(k))))
	p.Flush()
	p.Fade = 1
}

// bend is the top of the arc between two points: towards the middle of the table, so that nothing flies off it.
func (b *Table) bend(from, to geom.Point) geom.Point {
	mid, heart := from.Lerp(to, 0.5), b.at.middle.Center()
	far := mid.Dist(heart)
	if far < 1 {
		return mid
	}
	return mid.Lerp(heart, min(1, (24+0.16*from.Dist(to))/far))
}

// arc goes the share e of the way between two points along the bend.
func (b *Table) arc(from, to geom.Point, e float64) geom.Point {
	top := b.bend(from, to)
	return from.Lerp(top, e).Lerp(top.Lerp(to, e), e)
}

// Coins in the air: how many at most, and how far one is behind the other, as a share of their time.
const (
	mostCoins = 8
	coinNext  = 0.065
)

// coinSpan is when the i-th of so many coins sets out and when it arrives, as shares of their time.
func coinSpan(i, drawn int) (leaves, arrives float64) {
	leaves = float64(i) * coinNext
	return leaves, leaves + 1 - coinNext*float64(drawn-1)
}

// coins lets n gold fly from one purse to another, each coin a little after the other; their sum flies along.
func (b *Table) coins(from, to geom.Point, n int, t float64) {
	b.swarm(n, t, func(e float64, i int) geom.Point { return b.arc(from, to, e) })
	drawn := float64(min(n, mostCoins))
	e := motion.InOutQuad(motion.Share(t, coinNext*drawn/2, 1-coinNext*drawn))
	if e > 0.02 && e < 0.98 && n > 1 {
		at := b.arc(from, to, e)
		b.tag(geom.Point{X: at.X, Y: at.Y - 24}, fmt.Sprint(n), min(1, 8*e, 8*(1-e)))
	}
}

// pour lets n gold leap from a mine, fall apart and gather in a purse.
func (b *Table) pour(from, to geom.Point, n int, t float64) {
	b.swarm(n, t, func(e float64, i int) geom.Point {
		side := 16 * math.Sin(float64(i)*2.4) * math.Sin(e*math.Pi)
		at := b.arc(from, to, e)
		return geom.Point{X: at.X + side, Y: at.Y - 22*math.Sin(e*math.Pi)}
	})
}

// swarm draws coins on a way, given by the share of it and the number of the coin: their shadows, then the coins.
func (b *Table) swarm(n int, t float64, way func(e float64, i int) geom.Point) {
	drawn := min(n, mostCoins)
	for _, draw := range []func(*paint.Pen, geom.Point, float64, float64){pieces.CoinShadow, pieces.CoinTurning} {
		for i := range drawn {
			leaves, arrives := coinSpan(i, drawn)
			e := motion.InOutQuad(motion.Share(t, leaves, arrives-leaves))
			if e > 0 && e < 1 {
				draw(b.fly.pen, way(e, i).Add(3*math.Sin(float64(i)*2.4), 0), 12, float64(i)*0.9+e*9)
			}
		}
	}
}

// lantern hands the lantern of the first player on.
func (b *Table) lantern(from, to engine.Seat, t float64) {
	e := motion.InOutQuad(t)
	c := b.arc(b.at.head(from).Center(), b.at.head(to).Center(), e)
	size := 26 + 14*math.Sin(e*math.Pi)
	p := b.fly.pen
	p.Soft(geom.Around(c, 3*size, 3*size), 1.5*size, size, 0, theme.Alpha(theme.BrassHi, 0.30*math.Sin(e*math.Pi)))
	p.Body(lamp, c, size, 40, 0.3*math.Sin(e*3*math.Pi)*(1-e))
}

// lamp is the lantern of the first player.
var lamp = paint.Figure{Icon: "old-lantern", Body: theme.RGB(0xE8A63C), Glow: 0.35}

// riffle parts the deck in two halves and lets them run into each other.
func (b *Table) riffle(t float64) {
	p := b.fly.pen
	d := b.at.deck
	m := b.back(p, d.W)
	apart := math.Abs(math.Sin(t*2*math.Pi)) * d.W * 0.42
	for i, side := range []float64{-1, 1} {
		r := d.Move(side*apart, -2*float64(i))
		p.LiftTurned(r, 8, 7, side*apart*0.004)
		p.Image(m, r, side*apart*0.004, paint.White)
	}
}

// places shows the order of the pick: brass discs with numbers fly to the seats.
func (b *Table) places(order []engine.Seat, t float64) {
	p := b.fly.pen
	for i, seat := range order {
		e := motion.OutCubic(motion.Share(t, 0.07*float64(i), 0.45))
		h := b.at.head(seat)
		to := geom.Point{X: h.X + 16, Y: h.Bottom() + 6}
		at := b.arc(b.at.middle.Center(), to, e)
		p.Flush()
		p.Fade = min(1, 8*e, max(0, 6*(1-t)))
		p.Lift(geom.Around(at, 30, 30), 15, 4+12*(1-e))
		pieces.CoinWith(p, at, 16, i+1)
		p.Flush()
	}
	p.Fade = 1
}

// pawn lets the pawn of a town hop from one place to another.
func (b *Table) pawn(town rules.Town, from, to geom.Rect, t float64) {
	e := motion.InOutQuad(t)
	up := math.Sin(e * math.Pi)
	r := from.Lerp(to, e)
	top := geom.Around(r.Center(), max(from.W, to.W)*1.7, max(from.H, to.H)*1.7)
	r = r.Scale(1 + 0.7*up)
	r.Y -= up * 44
	pieces.PawnAt(b.fly.pen, r, top, towns[town].Colour)
}

// die draws a die on its way to rest from the hand of a seat, or turned over where it lies for NoSeat: t is 1 when it
// lies still.
func (b *Table) die(seat engine.Seat, i, value int, t float64) {
	r := b.at.dice[i]
	rest := r.Center()
	from := geom.Point{X: rest.X - 50, Y: rest.Y + 30}
	if seat != engine.NoSeat {
		hand, heart := b.at.panels[seat].Center(), b.at.middle.Center()
		from = hand.Lerp(heart, 0.45)
		from.X -= 46 * float64(i)
	}
	pieces.Throw{From: from, To: rest, Size: r.W * 1.25, Value: value, Yaw: yaws[i], Look: dieLooks[i]}.Draw(b.fly.pen, t)
}
