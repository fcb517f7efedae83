//go:build !js

package calendar

import "time"

// systemOffset returns the offset of the system's time zone at an instant.
func systemOffset(t time.Time) time.Duration { return offsetIn(time.Local, t) }
