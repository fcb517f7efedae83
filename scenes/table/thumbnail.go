package table

import (
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// Thumbnail paints the board of match m into dst, scaled to fill it. Information that is hidden
// from any seat is not shown.
func Thumbnail(h *stage.App, m *match.Match, gameUI GameUI, dst *ebiten.Image) {
	l := ui.NewLayout(1280, 720)
	board := layOutChrome(l, len(m.Setup().Seats), false, gameUI.Ledger()).board
	ShowPosition(gameUI, m.State(), l, board)
	gameUI.Nodes(NewDecision(gameUI, m.State(), nil), nil) // some games compute places in Nodes
	width, height := float64(dst.Bounds().Dx()), float64(dst.Bounds().Dy())
	scale := max(width/board.W, height/board.H)
	p := h.Kit.Canvas(dst, paint.View{Scale: scale, X: width/2 - board.Center().X*scale,
		Y: height/2 - board.Center().Y*scale})
	p.Table(paint.Table{Field: geom.R(-200, -200, 2000, 2000), Lamp: geom.Point{X: 430, Y: 150}, Cloth: paint.Felt})
	gameUI.Paint(p)
	p.Flush()
}
