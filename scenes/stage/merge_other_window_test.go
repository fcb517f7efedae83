//go:build !js

package stage

import (
	"testing"

	"gulch/engine/match"
	"gulch/scenes/store"
)

// TestTwoWindowsShareSettingsAndTally checks that changes that two windows make to the settings and
// the tally are merged.
func TestTwoWindowsShareSettingsAndTally(t *testing.T) {
	folder := t.TempDir()
	var windows [2]*App
	for i := range windows {
		docs, err := store.OpenFolder(folder)
		if err != nil {
			t.Fatal(err)
		}
		defer docs.Close()
		windows[i], _ = newTestApp(t, docs)
	}
	a, b := windows[0], windows[1]
	a.Settings.Speed = Brisk
	a.Settings.MarkIntroShown("boomtown")
	a.Settings.Lessons = map[string]Progress{"boomtown/bid": {Step: 2}}
	a.SettingsChanged()
	b.Settings.Mute = true
	b.Settings.MarkIntroShown("dakota")
	b.Settings.Lessons = map[string]Progress{"dakota/mine": {Done: true}}
	b.SettingsChanged()
	a.Settings.Hints = false
	a.SettingsChanged()
	a.Settings.TextSize, b.Settings.TextSize = 125, 150
	a.SettingsChanged()
	if b.SettingsChanged(); b.Settings.TextSize != 150 {
		t.Errorf("the text size is %d %% after both windows have changed it, want 150 of the last one",
			b.Settings.TextSize)
	}
	again, _ := newTestApp(t, a.Docs)
	if s := again.Settings; s.Speed != Brisk || !s.Mute || s.Hints || !s.IntroShown("boomtown") ||
		!s.IntroShown("dakota") ||
		len(s.Lessons) != 2 {
		t.Errorf("the merged settings are %+v; changes of a window are missing", s)
	}
	for i, h := range []*App{a, b, a, b} {
		setup := threeSeats()
		setup.Seed = uint64(20 + i)
		m, err := match.New(h.Games[0], setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		h.Tally()
		h.RecordFinished(finished(t, m))
	}
	again, _ = newTestApp(t, a.Docs)
	if n := len(again.Tally().Games); n != 4 {
		t.Errorf("the tally has %d games, want 4", n)
	}
}

// TestDamageByAnotherWindow checks that settings that another program has damaged are replaced by
// those of this window.
func TestDamageByAnotherWindow(t *testing.T) {
	docs := store.NewMemory(nil)
	h, _ := newTestApp(t, docs)
	h.Settings.Speed = Brisk
	h.SettingsChanged()
	if err := docs.Write(settingsDoc, []byte("{ nonsense")); err != nil {
		t.Fatal(err)
	}
	h.Settings.Mute = true
	h.SettingsChanged()
	if again, _ := newTestApp(t, docs); again.Settings.Speed != Brisk || !again.Settings.Mute {
		t.Errorf("the settings are %+v, want those of this window", again.Settings)
	}
}
