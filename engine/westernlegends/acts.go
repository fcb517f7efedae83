package westernlegends

import "gulch/engine"

// ContinuesAct implements [engine.StepwiseActs]: a ride of a player or of the Sheriff is one act.
func (s *State) ContinuesAct(m, next engine.Move) bool {
	switch next.Kind {
	case KindStep:
		return m.Kind == KindMove || m.Kind == KindStep
	case KindStop:
		return m.Kind == KindStep
	}
	return false
}
