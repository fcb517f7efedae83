//go:build !js && !unix

package calendar

import "time"

// systemOffset returns local time minus UTC in the system's time zone at an instant. Go reads the
// time zone only once, at the start of the program.
func systemOffset(t time.Time) time.Duration { return offsetIn(time.Local, t) }
