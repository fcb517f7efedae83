//go:build unix

package calendar

import (
	"os"
	"sync"
	"time"
)

// systemOffset returns local time minus UTC in the system's time zone at an instant.
func systemOffset(t time.Time) time.Duration { return offsetIn(systemZone.place(), t) }

// systemZone is the file with the time zone of this system.
var systemZone = zoneFile{name: "/etc/localtime"}

// zoneFile is a file with a time zone, which is read again whenever the file is replaced. Go reads
// the file only once, at the start of the program, so it would use the old zone after the device
// has traveled.
type zoneFile struct {
	name string

	mu      sync.Mutex
	checked time.Time
	info    os.FileInfo
	// time zone that was read after the file was replaced; nil if it was never replaced
	read *time.Location
}

// place returns the current time zone. It checks at most once a second whether the file was
// replaced. If the environment variable TZ is set, it returns the zone that Go read at the start.
func (z *zoneFile) place() *time.Location {
	if _, chosen := os.LookupEnv("TZ"); chosen {
		return time.Local
	}
	z.mu.Lock()
	defer z.mu.Unlock()
	if now := time.Now(); now.Sub(z.checked) >= time.Second {
		z.checked = now
		z.reload()
	}
	if z.read == nil {
		return time.Local
	}
	return z.read
}

// reload reads the file again if it has changed. If that fails, the zone stays unchanged.
func (z *zoneFile) reload() {
	info, err := os.Stat(z.name)
	if err != nil {
		return
	}
	before := z.info
	z.info = info
	if before == nil || os.SameFile(before, info) && before.ModTime().Equal(info.ModTime()) {
		return
	}
	if data, err := os.ReadFile(z.name); err == nil {
		if place, err := time.LoadLocationFromTZData("Local", data); err == nil {
			z.read = place
		}
	}
}
