//go:build !js

package probe

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func watch(t *testing.T) string {
	t.Helper()
	before, folder := watcher, t.TempDir()
	t.Cleanup(func() {
		if watcher.file != nil {
			watcher.file.Close()
		}
		watcher = before
	})
	watcher.path = filepath.Join(folder, "probe.json")
	watcher.frame = watcher.path + ".frame"
	watcher.file, watcher.tick, watcher.drawn = nil, 0, false
	return watcher.path
}

func TestPublishReplacesTheSnapshot(t *testing.T) {
	path := watch(t)
	want := Target{ID: "bid 5", Label: "Bid 5", Role: "move", X: 10, Y: 20, W: 30, H: 40, Enabled: true}
	if got, err := Read(path); err != nil || got.Tick != 0 {
		t.Errorf("before anything is published there is %+v, %v", got, err)
	}
	Publish(Snapshot{Scene: "title", Said: strings.Repeat("long ", 100)})
	Publish(Snapshot{Scene: "boomtown/auction", Busy: true, Targets: []Target{want}})
	got, err := Read(path)
	if err != nil {
		t.Fatal(err)
	}
	target, ok := got.Find("bid 5")
	if got.Tick != 2 || got.Scene != "boomtown/auction" || !got.Busy || !ok || target != want || got.Mallocs == 0 {
		t.Errorf("published %+v", got)
	}
	if x, y := target.Center(); x != 25 || y != 40 {
		t.Errorf("center = %v, %v; want 25, 40", x, y)
	}
}

// A reader never gets a part of a snapshot, or parts of two, while one is written over the other.
func TestPublishedSnapshotsAreWhole(t *testing.T) {
	path := watch(t)
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
			t.Fatalf("after snapshot %d: %d, %v", last, got.Tick, err)
		}
		last = got.Tick
	}
	<-done
}

func TestNobodyWatches(t *testing.T) {
	path := watch(t)
	watcher.path, watcher.frame = "", ""
	Publish(Snapshot{Scene: "title"})
	Drawn()
	if Enabled() {
		t.Error("enabled although nobody watches")
	}
	if left, _ := filepath.Glob(path + "*"); len(left) > 0 {
		t.Errorf("wrote %v", left)
	}
}

func TestDrawnTellsTheFirstFrame(t *testing.T) {
	watch(t)
	Drawn()
	if err := os.Remove(watcher.frame); err != nil {
		t.Fatal(err)
	}
	Drawn()
	if _, err := os.Stat(watcher.frame); err == nil {
		t.Error("the second frame was told again")
	}
}

func TestUnpublishableStateIsTold(t *testing.T) {
	var got Snapshot
	if err := json.Unmarshal(encode(Snapshot{State: map[string]any{"f": func() {}}}), &got); err != nil {
		t.Fatal(err)
	}
	if got.State["error"] == nil || got.Targets == nil {
		t.Errorf("encoded %+v", got)
	}
}
