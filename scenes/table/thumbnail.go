package table

import (
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// Thumbnail paints the board of a match small, without anything that only one seat may know.
func Thumbnail(h *stage.App, m *match.Match, play Play, width, height int) *ebiten.Image {
	img := ebiten.NewImage(max(width, 1), max(height, 1))
	l := ui.NewLayout(1280, 720)
	board := place(l, len(m.Setup().Seats), false).board
	Show(play, m.State(), l, board)
	play.Nodes(NewAsk(play, m.State(), nil), nil) // some places follow from them
	scale := max(float64(width)/board.W, float64(height)/board.H)
	view := paint.View{
		Scale: scale,
		X:     float64(width)/2 - board.Center().X*scale, Y: float64(height)/2 - board.Center().Y*scale,
	}
	p := h.Kit.Pen(img, view)
	p.Table(paint.Table{Field: geom.R(-200, -200, 2000, 2000), Lamp: geom.Point{X: 430, Y: 150}, Cloth: paint.Felt})
	play.Paint(p)
	p.Flush()
	return img
}
