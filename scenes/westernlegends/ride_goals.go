package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/scenes/table"
)

// Goals implements [table.Teaching]: by the Move action, and by the first step of a ride, a player
// means the spaces to which the ride can go. A step also means to end the ride on its space, and
// the spaces to which it is the beginning of a shortest way, also if the table's way to them begins
// with another step.
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
		switch {
		case !reach.Has(x) || x == reach.From:
		case m.Kind == rules.KindMove:
			all = append(all, b.ride(p, x))
		case x != rules.SpaceOf(m) && reach.LeadsTo(rules.SpaceOf(m), x):
			all = append(all, table.WithFirstMove(m, b.ride(p, x)))
		}
	}
	return all
}
