package table

import (
	"testing"

	"gulch/engine"
)

// TestTwoDice checks the numbers of throws of two dice that add up to a total exactly or at least,
// and the averages of DiceGains.
func TestTwoDice(t *testing.T) {
	sum := 0
	for n := 2; n <= 12; n++ {
		sum += DiceWays(n)
		if DiceWaysAtLeast(n)-DiceWaysAtLeast(n+1) != DiceWays(n) {
			t.Errorf("%d throws reach %d and %d reach %d, want a difference of %d", DiceWaysAtLeast(n), n,
				DiceWaysAtLeast(n+1), n+1,
				DiceWays(n))
		}
	}
	if sum != 36 || DiceWaysAtLeast(2) != 36 || DiceWays(7) != 6 || DicePercent(36) != 100 || DicePercent(5) != 14 {
		t.Errorf("%d throws in all, %d reach 2, %d are a 7, 36 and 5 of 36 are %d %%, %d %%; want 36, 36, 6, 100, 14",
			sum,
			DiceWaysAtLeast(2), DiceWays(7), DicePercent(36), DicePercent(5))
	}
	sevens := DiceGains{Gain: func(_ engine.Seat, total int) int {
		if total == 7 {
			return 12
		}
		return 0
	}}
	if got := sevens.Expected(0); got != 2 {
		t.Errorf("12 gold on a 7 are %v gold per throw on average, want 2", got)
	}
	sevens.Ways = func(int) int { return 3 }
	if got := sevens.Expected(0); got != 1 {
		t.Errorf("if only three throws count as a 7, they are %v gold per throw on average, want 1", got)
	}
}
