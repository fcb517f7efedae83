package sierrawest

import "gulch/engine"

// IsDetour implements [engine.Detours] for climbs and for a Double Paddle: the line of moves brings
// the frontiersman or the canoe back to where it is, although it could have stayed there.
func (s *State) IsDetour(line []engine.Move) bool {
	var back engine.Move
	switch s.Phase() {
	case PhaseSteps:
		back = Climb(s.climber[s.active])
	case PhasePaddle:
		back = Canoe(int(s.activePlayer().canoe))
	}
	for _, m := range line {
		if m.Kind != back.Kind {
			break
		}
		if m == back {
			return true
		}
	}
	return false
}
