package table

import (
	"testing"

	"gulch/engine"
)

// All throws of two dice add up to 36, and what they bring on average is counted by them.
func TestTwoDice(t *testing.T) {
	sum := 0
	for n := 2; n <= 12; n++ {
		sum += Ways(n)
		if AtLeast(n)-AtLeast(n+1) != Ways(n) {
			t.Errorf("%d throws reach %d", AtLeast(n), n)
		}
	}
	if sum != 36 || AtLeast(2) != 36 || Ways(7) != 6 || Percent(36) != 100 || Percent(5) != 14 {
		t.Errorf("%d throws in all, %d reach 2", sum, AtLeast(2))
	}
	sevens := DiceGains{Gain: func(_ engine.Seat, total int) int {
		if total == 7 {
			return 12
		}
		return 0
	}}
	if got := sevens.Expected(0); got != 2 {
		t.Errorf("12 gold on a 7 are %v a throw", got)
	}
	sevens.Ways = func(int) int { return 3 }
	if got := sevens.Expected(0); got != 1 {
		t.Errorf("where three throws count they are %v", got)
	}
}
