//go:build !linux

package drive

// startDisplay does nothing: a desktop is always available, with a scale factor of its own.
func startDisplay(string) (stop func(), err error) { return func() {}, nil }
