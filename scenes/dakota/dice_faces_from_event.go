package dakota

import (
	"gulch/engine"
	rules "gulch/engine/dakota"
)

// Dice returns the rolled face if event e is a roll of the die, otherwise nil.
func (b *Table) Dice(e engine.Event) []int {
	if e.Kind == rules.EventRolled {
		return []int{rules.RollIn(e)}
	}
	return nil
}
