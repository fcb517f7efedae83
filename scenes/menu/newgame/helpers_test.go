package newgame

import (
	"testing"

	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/stage"
)

// newGameScreen returns an app with the New game screen of a game on top, and that screen. game is
// the ID of the game. If again is not nil, the screen starts with that setup.
func newGameScreen(t *testing.T, game string, again *match.Setup) (*stage.App, *newGame) {
	t.Helper()
	h := menutest.NewApp(t)
	menutest.Push(h, New(h, game, again))
	menutest.WantScene(t, h, "new-game")
	return h, h.Top().(*newGame)
}

// drag drags a node of the scene on top of an app, and releases it. id is the ID of the node, and
// to is the point to which it is dragged.
func drag(t *testing.T, h *stage.App, id string, to geom.Point) {
	t.Helper()
	n := menutest.Node(t, h, id)
	drive.OnHost(func() {
		n.Drag(to, ui.Drag{})
		n.Drag(to, ui.Drag{End: true})
	})
	menutest.Build(h)
}
