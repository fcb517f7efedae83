package nuggets

import (
	"gulch/engine/match"
	rules "gulch/engine/nuggets"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Game announces Nuggets. It is an example and does not stand on the shelf unless it is asked for.
var Game = table.Game{
	Rules: rules.Game,
	New:   func(h *stage.App, seats []match.Seat) table.Play { return New(h, seats) },
}
