//go:build !unix

package main

import "time"

// cpuTime returns the time since the program began, in place of its processor time.
func cpuTime() time.Duration { return time.Since(startTime) }
