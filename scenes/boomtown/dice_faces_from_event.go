package boomtown

import (
	"gulch/engine"
	rules "gulch/engine/boomtown"
)

// Dice returns the rolled faces if event e is a roll of the dice, otherwise nil.
func (b *Table) Dice(e engine.Event) []int {
	if e.Kind == rules.EventRolled || e.Kind == rules.EventHoldupRoll {
		return []int{rules.FirstIn(e), rules.SecondIn(e)}
	}
	return nil
}
