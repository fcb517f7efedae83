package main

import (
	"os"
	"path/filepath"
	"slices"
	"time"
)

// keepLatest removes the files or folders that match a glob pattern, except the n that were
// modified last.
func keepLatest(pattern string, n int) {
	kept, _ := filepath.Glob(pattern)
	slices.SortFunc(kept, func(a, b string) int { return modified(b).Compare(modified(a)) })
	for _, old := range kept[min(n, len(kept)):] {
		_ = os.RemoveAll(old)
	}
}

// modified returns the modification time of a file, or the zero time if it cannot be read.
func modified(file string) (at time.Time) {
	if info, err := os.Stat(file); err == nil {
		at = info.ModTime()
	}
	return at
}
