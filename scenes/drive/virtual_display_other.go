//go:build !linux

package drive

// virtualDisplays reports whether tests run on a display of their own.
const virtualDisplays = false

// startDisplay does nothing. On these systems a desktop is always available, and it has a scale
// factor of its own.
func startDisplay(display) (stop func(), err error) { return func() {}, nil }
