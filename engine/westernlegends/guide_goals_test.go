package westernlegends

import "testing"

// A deed that a goal counts is worth more the fewer are missing, and nothing beyond itself without the goal.
func TestDeedsForGoals(t *testing.T) {
	s := acting(t)
	var kit Char
	for i := range box.char {
		if box.char[i].id == "kit_carson" {
			kit = Char(i)
		}
	}
	pl := &s.p[0]
	pl.char, pl.goals = kit, 1<<1|1<<3 // six nuggets deposited; three bandits beaten
	worth := func() float32 {
		a := s.appraise(0)
		return a.deeds(statBanditsBeaten, 1)
	}
	first := worth()
	pl.stats[statBanditsBeaten] = 2
	last := worth()
	pl.goals = 1 << 1
	if none := worth(); none != 0 || first <= 0 || last <= first {
		t.Errorf("the first of three bandits is worth %.2f, the last %.2f, one without the goal %.2f", first, last, none)
	}
}

// Where the Sheriff patrols, being Wanted pays for fewer turns, and for the fewest if nobody else is.
func TestPatrolIsForeseen(t *testing.T) {
	s := acting(t)
	pay := func() float32 {
		a := s.appraise(0)
		n, _ := a.paydays(5)
		return n
	}
	free := pay()
	s.opts.patrol = true
	alone := pay()
	s.p[1].wp = 3
	if among := pay(); !(alone < among && among < free) {
		t.Errorf("five turns pay %.1f times alone, %.1f among others, %.1f without the patrol", alone, among, free)
	}
}
