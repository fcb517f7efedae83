//go:build !linux || ebitenginevmguest

package main

// checkDisplay returns nil: on this platform a display is part of the system, or the window is
// provided by the test host.
func checkDisplay() error { return nil }
