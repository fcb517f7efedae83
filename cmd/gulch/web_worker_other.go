//go:build !js

package main

// serveAsWorker returns false, because only the browser needs a second instance of the program as a
// worker.
func serveAsWorker() bool { return false }
