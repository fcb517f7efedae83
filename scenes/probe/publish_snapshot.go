//go:build !js

package probe

import (
	"fmt"
	"os"
	"runtime/metrics"
)

var publication = struct {
	path  string // path of the file to publish snapshots to
	file  *os.File
	frame string // path of the file to create after the first frame
	tick  int64
	drawn bool
}{path: os.Getenv(Env), frame: os.Getenv(FrameEnv)}

// Enabled reports whether a test driver observes the program.
func Enabled() bool { return publication.path != "" }

// Stepped reports whether the test driver steps the program tick by tick, instead of letting it run
// in real time.
func Stepped() bool { return Enabled() }

// Publish replaces the published snapshot by s. The file stays open: opening and renaming it in
// every tick took a third of a test's time.
func Publish(s Snapshot) {
	if !Enabled() {
		return
	}
	publication.tick++
	s.Tick = publication.tick
	s.Mallocs, s.Memory.Heap, s.Memory.Go = readMemory()
	err := error(nil)
	if publication.file == nil {
		publication.file, err = os.OpenFile(publication.path, os.O_CREATE|os.O_WRONLY, 0o600)
	}
	if err == nil {
		line := encode(s)
		_, err = publication.file.WriteAt(append(header(line), line...), 0)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "probe: writing the snapshot:", err)
	}
}

// Drawn must be called when a frame has been drawn. The first call creates the file that FrameEnv
// names; further calls do nothing.
func Drawn() {
	if publication.drawn {
		return
	}
	publication.drawn = true
	if publication.frame == "" {
		return
	}
	if err := os.WriteFile(publication.frame, []byte("drawn\n"), 0o600); err != nil {
		fmt.Fprintln(os.Stderr, "probe: creating the file of the first frame:", err)
	}
}

// memorySamples are the metrics of Go's runtime that readMemory reads.
var memorySamples = []metrics.Sample{
	{Name: "/gc/heap/allocs:objects"}, {Name: "/memory/classes/heap/objects:bytes"},
	{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"},
}

// readMemory returns mallocs, the number of objects allocated so far, and the values of two fields
// of [Memory] in bytes: heap for the field Heap, and all for the field Go.
func readMemory() (mallocs uint64, heap, all int64) {
	metrics.Read(memorySamples)
	value := func(i int) uint64 { return memorySamples[i].Value.Uint64() }
	return value(0), int64(value(1)), int64(value(2) - value(3))
}
