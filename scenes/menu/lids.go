package menu

import (
	"strings"

	"gulch/engine"
	"gulch/render/pieces"
	"gulch/render/words"
	"gulch/scenes/stage"
)

// lidOf returns the lid of a game's box.
func lidOf(box stage.Box, info engine.Info) pieces.Lid {
	l := pieces.Lid{Accent: box.Accent, Scene: box.Scene, Foot: words.T("%d–%d players", info.MinSeats, info.MaxSeats)}
	l.Name, l.Sub, _ = strings.Cut(info.Name, ": ")
	if info.MinSeats == info.MaxSeats {
		l.Foot = words.N(info.MinSeats, "%d player", "%d players", info.MinSeats)
	}
	return l
}
