//go:build !js

package main

// serves reports whether this is a second run of the program beside the first: only a browser needs one.
func serves() bool { return false }
