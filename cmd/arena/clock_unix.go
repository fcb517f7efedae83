//go:build unix

package main

import (
	"syscall"
	"time"
)

// spent returns the processor time that the program has used, which a busy machine distorts far less than a clock.
func spent() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return time.Since(began)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
