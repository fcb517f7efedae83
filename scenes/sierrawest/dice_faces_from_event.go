package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
)

// Dice returns the rolled face if event e is a roll of the die, otherwise nil.
func (b *Table) Dice(e engine.Event) []int {
	switch e.Kind {
	case rules.EventMined:
		return []int{rules.DieIn(e)}
	case rules.EventShot:
		return []int{rules.DieIn(e)}
	}
	return nil
}
