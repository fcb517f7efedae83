//go:build !js

package stage

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/store"
)

var errFullDisk = errors.New("the disk is full")

// failingApp returns an app with a game on the table and a store that can be made to take nothing. ask is where the app
// puts its question about leaving.
func failingApp(t *testing.T) (h *App, docs *failing, m *match.Match, ask *[]Unsaved) {
	t.Helper()
	docs = &failing{Store: store.NewMemory(nil)}
	h, tables := newTestApp(t, docs)
	h.Push(&blank{})
	ask = &[]Unsaved{}
	h.OpenUnsaved = func(u Unsaved) { *ask = append(*ask, u) }
	h.watchSaving()
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	return h, docs, (*tables)[0], ask
}

// pass lets notices come and go for some milliseconds.
func pass(h *App, ms float64) {
	for ; ms > 0; ms -= tickTime {
		h.updateToast(&ui.Input{}, tickTime)
	}
}

// What matters more is read first, what came first is read first among equals, and nothing is lost.
func TestNoticesWaitByWeight(t *testing.T) {
	h, _, _, _ := failingApp(t)
	h.Notice("news")
	h.Warn("warning")
	h.Notice("more news")
	h.Alert("x", "alert")
	h.Notice("last news")
	h.Warn("another warning")
	var order []string
	for range 10_000 {
		if now := h.toast.text; now != "" && (len(order) == 0 || order[len(order)-1] != now) {
			order = append(order, now)
		}
		pass(h, tickTime)
	}
	want := []string{"alert", "warning", "another warning", "news", "more news", "last news"}
	if !slices.Equal(order, want) || h.toast.text != "" {
		t.Errorf("shown %q, want %q; at the end %q", order, want, h.toast.text)
	}
}

// An answer to a press is soon seen, though news is on the slip. A notice about a state takes the place of the last one.
func TestNoticesGiveWay(t *testing.T) {
	h, _, _, _ := failingApp(t)
	h.Notice("news")
	pass(h, 2000)
	h.Notice("an answer")
	pass(h, 100)
	if h.toast.text != "an answer" {
		t.Errorf("on the slip is %q", h.toast.text)
	}
	h.Alert("saving", "it fails")
	h.Alert("other", "the other alert")
	h.Alert("saving", "it works")
	if h.toast.text != "it works" || slices.ContainsFunc(h.toastQueue, func(n toast) bool { return n.text == "it fails" }) {
		t.Errorf("on the slip is %q, then %+v", h.toast.text, h.toastQueue)
	}
}

// On a full disk the players are told that the game is not saved, and a badge says so until it is.
func TestUnsavedGameHasABadge(t *testing.T) {
	h, docs, m, _ := failingApp(t)
	docs.broken = errFullDisk
	playSome(t, m, 1)
	h.Settings.Speed = Brisk
	h.SettingsChanged()
	h.Notice("The position comes back.")
	if !strings.Contains(h.toast.text, "cannot be saved. The disk is full") {
		t.Errorf("the players are told %q", h.toast.text)
	}
	if len(h.toastLog) != 2 {
		t.Errorf("notices: %q", h.toastLog)
	}
	pass(h, 60_000)
	if !strings.Contains(h.badge.text, "Your game isn't saved. The disk is full") || !h.GameUnsaved(h.Playing()) {
		t.Errorf("the badge says %q", h.badge.text)
	}
	if err := h.Retry(); err == nil {
		t.Error("it is saved on a full disk")
	}
	docs.broken = nil
	if err := h.Retry(); err != nil || m.SaveErr() != nil || h.badge.text != "" {
		t.Errorf("with room it is not saved: %v, %v, the badge says %q", err, m.SaveErr(), h.badge.text)
	}
	if !strings.Contains(h.toast.text, "works again") {
		t.Errorf("the players are told %q", h.toast.text)
	}
	playSome(t, m, 2)
	if text, _ := docs.Store.Read(h.Playing()); string(text) != string(m.Text()) {
		t.Error("moves are missing in the record")
	}
	if data, err := docs.Store.Read(settingsDoc); err != nil || !strings.Contains(string(data), string(Brisk)) {
		t.Errorf("the settings are not saved: %s, %v", data, err)
	}
}

