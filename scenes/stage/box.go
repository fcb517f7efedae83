package stage

import (
	"image/color"

	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// Box is how a game is offered: the box on the shelf of the title.
type Box struct {
	Accent color.RGBA
	Scene  pieces.Scene
	About  string // what the game is about, one or two sentences, marked with words.Mark
}

// plain is the box of a game that has none of its own.
var plain = Box{Accent: theme.Gold, Scene: pieces.Scene{Vista: pieces.Evening(paint.Land{Height: 46, Steps: 0.9, Often: 0.8})}}

// Box returns the box of a game.
func (h *App) Box(game string) Box {
	if b, ok := h.Boxes[game]; ok {
		return b
	}
	return plain
}
