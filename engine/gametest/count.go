package gametest

// Near reports whether a count of rare, independent things is what was expected, give or take five standard
// deviations.
func Near(n int, want float64) bool {
	d := float64(n) - want
	return d*d <= 25*want
}
