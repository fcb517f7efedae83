package pieces

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// ChosenPiece is the name by which the marks of [ChosenMark] are reported, see
// [paint.Canvas.OnPiece].
const ChosenPiece = "chosen"

// ChosenMark draws the mark of something that the player has chosen, centred on at: a red seal with
// a light dot. radius is in design units. A check mark would look like the coach's mark of the best
// move.
func ChosenMark(p *paint.Canvas, at geom.Point, radius float64) {
	p.Disc(at, radius, theme.WalnutInk, theme.WalnutInk)
	p.Disc(at, 0.88*radius, theme.Cream, theme.Cream)
	p.Disc(at, 0.72*radius, theme.Oxblood, theme.Darken(theme.Oxblood, 0.25))
	p.Disc(at, 0.32*radius, theme.Cream, theme.Cream)
	p.ReportPiece(ChosenPiece, "", geom.Around(at, 2*radius, 2*radius))
}
