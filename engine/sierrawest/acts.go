package sierrawest

import "gulch/engine"

// ContinuesAct implements [engine.StepwiseActs]: the climb of a frontiersman over several cards is
// one act, and so is the walk of a pioneer over spaces that he does not use.
func (s *State) ContinuesAct(m, next engine.Move) bool {
	if next.Kind != m.Kind {
		return false
	}
	return m.Kind == KindClimb || m.Kind == KindWalk && !UsesOf(m) && PathOf(m) == PathOf(next)
}
