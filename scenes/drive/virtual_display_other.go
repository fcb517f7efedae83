//go:build !linux

package drive

// startDisplay does nothing. On these systems a desktop is always available, and it has a scale
// factor of its own.
func startDisplay(string) (stop func(), err error) { return func() {}, nil }
