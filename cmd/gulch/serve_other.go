//go:build !js

package main

// serves returns false: only the browser needs a second instance of the program as a worker.
func serves() bool { return false }
