//go:build !js

package stage

import (
	"testing"

	"gulch/scenes/store"
)

// TestOptionsBelongToPerson checks that options and progress change with the current person, and
// that the settings of the device do not.
func TestOptionsBelongToPerson(t *testing.T) {
	docs := store.NewMemory(nil)
	h, _ := newTestApp(t, docs)
	ada := h.NewPerson("Ada", "")
	h.Settings.TextSize, h.Settings.Music = 150, 0.25
	h.Settings.Lessons = map[string]Progress{"boomtown/auction": {Done: true}}
	h.SetCurrentPerson(ada)

	ben := h.NewPerson("Ben", "")
	h.SetCurrentPerson(ben)
	s := h.Settings
	if s.TextSize != 150 || len(s.Lessons) != 0 {
		t.Errorf("a new person has text size %d %% and lessons %v; want 150 and none", s.TextSize, s.Lessons)
	}
	s.TextSize, s.Speed, s.Hints, s.Music, s.Lessons = 100, Brisk, false, 0.5,
		map[string]Progress{"boomtown/mines": {Step: 3}}
	s.Puzzles, s.ShownIntros = map[string]int{"boomtown/p": 2}, []string{"boomtown"}
	s.MarkAdviceGiven("boomtown", "fees")
	h.SettingsChanged()
	h.SetCurrentPerson(ada)
	if s := h.Settings; s.TextSize != 150 || s.Speed != Normal || !s.Hints || !s.Lessons["boomtown/auction"].Done ||
		len(s.Lessons) != 1 || s.IntroShown("boomtown") ||
		len(s.Puzzles) != 0 || s.AdviceGiven("boomtown", "fees") {
		t.Errorf("Ada's settings are %+v", s)
	}
	if h.Settings.Music != 0.5 {
		t.Error("the volume changed with the person, want the device's")
	}

	again, _ := newTestApp(t, docs)
	if again.Settings.TextSize != 150 {
		t.Error("after a restart Ada's text size is lost")
	}
	again.SetCurrentPerson(ben)
	if s := again.Settings; s.TextSize != 100 || s.Speed != Brisk || s.Hints || s.Lessons["boomtown/mines"].Step != 3 ||
		s.Puzzles["boomtown/p"] != 2 ||
		!s.IntroShown("boomtown") || !s.AdviceGiven("boomtown", "fees") {
		t.Errorf("Ben's settings are %+v", s)
	}

	other := onAnotherDevice(t, again)
	other.SetCurrentPerson(ben)
	if s := other.Settings; s.Speed != Brisk || s.Lessons["boomtown/mines"].Step != 3 {
		t.Errorf("on another device Ben's settings are %+v", s)
	}
}

// onAnotherDevice returns a new app that has imported all persons of the app h.
func onAnotherDevice(t *testing.T, h *App) *App {
	t.Helper()
	text, err := h.ExportPeople()
	if err != nil {
		t.Fatal(err)
	}
	other, _ := newTestApp(t, store.NewMemory(nil))
	a, err := other.ParsePeople(text)
	if err != nil {
		t.Fatal(err)
	}
	other.SavePeople(a, nil)
	return other
}

// TestOldDeviceOptionsBelongToEverybody checks that options and progress from a time when they were
// not stored per person are stored for every person who has played on the device.
func TestOldDeviceOptionsBelongToEverybody(t *testing.T) {
	documents := before(t)
	documents[settingsDoc] = []byte(
		`{"text_size":125,"speed":"brisk","confirm":"final","high_contrast":true,"lessons":{"boomtown/auction":{"step":0,"done":true}},
		"people":[{"name":"Cleo","face":"guest2"},{"name":"Ada","face":"guest3"}]}`)
	h, _ := newTestApp(t, memory(t, documents))
	ada := h.ActivePersons()[1]
	h.SettingsChanged()
	h.Settings.TextSize = 100 // Cleo, the current person, changes the text size
	h.SettingsChanged()
	h.SetCurrentPerson(ada)
	if s := h.Settings; ada.Name != "Ada" || s.TextSize != 125 || !s.Contrast || s.Speed != Brisk ||
		!s.Lessons["boomtown/auction"].Done {
		t.Errorf("Ada's settings are %+v, want those of the device", s)
	}
}

// TestAdviceIsForgotten checks that advice that is to be given again after a reset of the options
// is no longer stored for the person.
func TestAdviceIsForgotten(t *testing.T) {
	docs := store.NewMemory(nil)
	h, _ := newTestApp(t, docs)
	ada := h.NewPerson("Ada", "")
	h.SetCurrentPerson(ada)
	h.Settings.GivenAdvice = []string{"boomtown/bid", "boomtown/pass"}
	h.SettingsChanged()
	h.Settings.GivenAdvice = []string{"boomtown/pass"}
	h.SettingsChanged()
	again, _ := newTestApp(t, docs)
	if got := again.Facts(ada.ID, ownTold); len(got) != 1 || got["boomtown/pass"] == nil {
		t.Errorf("the stored advice is %s, want boomtown/pass only", got)
	}
}
