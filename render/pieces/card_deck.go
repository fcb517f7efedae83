package pieces

import (
	"math"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// Deck draws a stack of n face-down cards whose top card fills r. back is the image of a card's
// back.
func Deck(p *paint.Canvas, r geom.Rect, n int, back *ebiten.Image) {
	layers := min((n+7)/8, 8)
	if n == 0 {
		p.Outline(r, 8, 1.5, theme.Alpha(theme.Cream, 0.25))
		return
	}
	depth := float64(layers)
	p.DropShadow(r.Move(depth, depth), 8, 6+depth)
	for i := range layers {
		o := depth - float64(i)
		p.Rect(r.Move(o, o), 7, theme.RGB(0x6E5231))
		p.Rect(geom.R(r.X+o, r.Y+o, r.W-0.8, r.H-0.8), 7, theme.DeckEdge)
	}
	p.Image(back, r, 0, paint.White)
}

// Piles draws a draw pile in the rectangle deck and a discard pile in the rectangle discard. The
// draw pile has n cards with the image back; left is the text below it. The discard pile shows top,
// the image of its top card (nil if the pile is empty); gone is the text below it.
func Piles(p *paint.Canvas, deck geom.Rect, n int, back *ebiten.Image, left string, discard geom.Rect,
	top *ebiten.Image,
	gone string) {
	st := paint.Style{Face: paint.Bold, Size: 12, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.7),
		Align: paint.Center}
	Deck(p, deck, n, back)
	if top != nil {
		p.DropShadow(discard, 4, 3)
		p.Image(top, discard, 0, theme.RGB(0xD8CDB8))
	} else {
		p.Outline(discard, 4, 1.3, theme.Alpha(theme.Cream, 0.25))
	}
	first := geom.R(deck.X-16, deck.Bottom()+2, deck.W+32, 17)
	second := geom.R(discard.X-16, discard.Bottom()+2, discard.W+32, 17)
	if math.Abs(first.Y-second.Y) > first.H { // the piles are one above the other
		p.Label(left, first, st)
		p.Label(gone, second, st)
		return
	}
	wide := (p.LabelWidth(left, first, st)+p.LabelWidth(gone, second, st))/2 + 4
	// half the overlap of the two texts, if they are wider than the distance of the piles
	apart := max(wide-(second.Center().X-first.Center().X), 0) / 2
	// on a phone the letters cannot be made smaller, so the texts are drawn one below the other
	if apart > 2 && p.View.MinLetters > 0 {
		both := first.Union(second)
		first.X, second.X = both.X, both.X
		first.W, second.W = both.W, both.W
		apart, second.Y = 0, second.Y+st.Size*1.2*min(p.View.Letters(), 1.2)
	}
	p.Label(left, first.Move(-apart, 0), st)
	p.Label(gone, second.Move(apart, 0), st)
}
