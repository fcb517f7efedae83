package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// PreviewStats returns the values of a seat that are compared before and after a choice for its
// preview: points, dollars, cards, nuggets, wounds, and the positions on the Marshal and Wanted
// tracks.
func (b *Table) PreviewStats(seat engine.Seat) []table.Stat {
	w := &b.Board.Of[seat]
	return append(b.Row(seat).Stats,
		table.Stat{Icon: "gold-nuggets", Value: w.Nuggets, Name: i18n.T("nuggets")},
		table.Stat{Icon: "broken-bone", Value: w.Wounds, Name: i18n.T("wounds")},
		table.Stat{Icon: "law-star", Value: w.Cube[rules.Marshal], Name: i18n.T("Marshal")},
		table.Stat{Icon: "wanted-reward", Value: w.Cube[rules.Wanted], Name: i18n.T("Wanted")})
}

// Upkeep reports whether event e is the income of a Wanted player at the end of a turn (R58), which
// only the move that ends the turn is credited with.
func (b *Table) Upkeep(m engine.Move, e engine.Event) bool {
	return m.Kind != rules.KindEndTurn && e.Kind == rules.EventLP && e.D == rules.TurnEnd
}
