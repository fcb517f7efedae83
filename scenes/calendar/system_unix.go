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

// zoneFile reads a time zone from a file as often as that is replaced. Go reads it once, at the start of
// the program, and would keep the zone of a device that has traveled since.
type zoneFile struct {
	name string

	mu     sync.Mutex
	looked time.Time
	info   os.FileInfo
	read   *time.Location // nil until the file was replaced
}

// place returns the time zone that holds now. It looks at the file at most once a second.
func (z *zoneFile) place() *time.Location {
	if _, chosen := os.LookupEnv("TZ"); chosen {
		return time.Local
	}
	z.mu.Lock()
	defer z.mu.Unlock()
	if now := time.Now(); now.Sub(z.looked) >= time.Second {
		z.looked = now
		z.look()
	}
	if z.read == nil {
		return time.Local
	}
	return z.read
}

// look reads the file if it is another one than before. The zone stays as it was if that fails.
func (z *zoneFile) look() {
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
