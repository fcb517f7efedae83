package gametest

// WithinFiveSigma reports whether n, a count of rare independent events, is within five standard
// deviations of the expected number want.
func WithinFiveSigma(n int, want float64) bool {
	d := float64(n) - want
	return d*d <= 25*want
}
