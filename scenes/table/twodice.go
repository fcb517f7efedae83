package table

import "gulch/render/words"

// Odds of two dice, counted in the 36 possible throws.

// Ways returns how many of the 36 throws of two dice add up to a total.
func Ways(total int) int { return 6 - max(total-7, 7-total) }

// AtLeast returns how many of the 36 throws of two dice reach a total.
func AtLeast(total int) int {
	sum := 0
	for n := total; n <= 12; n++ {
		sum += Ways(n)
	}
	return sum
}

// Percent returns n of 36 as a rounded percentage.
func Percent(n int) int { return (n*100 + 18) / 36 }

// Chance returns a text for the probability of n of the 36 throws: "5 in 36, 14 %".
func Chance(n int) string { return words.T("%d in 36, %d%%", n, Percent(n)) }
