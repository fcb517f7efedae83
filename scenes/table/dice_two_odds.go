package table

import "gulch/render/i18n"

// Odds of two dice, as the number of the 36 possible throws that give a result.

// DiceWays returns how many of the 36 throws of two dice add up to a total.
func DiceWays(total int) int { return 6 - max(total-7, 7-total) }

// DiceWaysAtLeast returns how many of the 36 throws of two dice add up to at least total.
func DiceWaysAtLeast(total int) int {
	sum := 0
	for n := total; n <= 12; n++ {
		sum += DiceWays(n)
	}
	return sum
}

// DicePercent returns the probability of an event that n of the 36 throws of two dice lead to, as a
// rounded percentage.
func DicePercent(n int) int { return (n*100 + 18) / 36 }

// DiceChance returns the probability of an event that n of the 36 throws of two dice lead to, as
// text: "5 in 36, 14 %".
func DiceChance(n int) string { return i18n.T("%d in 36, %d%%", n, DicePercent(n)) }
