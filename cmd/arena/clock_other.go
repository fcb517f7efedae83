//go:build !unix

package main

import "time"

// spent returns the time since the program began, in place of its processor time.
func spent() time.Duration { return time.Since(began) }
