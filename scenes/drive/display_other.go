//go:build !linux

package drive

// startDisplay does nothing: there is always a desktop, and its scale is its own.
func startDisplay(string) (stop func(), err error) { return func() {}, nil }
