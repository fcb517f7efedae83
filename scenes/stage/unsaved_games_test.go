//go:build !js

package stage

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gulch/engine/match"
	"gulch/scenes/store"
)

// failingApp returns an app with match m on the table and a store that can be made to fail. ask
// receives the arguments of all calls of OpenUnsaved.
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

// TestUnsavedGameHasABadge checks that players are informed if a full disk prevents saving the
// game, and that the badge is shown until the game is saved.
func TestUnsavedGameHasABadge(t *testing.T) {
	h, docs, m, _ := failingApp(t)
	docs.broken = errFullDisk
	playSome(t, m, 1)
	h.Settings.Speed = Brisk
	h.SettingsChanged()
	h.Toast("The position comes back.")
	if !strings.Contains(h.toast.text, "can't be saved. The disk is full") {
		t.Errorf("the toast is %q, want that the game cannot be saved", h.toast.text)
	}
	if len(h.toastLog) != 2 {
		t.Errorf("the toasts are %q, want 2", h.toastLog)
	}
	pass(h, 60_000)
	if !strings.Contains(h.badge.text, "Your game isn't saved. The disk is full") || !h.GameUnsaved(h.CurrentDoc()) {
		t.Errorf("the badge is %q, want that the game isn't saved", h.badge.text)
	}
	if err := h.Retry(); err == nil {
		t.Error("Retry returns nil on a full disk")
	}
	docs.broken = nil
	if err := h.Retry(); err != nil || m.SaveErr() != nil || h.badge.text != "" {
		t.Errorf("after the disk has room: Retry returns %v, SaveErr %v, the badge is %q; want none", err, m.SaveErr(),
			h.badge.text)
	}
	if !strings.Contains(h.toast.text, "works again") {
		t.Errorf("the toast is %q, want that saving works again", h.toast.text)
	}
	playSome(t, m, 2)
	if text, _ := docs.Store.Read(h.CurrentDoc()); string(text) != string(m.Text()) {
		t.Error("the saved record lacks moves")
	}
	if data, err := docs.Store.Read(settingsDoc); err != nil || !strings.Contains(string(data), string(Brisk)) {
		t.Errorf("the saved settings lack the new speed: %s, error %v", data, err)
	}
}

// TestUnsavedSettings checks that the badge does not say that the game is not saved if only the
// settings are not saved.
func TestUnsavedSettings(t *testing.T) {
	h, docs, m, ask := failingApp(t)
	playSome(t, m, 1)
	docs.broken = errFullDisk
	h.SettingsChanged()
	if !strings.Contains(h.badge.text, "Not everything is saved") || h.GameUnsaved(h.CurrentDoc()) ||
		len(h.UnsavedGames()) > 0 {
		t.Errorf("the badge is %q, want \"Not everything is saved\"; unsaved games: %q, want none", h.badge.text,
			h.UnsavedGames())
	}
	left := false
	h.ConfirmLeave(h.CurrentDoc(), func() { left = true })
	if !left || len(*ask) > 0 {
		t.Error("leaving a saved game opens the dialog")
	}
	playSome(t, m, 1)
	if !strings.Contains(h.badge.text, "Your game isn't saved") || !strings.Contains(h.toast.text, "The game goes on") {
		t.Errorf("the badge is %q and the toast %q, want that the game is not saved", h.badge.text, h.toast.text)
	}
}

// TestUnsavedGamesAreSorted checks that of several unsaved games the one on the table comes first.
func TestUnsavedGamesAreSorted(t *testing.T) {
	h, docs, m, _ := failingApp(t)
	docs.broken = errFullDisk
	playSome(t, m, 1)
	for i := range 3 {
		if err := h.Start(h.Games[0], threeSeats()); err != nil {
			t.Fatal(err)
		}
		games := h.UnsavedGames()
		if len(games) != i+2 || games[0] != h.CurrentDoc() || !slices.IsSorted(games[1:]) {
			t.Errorf("the unsaved games are %q, want %d, first %q, then the others by name", games, i+2,
				h.CurrentDoc())
		}
	}
}

// TestNothingIsUnsavedBeforeOpening checks that an app whose documents cannot be read yet shows no
// trouble with saving.
func TestNothingIsUnsavedBeforeOpening(t *testing.T) {
	h, _ := newTestApp(t, late{store.NewMemory(nil), make(chan struct{})})
	if err := h.Retry(); err != nil || h.badge.text != "" || len(h.toastLog) > 0 {
		t.Errorf("Retry returns %v, the badge is %q, the toasts are %q; want none", err, h.badge.text, h.toastLog)
	}
}

