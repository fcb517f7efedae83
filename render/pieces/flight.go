package pieces

import (
	"math"

	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// Flight is a card, or anything else with a picture, on its way between two places along an arc.
type Flight struct {
	From, To geom.Rect
	Face     *ebiten.Image
	Back     *ebiten.Image // where it starts face down and turns over on its way; nil for face up
	Arc      float64       // how high it rises, as a share of its way
	Turn     float64       // how it lies at the end, in radians
	Corner   float64       // radius of its corners, design units
	FadeIn   bool          // it comes out of nothing
	FadeOut  bool          // it goes into nothing
}

// flipBy is the share of its way in which a card turns over.
const flipBy = 0.7

// Draw draws the card on its way; t is the share of the motion that has passed.
func (f Flight) Draw(p *paint.Pen, t float64) {
	e := motion.OutCubic(t)
	r := f.From.Lerp(f.To, e)
	r.Y -= math.Sin(e*math.Pi) * f.From.Center().Dist(f.To.Center()) * f.Arc
	m := f.Face
	if f.Back != nil {
		if e < flipBy/2 {
			m = f.Back
		}
		// The card turns over in the first part of its way; half way round it is narrow and nearest to the eye.
		k := math.Abs(math.Cos(min(e/flipBy, 1) * math.Pi))
		r = geom.Around(r.Center(), r.W*max(k, 0.1), r.H*(1+0.06*(1-k)))
	}
	fade := 1.0
	if f.FadeIn {
		fade = min(1, 4*t)
	}
	if f.FadeOut {
		fade = min(fade, 3.2*(1-e)+0.12)
	}
	z := 4 + 14*math.Sin(e*math.Pi)
	Fading(p, fade, func() {
		if f.Turn == 0 {
			p.Lift(r, f.Corner, z)
		} else {
			p.LiftTurned(r, f.Corner, z, f.Turn*e)
		}
		p.Image(m, r, f.Turn*e, paint.White)
	})
}

// Land fades a piece in as it comes down on its place, late in the motion that brings it.
func Land(p *paint.Pen, to geom.Rect, t float64, piece func(p *paint.Pen, r geom.Rect)) {
	if k := motion.Share(t, 0.35, 0.65); k > 0 {
		Fading(p, k, func() { piece(p, to.Move(0, -7*(1-motion.OutCubic(k)))) })
	}
}

// Arc goes the share e of the way between two points along an arc that bends towards the heart of the table, so that
// nothing flies off it.
func Arc(from, to, heart geom.Point, e float64) geom.Point {
	top := from.Lerp(to, 0.5)
	if far := top.Dist(heart); far >= 1 {
		top = top.Lerp(heart, min(1, (24+0.16*from.Dist(to))/far))
	}
	return from.Lerp(top, e).Lerp(top.Lerp(to, e), e)
}

// Coins in the air: how many at most, and how far one is behind the other, as a share of their time.
const (
	MostCoins = 8
	coinNext  = 0.065
)

// CoinSpan is when the i-th of so many coins sets out and when it arrives, as shares of their time.
func CoinSpan(i, drawn int) (leaves, arrives float64) {
	leaves = float64(i) * coinNext
	return leaves, leaves + 1 - coinNext*float64(drawn-1)
}

// Coins draws n coins, at most MostCoins of them, on a way that is given by the share of it and the number of the coin,
// each a little after the one before.
func Coins(p *paint.Pen, n int, t float64, way func(e float64, i int) geom.Point) {
	drawn := min(n, MostCoins)
	for _, draw := range []func(*paint.Pen, geom.Point, float64, float64){CoinShadow, CoinTurning} {
		for i := range drawn {
			leaves, arrives := CoinSpan(i, drawn)
			if e := motion.InOutQuad(motion.Share(t, leaves, arrives-leaves)); e > 0 && e < 1 {
				draw(p, way(e, i).Add(3*math.Sin(float64(i)*2.4), 0), 12, float64(i)*0.9+e*9)
			}
		}
	}
}

// CoinShare is how far the middle one of n coins is on its way.
func CoinShare(n int, t float64) float64 {
	drawn := float64(min(n, MostCoins))
	return motion.InOutQuad(motion.Share(t, coinNext*drawn/2, 1-coinNext*drawn))
}

// Riffle parts a deck in two halves and lets them run into each other.
func Riffle(p *paint.Pen, deck geom.Rect, back *ebiten.Image, t float64) {
	apart := math.Abs(math.Sin(t*2*math.Pi)) * deck.W * 0.42
	for i, side := range []float64{-1, 1} {
		r, turn := deck.Move(side*apart, -2*float64(i)), side*apart*0.004
		p.LiftTurned(r, 8, 7, turn)
		p.Image(back, r, turn, paint.White)
	}
}

// Scattered moves the i-th of several things, the share e of its way along, out of its line: not at all for apart 0, as
// far as coins that leap out of a mine for 1.
func Scattered(at geom.Point, e float64, i int, apart float64) geom.Point {
	wide := apart * math.Sin(e*math.Pi)
	return at.Add(16*math.Sin(float64(i)*2.4)*wide, -22*wide)
}
