package table

import "gulch/render/i18n"

// Odds of two dice, counted in the 36 possible throws.

// DiceWays returns how many of the 36 throws of two dice add up to a total.
func DiceWays(total int) int { return 6 - max(total-7, 7-total) }

// DiceWaysAtLeast returns how many of the 36 throws of two dice reach a total.
func DiceWaysAtLeast(total int) int {
	sum := 0
	for n := total; n <= 12; n++ {
		sum += DiceWays(n)
	}
	return sum
}

// DicePercent returns n of 36 as a rounded percentage.
func DicePercent(n int) int { return (n*100 + 18) / 36 }

// DiceChance returns a text for the probability of n of the 36 throws: "5 in 36, 14 %".
func DiceChance(n int) string { return i18n.T("%d in 36, %d%%", n, DicePercent(n)) }
