package westernlegends

import "testing"

// TestPatrolReducesWantedIncome checks that the Wanted income is expected to be paid fewer times
// with the Sheriff's patrol than without, and the fewest times if nobody else is Wanted.
func TestPatrolReducesWantedIncome(t *testing.T) {
	s := actPosition(t)
	pay := func() float32 {
		a := s.appraise(0)
		n, _ := a.wantedIncome(5)
		return n
	}
	free := pay()
	s.opts.patrol = true
	alone := pay()
	s.p[1].wp = 3
	if among := pay(); !(alone < among && among < free) {
		t.Errorf("expected payments in five turns: %.1f if alone Wanted, %.1f with another, %.1f without the "+
			"patrol; want them to rise", alone, among, free)
	}
}
