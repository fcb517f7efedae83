package stage

import (
	"image/color"

	"gulch/engine"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"
)

// Box is how a game is offered: the box on the shelf of the title. Its lid is the picture of assets/art called lid- and the
// ID of the game.
type Box struct {
	Accent color.RGBA // of the sides of the box: the dark tone of its lid
	About  string     // what the game is about, one or two sentences, marked with words.Mark
	// Follows returns what else is chosen as an option is set to a value, and for two empty strings what a new game begins
	// with in place of the rules' defaults. It may be nil.
	Follows func(option, value string) engine.Options
	// First are the options in which a first game differs from the usual one. It may be nil.
	First engine.Options
	// Pictures are the motifs that show what values of options are like, by "option/value". It may be nil.
	Pictures map[string]string
}

// Box returns the box of a game.
func (h *App) Box(game string) Box {
	if b, ok := h.Boxes[game]; ok {
		return b
	}
	return Box{Accent: theme.Walnut}
}

// Lid returns what is printed on the box of a game.
func (h *App) Lid(info engine.Info) pieces.Lid {
	l := pieces.Lid{Picture: "lid-" + info.ID, Name: info.Name, Accent: h.Box(info.ID).Accent,
		Foot: words.T("%d–%d players", info.MinSeats, info.MaxSeats)}
	if info.MinSeats == info.MaxSeats {
		l.Foot = words.N(info.MinSeats, "%d player", "%d players", info.MinSeats)
	}
	return l
}
