//go:build unix

package main

import (
	"syscall"
	"time"
)

// cpuTime returns the processor time that the program has used. Unlike elapsed time, it hardly
// depends on other programs on the machine.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return time.Since(startTime)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
