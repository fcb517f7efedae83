package sierrawest

import "gulch/engine"

// pushDamage asks the active player how to take damage, by putting a decision on the stack (R51).
// source is one of the causes of damage.
func (s *State) pushDamage(source uint8, obs engine.Observer) {
	tellDamage(obs, s.active, int(source))
	s.push(PhaseDamage, source, 0)
}

// playDamage carries out move m, which says what the active player loses to damage. d is the
// decision that it answers (R51 to R53).
func (s *State) playDamage(d pending, m engine.Move, obs engine.Observer) {
	switch m.Kind {
	case KindWreck:
		s.wreck(CabinOf(m), obs)
		return
	case KindLose:
		for _, g := range [2]int{FirstOf(m), SecondOf(m)} {
			if g > 0 {
				s.activePlayer().goods[g-1]--
				tellLost(obs, s.active, Good(g-1), 1)
			}
		}
		return
	}
	tellRetreat(obs, s.active, int(d.n))
	switch d.n {
	case damageOutpost:
		s.fallBack(int(s.active), false, obs)
	case damageSixShooter:
		s.moveWagon(s.active, int(s.activePlayer().wagon)-1, obs)
	default:
		s.restPioneer(s.active, Path(d.n), obs)
	}
}
