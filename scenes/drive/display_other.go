//go:build !linux

package drive

// startDisplay does nothing: on these systems a desktop is always available, and it has its own
// scale factor.
func startDisplay(string) (stop func(), err error) { return func() {}, nil }
