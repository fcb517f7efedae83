package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
)

// Chapter takes the turn of a bot for one story: it is some eighteen small moves.
func (b *Table) Chapter(state engine.State) int {
	s := state.(*rules.State)
	if s.Phase() == rules.PhaseOver {
		return 0
	}
	return 1 + s.Round()*rules.MaxSeats + int(s.Active())
}
