package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
)

// walkTo is the gesture of a pioneer who walks on to a space, and stops where something has to be decided.
func (b *Table) walkTo(path rules.Path, space int) table.Next {
	return func(state engine.State) (engine.Move, bool) {
		s := state.(*rules.State)
		at := s.Pioneer(s.Active(), path)
		if s.Phase() != rules.PhasePioneer || at.Space >= space || !at.Ready && at.Space == 0 {
			return engine.Move{}, false
		}
		next := at.Space + 1
		if path.Fee(next) > 0 || at.Space > 0 && next < space && hurts(s, s.IconAt(path, next)) {
			return engine.Move{}, false
		}
		return rules.Walk(path, 0), true
	}
}

// hurts reports whether an icon would hurt who steps on it now.
func hurts(s *rules.State, icon rules.Icon) bool {
	p := s.Active()
	switch icon {
	case rules.IconGrizzly:
		return !s.Caught(p).Has(int(rules.Bear))
	case rules.IconBanjo:
		at := s.Pioneer(p, rules.Tan)
		return at.Space == 0 || !at.Used || s.IconAt(rules.Tan, at.Space) != rules.IconDuel
	}
	return false
}
