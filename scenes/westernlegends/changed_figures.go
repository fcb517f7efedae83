package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/words"
	"gulch/scenes/table"
)

// Figures returns the figures that choices may change: points, dollars, cards, nuggets, wounds, and
// the Marshal and Wanted tracks.
func (b *Table) Figures(seat engine.Seat) []table.Stat {
	w := &b.Board.Of[seat]
	return append(b.Row(seat).Stats,
		table.Stat{Icon: "gold-nuggets", Value: w.Nuggets, Name: words.T("nuggets")},
		table.Stat{Icon: "broken-bone", Value: w.Wounds, Name: words.T("wounds")},
		table.Stat{Icon: "law-star", Value: w.Cube[rules.Marshal], Name: words.T("Marshal")},
		table.Stat{Icon: "wanted-reward", Value: w.Cube[rules.Wanted], Name: words.T("Wanted")})
}
