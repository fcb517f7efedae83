//go:build unix

package calendar

import (
	"encoding/binary"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// zoneData returns the content of a time zone file with a single offset.
func zoneData(offset time.Duration) []byte {
	out := append([]byte("TZif"), make([]byte, 16)...)
	for _, count := range []uint32{0, 0, 0, 0, 1, 4} { // one kind of time, and a name of four bytes
		out = binary.BigEndian.AppendUint32(out, count)
	}
	out = binary.BigEndian.AppendUint32(out, uint32(int32(offset/time.Second)))
	return append(out, 0, 0, 'A', 'B', 'C', 0)
}

// TestZoneIsReplaced checks that the new time zone is used after its file was replaced while the
// program runs.
func TestZoneIsReplaced(t *testing.T) {
	if tz, set := os.LookupEnv("TZ"); set {
		os.Unsetenv("TZ")
		defer os.Setenv("TZ", tz)
	}
	folder := t.TempDir()
	for name, data := range map[string][]byte{
		"home": zoneData(time.Hour), "away": zoneData(-8 * time.Hour), "wrong": []byte("TZif, and no more"),
	} {
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	z := &zoneFile{name: filepath.Join(folder, "localtime")}
	at := time.Date(2026, 5, 4, 4, 0, 0, 0, time.UTC)
	for _, step := range []struct {
		file string
		want time.Duration
	}{
		{"home", offsetIn(time.Local, at)}, // the zone that Go has read at the start
		{"away", -8 * time.Hour},
		{"home", time.Hour},
		{"wrong", time.Hour}, // the file is invalid, so the previous zone stays
		{"away", -8 * time.Hour},
	} {
		_ = os.Remove(z.name)
		if err := os.Symlink(filepath.Join(folder, step.file), z.name); err != nil {
			t.Fatal(err)
		}
		z.checked = time.Time{}
		if got := offsetIn(z.place(), at); got != step.want {
			t.Errorf("after %s the offset is %v, want %v", step.file, got, step.want)
		}
	}
	t.Setenv("TZ", "UTC")
	if z.place() != time.Local {
		t.Error("the file is used although TZ is set")
	}
}
