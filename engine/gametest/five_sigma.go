package gametest

// WithinFiveSigma reports whether n, a number of rare independent events, differs by at most five
// standard deviations from the expected number want.
func WithinFiveSigma(n int, want float64) bool {
	d := float64(n) - want
	return d*d <= 25*want
}
