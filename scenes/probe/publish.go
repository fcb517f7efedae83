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
	s.Mallocs, s.Memory.Heap = heap()
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

// heap returns how many objects have been allocated, and how many bytes the live ones and the garbage take now.
func heap() (mallocs uint64, bytes int64) {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:objects"}, {Name: "/memory/classes/heap/objects:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64(), int64(sample[1].Value.Uint64())
}
