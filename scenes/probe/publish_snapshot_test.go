//go:build !js

package probe

import (
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func usePublishFile(t *testing.T) string {
	t.Helper()
	before, folder := publication, t.TempDir()
	t.Cleanup(func() {
		if publication.file != nil {
			publication.file.Close()
		}
		publication = before
	})
	publication.path = filepath.Join(folder, "probe.json")
	publication.frame = publication.path + ".frame"
	publication.file, publication.tick, publication.drawn = nil, 0, false
	return publication.path
}

func TestPublishReplacesTheSnapshot(t *testing.T) {
	path := usePublishFile(t)
	want := Target{ID: "bid 5", Label: "Bid 5", Role: "move", X: 10, Y: 20, W: 30, H: 40, Enabled: true}
	if got, err := Read(path); err != nil || got.Tick != 0 {
		t.Errorf("before the first Publish, Read returns %+v, %v; want the zero value", got, err)
	}
	Publish(Snapshot{Scene: "title", Said: strings.Repeat("long ", 100)})
	Publish(Snapshot{Scene: "boomtown/auction", Busy: true, Targets: []Target{want}})
	got, err := Read(path)
	if err != nil {
		t.Fatal(err)
	}
	target, ok := got.Find("bid 5")
	if got.Tick != 2 || got.Scene != "boomtown/auction" || !got.Busy || !ok || target != want || got.Mallocs == 0 {
		t.Errorf("after two calls of Publish, Read returns %+v; want the second snapshot", got)
	}
	if x, y := target.Center(); x != 25 || y != 40 {
		t.Errorf("center = %v, %v; want 25, 40", x, y)
	}
}

// TestPublishedSnapshotsAreWhole checks that a reader never gets an incomplete snapshot or a
// mixture of two while a snapshot is overwritten by the next.
func TestPublishedSnapshotsAreWhole(t *testing.T) {
	path := usePublishFile(t)
	done := make(chan struct{})
	go func() {
		defer close(done)
		for i := range 2000 {
			Publish(Snapshot{Scene: "title", Said: strings.Repeat("x", i%97*50)})
		}
	}()
	for last := int64(0); last < 2000; {
		got, err := Read(path)
		if err != nil || got.Tick < last || got.Tick > 0 && len(got.Said) != int(got.Tick-1)%97*50 {
			t.Fatalf("after snapshot %d, Read returns snapshot %d with %d characters, error %v; want a complete "+
				"later one", last, got.Tick, len(got.Said), err)
		}
		last = got.Tick
	}
	<-done
}

// TestFailedWritesAreReported checks that Publish and Drawn report to standard error that they
// cannot write their files, and do not panic.
func TestFailedWritesAreReported(t *testing.T) {
	usePublishFile(t)
	publication.path, publication.frame = t.TempDir(), t.TempDir() // folders, which cannot be written
	before := os.Stderr
	t.Cleanup(func() { os.Stderr = before })
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	os.Stderr = w
	Publish(Snapshot{Scene: "title"})
	Drawn()
	os.Stderr = before
	w.Close()
	said, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"writing the snapshot: ", "creating the file of the first frame: "} {
		if !strings.Contains(string(said), want) {
			t.Errorf("standard error is %q; want it to contain %q", said, want)
		}
	}
}

func TestNothingIsWrittenUnlessEnabled(t *testing.T) {
	path := usePublishFile(t)
	publication.path, publication.frame = "", ""
	Publish(Snapshot{Scene: "title"})
	Drawn()
	if Enabled() {
		t.Error("Enabled reports true without GULCH_DRIVE")
	}
	if left, _ := filepath.Glob(path + "*"); len(left) > 0 {
		t.Errorf("without GULCH_DRIVE the files %v were written; want none", left)
	}
}

func TestDrawnCreatesTheFileOnce(t *testing.T) {
	usePublishFile(t)
	Drawn()
	if err := os.Remove(publication.frame); err != nil {
		t.Fatal(err)
	}
	Drawn()
	if _, err := os.Stat(publication.frame); err == nil {
		t.Error("the second call of Drawn created the file again; want only the first to do so")
	}
}

func TestUnencodableStateIsReplacedByError(t *testing.T) {
	var got Snapshot
	if err := json.Unmarshal(encode(Snapshot{State: map[string]any{"f": func() {}}}), &got); err != nil {
		t.Fatal(err)
	}
	if got.State["error"] == nil || got.Targets == nil {
		t.Errorf("a State that JSON cannot hold was encoded as %+v; want its error and no targets", got)
	}
}