// TestDialogReplacesAlert checks that the dialog about unsaved data removes the alert with the same
// message, also if another toast was shown before it.
func TestDialogReplacesAlert(t *testing.T) {
	h, docs, m, ask := failingApp(t)
	h.Alert("other", "another alert")
	docs.broken = errFullDisk
	playSome(t, m, 1)
	if len(h.toastQueue) == 0 {
		t.Fatal("the alert about saving is not in the queue behind the other alert")
	}
	h.askAboutSaving()
	pass(h, 60_000)
	if len(*ask) != 1 || len(h.toastQueue) > 0 || h.toast.text != "" {
		t.Errorf("%d dialogs, want 1; the toast %q and the queue %+v are left", len(*ask), h.toast.text, h.toastQueue)
	}
}

// TestLeavingAnUnsavedGame checks that leaving an unsaved game tries once more to save it and then
// asks the player. It also checks that the game stays in the list, can be resumed and exported, and
// is written when the disk has room again.
func TestLeavingAnUnsavedGame(t *testing.T) {
	h, docs, m, ask := failingApp(t)
	doc := h.CurrentDoc()
	playSome(t, m, 3)
	docs.broken = errFullDisk
	playSome(t, m, 3)
	left := 0
	leave := func() { left++; h.CloseMatch(m, doc) }
	h.ConfirmLeave(doc, leave)
	if left > 0 || len(*ask) != 1 || (*ask)[0].Closing {
		t.Fatalf("left %d times, dialogs %+v; want 0 and one for leaving", left, *ask)
	}
	(*ask)[0].Leave()
	if saved := h.Saved(); len(saved) != 1 || saved[0].Summary.Moves != 6 {
		t.Errorf("the saved games are %+v, want one with 6 moves", saved)
	}
	if text, err := h.ExportUnsaved(doc); err != nil || !strings.Contains(text, "gulch:") {
		t.Errorf("the unsaved game is exported as %q, error %v", text, err)
	}
	if err := h.Resume(doc); err != nil {
		t.Fatal(err)
	}
	docs.broken = nil
	h.ConfirmLeave(doc, leave)
	if left != 2 || len(*ask) != 1 {
		t.Errorf("after the disk has room: left %d times, want 2; %d dialogs, want 1", left, len(*ask))
	}
	if text, err := docs.Store.Read(doc); err != nil || string(text) != string(m.Text()) {
		t.Errorf("the game was not written completely: %v", err)
	}
}

// TestClosingTheWindowAsks checks that closing the window opens a dialog while a game is not saved,
// and that a second attempt to close the window ends the app.
func TestClosingTheWindowAsks(t *testing.T) {
	h, docs, m, ask := failingApp(t)
	h.Desktop = true
	closes := false
	h.closing = func() bool { return closes }
	h.OpenUnsaved = func(u Unsaved) { *ask = append(*ask, u); h.Push(&question{}) }
	h.checkClosing()
	if h.saving.blocks {
		t.Error("closing the window is blocked although the game is saved")
	}
	docs.broken = errFullDisk
	playSome(t, m, 1)
	closes = true
	h.checkClosing()
	if !h.saving.blocks || h.quit || len(*ask) != 1 || !(*ask)[0].Closing {
		t.Fatalf("quit %v, dialogs %+v; want one for closing", h.quit, *ask)
	}
	h.checkClosing()
	if !h.quit {
		t.Error("the second attempt to close the window does not quit")
	}
	h.quit = false
	h.Pop()
	docs.broken = nil
	h.CloseWindow()
	if !h.quit || len(*ask) != 1 {
		t.Error("closing the window does not quit after the disk has room")
	}
}

// question is a scene with the name of the dialog about unsaved data.
type question struct{ blank }

func (*question) Name() string { return UnsavedScene }

// TestFolderGoesAway checks that all documents that are written after the data folder, or its
// folder of locks, was removed are complete.
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
				return (*tables)[len(*tables)-1], h.CurrentDoc()
			}
			first, doc := play()
			h.RecordFinished(finished(t, first))
			h.CloseMatch(first, doc)
			second, doc := play()
			playSome(t, second, 4)
			if err := os.RemoveAll(filepath.Join(folder, gone)); err != nil {
				t.Fatal(err)
			}
			finished(t, second)
			h.RecordFinished(second)
			h.SettingsChanged()
			h.CloseMatch(second, doc)
			if h.Unsaved() != nil || len(h.UnsavedGames()) > 0 {
				t.Errorf("Unsaved is %v, unsaved games are %q; want none", h.Unsaved(), h.UnsavedGames())
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
				t.Errorf("after a restart the tally has %d games, want 2", games)
			}
			if text, err := again.Read(doc); err != nil || string(text) != string(second.Text()) {
				t.Errorf("the saved game is not complete: %v", err)
			}
			if people := len(h.book().People()); people != 1 {
				t.Errorf("after a restart there are %d persons, want 1", people)
			}
		})
	}
}
