package paint

import (
	"testing"

	"gulch/render/geom"
)

// TestFailedSnapshotIsEmpty checks that a snapshot whose painter panics is empty, instead of
// showing a part of the picture.
func TestFailedSnapshotIsEmpty(t *testing.T) {
	p, _ := guardedPen(t)
	var s Snapshot
	if p.Try("snapshot", func() { s.Take(p, geom.R(0, 0, 10, 10), func(p *Canvas) { square(p); panic("lost") }) }) {
		t.Error("Try returns true for a snapshot whose painter panics")
	}
	if !s.Empty() {
		t.Error("a snapshot whose painter panicked is not empty")
	}
}
