package menu

import (
	"gulch/engine"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"
)

// cover is what a game's box shows.
type cover struct {
	lid   pieces.Lid
	about string // what the game is about, one or two sentences
}

// lids are the covers by the ID of the game.
var lids = map[string]cover{
	"boomtown": {
		lid: pieces.Lid{
			Accent: theme.RGB(0xD29B4A), Behind: []string{"house", "church", "", "windmill", "village"},
			Icon: "mine-wagon", Body: theme.RGB(0x8A6248), Line: theme.RGB(0x2A160C), Cargo: "gold-nuggets",
		},
		about: words.Mark("Bid for mines and townsfolk, roll the dice, and see whose shafts pay. Gold, mines and mayors decide " +
			"who owns the town."),
	},
	"narrowgauge": {
		lid: pieces.Lid{
			Accent: theme.Rail, Land: paint.Land{Height: 62, Ridges: 1, Often: 1, Snow: 0.55},
			Behind: []string{"pine-tree", "wood-cabin", "", "pine-tree", "pine-tree"},
			Icon:   "steam-locomotive", Body: theme.RGB(0x5E5A5C), Line: theme.RGB(0xF0B05A),
		},
		about: "Build five mountain railways that nobody owns, pull four markets to your side, and hold the shares that pay.",
	},
}

// lidOf returns the lid of a game; one without a cover of its own gets a plain one.
func lidOf(info engine.Info) pieces.Lid {
	c, ok := lids[info.ID]
	if !ok {
		c.lid = pieces.Lid{Accent: theme.Gold, Icon: "horseshoe", Body: theme.Brass}
	}
	c.lid.Name = info.Name
	c.lid.Foot = words.T("%d–%d players", info.MinSeats, info.MaxSeats)
	if info.MinSeats == info.MaxSeats {
		c.lid.Foot = words.N(info.MinSeats, "%d player", "%d players", info.MinSeats)
	}
	return c.lid
}
