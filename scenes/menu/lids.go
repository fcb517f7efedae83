package menu

import (
	"gulch/engine"
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
		lid: pieces.Lid{Accent: theme.RGB(0xD29B4A), Icon: "mine-wagon", Behind: []string{"house", "church", "", "windmill", "village"}},
		about: words.Mark("Bid for mines and townsfolk, roll the dice, and see whose shafts pay. Gold, mines and mayors decide " +
			"who owns the town."),
	},
	"narrowgauge": {
		lid:   pieces.Lid{Accent: theme.Rail, Icon: "steam-locomotive", Behind: []string{"mountains", "pine-tree", "", "pine-tree", "mountaintop"}},
		about: "Build five mountain railways that nobody owns, pull four markets to your side, and hold the shares that pay.",
	},
}

// lidOf returns the lid of a game; one without a cover of its own gets a plain one.
func lidOf(info engine.Info) pieces.Lid {
	c, ok := lids[info.ID]
	if !ok {
		c.lid = pieces.Lid{Accent: theme.Gold, Icon: "horseshoe"}
	}
	c.lid.Name = info.Name
	c.lid.Foot = words.T("%d–%d players", info.MinSeats, info.MaxSeats)
	return c.lid
}
