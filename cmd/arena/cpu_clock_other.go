//go:build !unix

package main

import "time"

// cpuTime returns the time since the program's start, because this system does not report its
// processor time.
func cpuTime() time.Duration { return time.Since(startTime) }
