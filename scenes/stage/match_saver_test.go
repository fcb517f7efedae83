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
	"gulch/scenes/store"
)

// TestFileChangedByOtherProgram checks what happens when another program removes, renames or
// replaces the file of the game on the table: the whole record is written again, and a replacing
// file is first copied to another name.
func TestFileChangedByOtherProgram(t *testing.T) {
	for name, harm := range map[string]func(file string) error{
		"removed":  os.Remove,
		"renamed":  func(file string) error { return os.Rename(file, file+".away") },
		"replaced": func(file string) error { return replace(file, "something else\n") },
		"changed":  func(file string) error { return os.WriteFile(file, []byte("something else\n"), 0o600) },
	} {
		for when, after := range map[string]int{"before a move": 1, "before leaving": 0} {
			if after == 0 && (name == "replaced" || name == "changed") {
				continue // without a move nothing is written
			}
			t.Run(name+" "+when, func(t *testing.T) { fileGoesAway(t, harm, after) })
		}
	}
}

// replace replaces a file by a new file with the same name, as programs that synchronize folders
// do.
func replace(file, text string) error {
	if err := os.WriteFile(file+".new", []byte(text), 0o600); err != nil {
		return err
	}
	return os.Rename(file+".new", file)
}

func fileGoesAway(t *testing.T, harm func(file string) error, moves int) {
	folder := t.TempDir()
	docs, err := store.OpenFolder(folder)
	if err != nil {
		t.Fatal(err)
	}
	defer docs.Close()
	h, tables := newTestApp(t, docs)
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	m := (*tables)[0]
	playSome(t, m, 12)
	doc := h.Saved()[0].Doc
	if err := harm(filepath.Join(folder, doc)); err != nil {
		t.Fatal(err)
	}
	playSome(t, m, moves)
	if moves > 0 && !strings.Contains(h.toast.text, "saved") {
		t.Errorf("the toast is %q, want that the file was written again", h.toast.text)
	}
	playSome(t, m, moves)
	h.CloseMatch(m, doc)
	if got, err := docs.Read(doc); err != nil || string(got) != string(m.Text()) {
		t.Errorf("the saved record is not complete: %v", err)
	}
	if m.SaveErr() != nil {
		t.Error(m.SaveErr())
	}
	if h.Resume(doc) != nil || len((*tables)[1].Steps()) != 12+2*moves {
		t.Error("the game cannot be resumed with all moves")
	}
	if aside, err := docs.Read(strings.TrimSuffix(doc, gameSuffix) + damagedSuffix); err == nil &&
		string(aside) != "something else\n" {
		t.Errorf("the document that was set aside has %q", aside)
	}
}

