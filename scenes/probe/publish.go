//go:build !js

package probe

import (
	"fmt"
	"os"
	"runtime/metrics"
)

var watcher = struct {
	path  string // to publish to
	file  *os.File
	frame string // to make at the first frame
	tick  int64
	drawn bool
}{path: os.Getenv(Env), frame: os.Getenv(FrameEnv)}

// Enabled reports whether somebody watches.
func Enabled() bool { return watcher.path != "" }

// Patient reports whether who watches steps the program frame by frame and sees no time pass in one.
func Patient() bool { return Enabled() }

// Publish replaces the published snapshot, in a file that stays open: one that was opened and renamed in every tick cost a test a third of
// what it has to do.
func Publish(s Snapshot) {
	if !Enabled() {
		return
	}
	watcher.tick++
	s.Tick = watcher.tick
	s.Mallocs, s.Memory.Heap, s.Memory.Go = memory()
	err := error(nil)
	if watcher.file == nil {
		watcher.file, err = os.OpenFile(watcher.path, os.O_CREATE|os.O_WRONLY, 0o600)
	}
	if err == nil {
		line := encode(s)
		_, err = watcher.file.WriteAt(append(heading(line), line...), 0)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "probe: the snapshot could not be written:", err)
	}
}

// Drawn tells that a frame has been drawn. Only the first call does something.
func Drawn() {
	if watcher.drawn {
		return
	}
	watcher.drawn = true
	if watcher.frame == "" {
		return
	}
	if err := os.WriteFile(watcher.frame, []byte("drawn\n"), 0o600); err != nil {
		fmt.Fprintln(os.Stderr, "probe: the first frame could not be told:", err)
	}
}

// samples are what is read of Go's memory.
var samples = []metrics.Sample{
	{Name: "/gc/heap/allocs:objects"}, {Name: "/memory/classes/heap/objects:bytes"},
	{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"},
}

// memory returns how many objects have been allocated, and what Go holds in bytes: see [Memory].
func memory() (mallocs uint64, heap, all int64) {
	metrics.Read(samples)
	value := func(i int) uint64 { return samples[i].Value.Uint64() }
	return value(0), int64(value(1)), int64(value(2) - value(3))
}
