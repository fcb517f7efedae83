//go:build !js

package probe

import (
	"fmt"
	"os"
	"runtime/metrics"
)

var watcher = struct {
	path  string // to publish to
	frame string // to make at the first frame
	tick  int64
	drawn bool
}{path: os.Getenv(Env), frame: os.Getenv(FrameEnv)}

// Enabled reports whether somebody watches.
func Enabled() bool { return watcher.path != "" }

// Publish replaces the published snapshot. The file is complete at every moment: it is written aside and renamed.
func Publish(s Snapshot) {
	if !Enabled() {
		return
	}
	watcher.tick++
	s.Tick = watcher.tick
	s.Mallocs, s.Memory.Heap, s.Memory.Go = memory()
	aside := watcher.path + ".new"
	err := os.WriteFile(aside, encode(s), 0o600)
	if err == nil {
		err = os.Rename(aside, watcher.path)
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

// memory returns how many objects have been allocated, and what Go holds in bytes: see [Memory].
func memory() (mallocs uint64, heap, all int64) {
	sample := []metrics.Sample{
		{Name: "/gc/heap/allocs:objects"}, {Name: "/memory/classes/heap/objects:bytes"},
		{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"},
	}
	metrics.Read(sample)
	value := func(i int) uint64 { return sample[i].Value.Uint64() }
	return value(0), int64(value(1)), int64(value(2) - value(3))
}
