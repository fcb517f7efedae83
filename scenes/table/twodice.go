package table

import "gulch/render/words"

// Odds of two dice. They are counted in throws of 36.

// Ways is how many of the 36 throws of two dice add up to a total.
func Ways(total int) int { return 6 - max(total-7, 7-total) }

// AtLeast is how many of the 36 throws reach a total.
func AtLeast(total int) int {
	sum := 0
	for n := total; n <= 12; n++ {
		sum += Ways(n)
	}
	return sum
}

// Percent is the share of n in 36, rounded.
func Percent(n int) int { return (n*100 + 18) / 36 }

// Chance says how likely something is that n of the 36 throws bring: "5 in 36, 14 %".
func Chance(n int) string { return words.T("%d in 36, %d%%", n, Percent(n)) }