// Other documents do not cry wolf: a badge for settings does not say that the game is not saved.
func TestUnsavedSettings(t *testing.T) {
	h, docs, m, ask := failingApp(t)
	playSome(t, m, 1)
	docs.broken = errFullDisk
	h.SettingsChanged()
	if !strings.Contains(h.badge.text, "Not everything is saved") || h.GameUnsaved(h.Playing()) || len(h.UnsavedGames()) > 0 {
		t.Errorf("the badge says %q; games: %q", h.badge.text, h.UnsavedGames())
	}
	left := false
	h.Leaving(h.Playing(), func() { left = true })
	if !left || len(*ask) > 0 {
		t.Error("leaving a game that is saved asks")
	}
	playSome(t, m, 1)
	if !strings.Contains(h.badge.text, "Your game isn't saved") || !strings.Contains(h.toast.text, "The game goes on") {
		t.Errorf("the badge says %q, the slip %q", h.badge.text, h.toast.text)
	}
}

// Leaving a game that is not saved tries once more, then asks. The game stays in the list, can be played on and shared, and
// is written when there is room.
func TestLeavingAnUnsavedGame(t *testing.T) {
	h, docs, m, ask := failingApp(t)
	doc := h.Playing()
	playSome(t, m, 3)
	docs.broken = errFullDisk
	playSome(t, m, 3)
	left := 0
	leave := func() { left++; h.Leave(m, doc) }
	h.Leaving(doc, leave)
	if left > 0 || len(*ask) != 1 || (*ask)[0].Closing {
		t.Fatalf("left %d times, asked %+v", left, *ask)
	}
	(*ask)[0].Leave()
	if saved := h.Saved(); len(saved) != 1 || saved[0].Summary.Moves != 6 {
		t.Errorf("the list has %+v", saved)
	}
	if text, err := h.ExportUnsaved(doc); err != nil || !strings.Contains(text, "gulch:") {
		t.Errorf("it cannot be shared: %q, %v", text, err)
	}
	if err := h.Resume(doc); err != nil {
		t.Fatal(err)
	}
	docs.broken = nil
	h.Leaving(doc, leave)
	if left != 2 || len(*ask) != 1 {
		t.Errorf("with room, left %d times, asked %d times", left, len(*ask))
	}
	if text, err := docs.Store.Read(doc); err != nil || string(text) != string(m.Text()) {
		t.Errorf("it was not written: %v", err)
	}
}

// Closing the window asks while a game is not saved; who closes it twice means it.
func TestClosingTheWindowAsks(t *testing.T) {
	h, docs, m, ask := failingApp(t)
	h.Desktop = true
	closes := false
	h.closing = func() bool { return closes }
	h.OpenUnsaved = func(u Unsaved) { *ask = append(*ask, u); h.Push(&question{}) }
	h.checkClosing()
	if h.saving.blocks {
		t.Error("a window with a saved game cannot be closed")
	}
	docs.broken = errFullDisk
	playSome(t, m, 1)
	closes = true
	h.checkClosing()
	if !h.saving.blocks || h.quit || len(*ask) != 1 || !(*ask)[0].Closing {
		t.Fatalf("quits %v, asked %+v", h.quit, *ask)
	}
	h.checkClosing()
	if !h.quit {
		t.Error("closing it twice does not close it")
	}
	h.quit = false
	h.Pop()
	docs.broken = nil
	h.CloseWindow()
	if !h.quit || len(*ask) != 1 {
		t.Error("with room, closing asks")
	}
}

// question stands for the sheet that asks.
type question struct{ blank }

func (*question) Name() string { return UnsavedScene }

