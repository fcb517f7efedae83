//go:build unix

package calendar

import (
	"os"
	"sync"
	"time"
)

// systemOffset returns the offset of the system's time zone at an instant.
func systemOffset(t time.Time) time.Duration { return offsetIn(systemZone.place(), t) }

// systemZone is the time zone of this system.
var systemZone = zoneFile{name: "/etc/localtime"}

// zoneFile reads a time zone from a file again whenever the file is replaced. Go reads it once, at
// the start of the program, and would keep the old zone after the device has traveled.
type zoneFile struct {
	name string

	mu      sync.Mutex
	checked time.Time
	info    os.FileInfo
	read    *time.Location // nil until the file was replaced
}

// place returns the current time zone. It checks the file at most once a second.
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

// reload reads the file if it has changed. If that fails, the zone is unchanged.
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
