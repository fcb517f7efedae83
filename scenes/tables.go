package scenes

import (
	"gulch/engine/match"
	"gulch/scenes/boomtown"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// plays makes the board of each game, by its ID. A game that is not in it is not on the shelf.
var plays = map[string]func(*stage.House, []match.Seat) table.Play{
	"boomtown": func(h *stage.House, seats []match.Seat) table.Play { return boomtown.New(h, seats) },
}

// furnish tells the house how matches and replays come to the table.
func furnish(h *stage.House) {
	h.OpenTable = func(m *match.Match, doc string) {
		t, err := table.New(h, m, doc, plays[m.Info().ID](h, m.Setup().Seats))
		if err != nil {
			h.Notice(err.Error())
			return
		}
		h.Home()
		h.Push(t)
	}
	h.OpenReplay = func(r *match.Replay, doc string) {
		h.Home()
		h.Push(table.NewReplay(h, r, doc, plays[r.Info().ID](h, r.Setup().Seats)))
	}
}
