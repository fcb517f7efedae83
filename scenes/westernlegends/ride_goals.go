package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
)

// Goals implements [table.Teaching]: by the Move action, and by the first step of a ride, a player
// means the spaces to which the ride can go. A step also means to end the ride on its space.
func (b *Table) Goals(m engine.Move) (all []table.MoveSequence) {
	if m.Kind != rules.KindMove && m.Kind != rules.KindStep {
		return nil
	}
	reach, ok := b.State.RideReach()
	if !ok {
		return nil
	}
	p := b.State.Turn()
	if m.Kind == rules.KindStep {
		all = append(all, b.ride(p, rules.SpaceOf(m)))
	}
	for x := range rules.Space(rules.Spaces()) {
		if !reach.Has(x) || x == reach.From {
			continue
		}
		way := reach.Way(x)
		if m.Kind == rules.KindMove && len(way) > 0 || len(way) > 1 && way[0] == rules.SpaceOf(m) {
			all = append(all, b.ride(p, x))
		}
	}
	return all
}