// When the folder, or its folder of locks, is removed while the app runs, all that is written from then on is whole.
func TestFolderGoesAway(t *testing.T) {
	for _, gone := range []string{"", "locks"} {
		t.Run("data/"+gone, func(t *testing.T) {
			folder := filepath.Join(t.TempDir(), "data")
			docs, err := store.OpenFolder(folder)
			if err != nil {
				t.Fatal(err)
			}
			h, tables := newTestApp(t, docs)
			play := func() (*match.Match, string) {
				if err := h.Start(h.Games[0], threeSeats()); err != nil {
					t.Fatal(err)
				}
				return (*tables)[len(*tables)-1], h.Playing()
			}
			first, doc := play()
			h.Finished(finished(t, first))
			h.Leave(first, doc)
			second, doc := play()
			playSome(t, second, 4)
			if err := os.RemoveAll(filepath.Join(folder, gone)); err != nil {
				t.Fatal(err)
			}
			finished(t, second)
			h.Finished(second)
			h.SettingsChanged()
			h.Leave(second, doc)
			if h.Unsaved() != nil || len(h.UnsavedGames()) > 0 {
				t.Errorf("not saved: %v, %q", h.Unsaved(), h.UnsavedGames())
			}
			if err := h.Docs.Close(); err != nil {
				t.Error(err)
			}
			again, err := store.OpenFolder(folder)
			if err != nil {
				t.Fatal(err)
			}
			h, _ = newTestApp(t, again)
			if games := len(h.readTally().Games); games != 2 {
				t.Errorf("the tally has %d games", games)
			}
			if text, err := again.Read(doc); err != nil || string(text) != string(second.Text()) {
				t.Errorf("the game is not whole: %v", err)
			}
			if people := len(h.book().People()); people != 1 {
				t.Errorf("%d people are known", people)
			}
		})
	}
}

// A damaged record that cannot be kept aside is left as it is until it can; then the game is saved.
func TestDamagedRecordIsKeptAsideLater(t *testing.T) {
	docs := &failing{Store: store.NewMemory(nil)}
	h, tables := newTestApp(t, docs)
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	doc := h.Playing()
	playSome(t, (*tables)[0], 12)
	lines := strings.SplitAfter(string((*tables)[0].Text()), "\n")
	lines[8] = strings.Replace(lines[8], "seat", "boat", 1)
	bad := strings.Join(lines, "")
	if err := docs.Write(doc, []byte(bad)); err != nil {
		t.Fatal(err)
	}
	docs.broken = errFullDisk
	if err := h.Resume(doc); err != nil {
		t.Fatal(err)
	}
	m := (*tables)[1]
	playSome(t, m, 1)
	if now, _ := docs.Store.Read(doc); string(now) != bad || h.badge.text == "" || !slices.Contains(h.UnsavedGames(), doc) {
		t.Errorf("the damaged record was touched, or nobody is told: the badge says %q", h.badge.text)
	}
	docs.broken = nil
	if err := h.Retry(); err != nil {
		t.Error(err)
	}
	if now, _ := docs.Store.Read(doc); string(now) != string(m.Text()) {
		t.Error("the game is not saved")
	}
	if aside, err := docs.Store.Read(strings.TrimSuffix(doc, gameSuffix) + damagedSuffix); err != nil || string(aside) != bad {
		t.Errorf("the damaged record is not kept aside: %v", err)
	}
}

// A game that another window has taken while it was on the table here is kept as another game, with the moves made here.
func TestGameThatAnotherWindowTook(t *testing.T) {
	folder := t.TempDir()
	docs, err := store.OpenFolder(folder)
	if err != nil {
		t.Fatal(err)
	}
	h, tables := newTestApp(t, docs)
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	m, doc := (*tables)[0], h.Playing()
	playSome(t, m, 3)
	if err := os.RemoveAll(filepath.Join(folder, "locks")); err != nil {
		t.Fatal(err)
	}
	other, err := store.OpenFolder(folder)
	if err != nil {
		t.Fatal(err)
	}
	if err := other.Hold(doc); err != nil {
		t.Fatal(err)
	}
	playSome(t, m, 3)
	if m.SaveErr() == nil || !strings.Contains(h.badge.text, "nother window") {
		t.Errorf("the badge says %q", h.badge.text)
	}
	h.Leave(m, doc)
	found := false
	for _, s := range h.Saved() {
		found = found || s.Doc != doc && s.Summary.Moves == 6
	}
	if !found || h.badge.text != "" {
		t.Errorf("the game is in %+v; the badge says %q", h.Saved(), h.badge.text)
	}
}
