package pieces

import (
	"math"

	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// Flight is the animation of a card, or any image, that moves between two places along an arc.
type Flight struct {
	From, To geom.Rect
	Face     *ebiten.Image
	Back     *ebiten.Image // image shown before the card flips; nil if the card is face up from the start
	Arc      float64       // height of the arc, as a fraction of the distance
	Turn     float64       // rotation at the end of the flight, in radians
	Corner   float64       // radius of the card's corners, design units
	FadeIn   bool          // the card fades in at the start
	FadeOut  bool          // the card fades out at the end
}

// flipBy is the fraction of the flight's distance after which a card has finished flipping to its
// face.
const flipBy = 0.7

// Draw draws the card at the elapsed fraction t of the animation.
func (f Flight) Draw(p *paint.Canvas, t float64) {
	e := motion.OutCubic(t)
	r := f.From.Lerp(f.To, e)
	r.Y -= math.Sin(e*math.Pi) * f.From.Center().Dist(f.To.Center()) * f.Arc
	m := f.Face
	if f.Back != nil {
		if e < flipBy/2 {
			m = f.Back
		}
		// In the middle of the flip the card is narrow and slightly larger.
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
	WithOpacity(p, fade, func() {
		if f.Turn == 0 {
			p.DropShadow(r, f.Corner, z)
		} else {
			p.RotatedDropShadow(r, f.Corner, z, f.Turn*e)
		}
		p.Image(m, r, f.Turn*e, paint.White)
	})
}

// LandingPiece draws a piece that fades in while it comes down to its place. The parameter to is
// the rectangle of that place, and t is the elapsed fraction of the animation that brings the
// piece; only the last 65 % of that animation show it. The function piece draws the piece in the
// rectangle that it is given.
func LandingPiece(p *paint.Canvas, to geom.Rect, t float64, piece func(p *paint.Canvas, r geom.Rect)) {
	if k := motion.Share(t, 0.35, 0.65); k > 0 {
		WithOpacity(p, k, func() { piece(p, to.Move(0, -7*(1-motion.OutCubic(k)))) })
	}
}

// Arc returns the point that a flying piece has reached on an arc from one point to another. e is
// the fraction of the arc that the piece has covered, from 0 to 1. The arc bends towards heart, the
// middle of the table, so that flying pieces stay above the table.
func Arc(from, to, heart geom.Point, e float64) geom.Point {
	top := from.Lerp(to, 0.5)
	if far := top.Dist(heart); far >= 1 {
		top = top.Lerp(heart, min(1, (24+0.16*from.Dist(to))/far))
	}
	return from.Lerp(top, e).Lerp(top.Lerp(to, e), e)
}

// MostCoins is the maximum number of coins drawn in the air at the same time. coinNext is the delay
// between two coins as a fraction of the duration of the animation.
const (
	MostCoins = 8
	coinNext  = 0.065
)

// CoinSpan returns when the coin with index i leaves and when it arrives, as fractions of the
// duration of the animation. drawn is the number of coins that are drawn.
func CoinSpan(i, drawn int) (leaves, arrives float64) {
	leaves = float64(i) * coinNext
	return leaves, leaves + 1 - coinNext*float64(drawn-1)
}

// Coins draws n flying coins, but at most MostCoins, each starting a little after the one before. t
// is the elapsed fraction of the animation. way returns the position of coin i when it has covered
// the fraction e of its path.
func Coins(p *paint.Canvas, n int, t float64, way func(e float64, i int) geom.Point) {
	drawn := min(n, MostCoins)
	for _, draw := range []func(*paint.Canvas, geom.Point, float64, float64){CoinShadow, FlippingCoin} {
		for i := range drawn {
			leaves, arrives := CoinSpan(i, drawn)
			if e := motion.InOutQuad(motion.Share(t, leaves, arrives-leaves)); e > 0 && e < 1 {
				draw(p, way(e, i).Add(3*math.Sin(float64(i)*2.4), 0), 12, float64(i)*0.9+e*9)
			}
		}
	}
}

// CoinShare is for the animation of n coins that fly one after another. It returns how far the
// middle coin has come, as a fraction of its path, at the elapsed fraction t of the animation.
func CoinShare(n int, t float64) float64 {
	drawn := float64(min(n, MostCoins))
	return motion.InOutQuad(motion.Share(t, coinNext*drawn/2, 1-coinNext*drawn))
}

// ShufflingDeck draws a deck that is being shuffled: it is split into two halves, which are pushed
// into each other. deck is the rectangle of the deck, back the image of a card's back, and t the
// elapsed fraction of the animation.
func ShufflingDeck(p *paint.Canvas, deck geom.Rect, back *ebiten.Image, t float64) {
	apart := math.Abs(math.Sin(t*2*math.Pi)) * deck.W * 0.42
	for i, side := range []float64{-1, 1} {
		r, turn := deck.Move(side*apart, -2*float64(i)), side*apart*0.004
		p.RotatedDropShadow(r, 8, 7, turn)
		p.Image(back, r, turn, paint.White)
	}
}

// ScatterOffset returns the position of piece i of several pieces, such as coins, that fly along
// the same path. It moves the pieces off the path, so that they spread. at is the point on the path
// that the piece has reached, and e the covered fraction of the path. apart is how far the pieces
// spread, from 0 to 1; 1 is used for coins that spring out of a mine.
func ScatterOffset(at geom.Point, e float64, i int, apart float64) geom.Point {
	wide := apart * math.Sin(e*math.Pi)
	return at.Add(16*math.Sin(float64(i)*2.4)*wide, -22*wide)
}
