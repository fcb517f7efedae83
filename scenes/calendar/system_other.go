//go:build !js && !unix

package calendar

import "time"

// systemOffset returns the offset of the system's time zone at an instant. Go reads the zone once,
// at the start of the program.
func systemOffset(t time.Time) time.Duration { return offsetIn(time.Local, t) }