// TestOneTableForAGame checks that a second window cannot open the table of a game that is open in
// another Gulch window, but can show the game's replay.
func TestOneTableForAGame(t *testing.T) {
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
	if err := a.Start(a.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	doc := a.CurrentDoc()
	m, err := a.Match(doc)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Resume(doc); err == nil || !strings.Contains(err.Error(), "another Gulch window") {
		t.Errorf("resuming a new game in a second window: error %v, want that another Gulch window has it", err)
	}
	a.CloseMatch(m, doc)
	if err := b.Resume(doc); err != nil {
		t.Fatal("resuming a game that the other window has left:", err)
	}
	if err := a.Resume(doc); err == nil || !strings.Contains(err.Error(), "another Gulch window") {
		t.Errorf("resuming the game in a second window: error %v, want that another Gulch window has it", err)
	}
	if err := a.OpenSavedReplay(doc); err != nil {
		t.Errorf("a replay of a game in another Gulch window: %v", err)
	}
	over := finished(t, m)
	if err := a.Docs.Write("over.gulch", over.Text()); err != nil {
		t.Fatal(err)
	}
	for _, h := range windows {
		if err := h.Resume("over.gulch"); err != nil {
			t.Errorf("a finished game in two windows: %v", err)
		}
	}
}

// finished plays a match to its end and returns it.
func finished(t *testing.T, m *match.Match) *match.Match {
	t.Helper()
	for !m.Over() {
		playSome(t, m, 1)
	}
	return m
}

// noCopies is a store in which no document can be copied to another name by SetAside.
type noCopies struct {
	store.Store
	broken error
}

func (n *noCopies) SetAside(name string) (string, error) {
	if n.broken != nil {
		return "", n.broken
	}
	return n.Store.SetAside(name)
}

// TestChangedFileIsNotReplaced checks that a game's file that another program has changed is not
// replaced as long as it cannot be copied to another name. It also checks that the game is saved as
// soon as the file can be copied or is gone.
func TestChangedFileIsNotReplaced(t *testing.T) {
	const foreign = "something else\n"
	for _, gone := range []bool{false, true} {
		folder := t.TempDir()
		inner, err := store.OpenFolder(folder)
		if err != nil {
			t.Fatal(err)
		}
		defer inner.Close()
		docs := &noCopies{Store: inner}
		h, tables := newTestApp(t, docs)
		h.watchSaving()
		if err := h.Start(h.Games[0], threeSeats()); err != nil {
			t.Fatal(err)
		}
		m, doc := (*tables)[0], h.CurrentDoc()
		playSome(t, m, 5)
		file := filepath.Join(folder, doc)
		if err := replace(file, foreign); err != nil {
			t.Fatal(err)
		}
		docs.broken = errFullDisk
		for range 2 {
			playSome(t, m, 1)
			if got, err := os.ReadFile(file); err != nil || string(got) != foreign {
				t.Fatalf("the file of the other program is %.40q, error %v; want it unchanged", got, err)
			}
			if m.SaveErr() == nil || !strings.Contains(h.badge.text, "Your game isn't saved") {
				t.Errorf("SaveErr is %v and the badge %q, want that the game isn't saved", m.SaveErr(), h.badge.text)
			}
		}
		if docs.broken = nil; gone {
			if err := os.Remove(file); err != nil {
				t.Fatal(err)
			}
		}
		playSome(t, m, 1)
		if got, err := docs.Read(doc); err != nil || string(got) != string(m.Text()) || m.SaveErr() != nil {
			t.Errorf("the game is not saved: %v, SaveErr %v", err, m.SaveErr())
		}
		aside, err := docs.Read(strings.TrimSuffix(doc, gameSuffix) + damagedSuffix)
		if gone != errors.Is(err, store.ErrMissing) || !gone && string(aside) != foreign {
			t.Errorf("the file of the other program is kept as %q, error %v; gone before: %v", aside, err, gone)
		}
		h.CloseMatch(m, doc)
	}
}

// TestDamagedRecordIsSetAsideLater checks that a damaged record is left unchanged as long as it
// cannot be copied to another name, and that the game is saved as soon as it can.
func TestDamagedRecordIsSetAsideLater(t *testing.T) {
	docs := &failing{Store: store.NewMemory(nil)}
	h, tables := newTestApp(t, docs)
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	doc := h.CurrentDoc()
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
	if now, _ := docs.Store.Read(doc); string(now) != bad || h.badge.text == "" ||
		!slices.Contains(h.UnsavedGames(), doc) {
		t.Errorf("the damaged record was changed, or the badge is missing: %q", h.badge.text)
	}
	docs.broken = nil
	if err := h.Retry(); err != nil {
		t.Error(err)
	}
	if now, _ := docs.Store.Read(doc); string(now) != string(m.Text()) {
		t.Error("the game is not saved after Retry")
	}
	if aside, err := docs.Store.Read(strings.TrimSuffix(doc, gameSuffix) + damagedSuffix); err != nil ||
		string(aside) != bad {
		t.Errorf("the damaged record was not set aside: %v", err)
	}
}

// TestGameTakenByAnotherWindow checks that if another Gulch window locks a game while it is on the
// table here, the game is saved under another name with the moves made here.
func TestGameTakenByAnotherWindow(t *testing.T) {
	folder := t.TempDir()
	docs, err := store.OpenFolder(folder)
	if err != nil {
		t.Fatal(err)
	}
	h, tables := newTestApp(t, docs)
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	m, doc := (*tables)[0], h.CurrentDoc()
	playSome(t, m, 3)
	if err := os.RemoveAll(filepath.Join(folder, "locks")); err != nil {
		t.Fatal(err)
	}
	other, err := store.OpenFolder(folder)
	if err != nil {
		t.Fatal(err)
	}
	if err := other.Lock(doc); err != nil {
		t.Fatal(err)
	}
	playSome(t, m, 3)
	if m.SaveErr() == nil || !strings.Contains(h.badge.text, "nother Gulch window") {
		t.Errorf("the badge is %q, want that another Gulch window has the game", h.badge.text)
	}
	h.CloseMatch(m, doc)
	found := false
	for _, s := range h.Saved() {
		found = found || s.Doc != doc && s.Summary.Moves == 6
	}
	if !found || h.badge.text != "" {
		t.Errorf("no new game with all moves among %+v; the badge is %q", h.Saved(), h.badge.text)
	}
}
