// Package pieces draws the things on a table: plaques, panels, buttons, coins, tokens, cards, dice,
// people, and their animations.
//
// Most functions draw one thing once. Types describe a thing to be drawn: [Card], [Button], [Motif]
// (a picture of the art data), [Person], [Rail] (a track with markers). [Cards] caches the images
// of cards. In animations the parameter t is the elapsed fraction of the duration, from 0 to 1.
// Package ui and the scenes call this package. It does not depend on any game.
package pieces

import (
	"image/color"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

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
