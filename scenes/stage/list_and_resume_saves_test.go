package stage

import (
	"strings"
	"testing"

	"gulch/scenes/store"
)

func TestGamesAreKeptAndResumed(t *testing.T) {
	h, tables := newTestApp(t, store.NewMemory(nil))
	for range 2 { // two games begun within the same minute would get equal names
		if err := h.Start(h.Games[0], threeSeats()); err != nil {
			t.Fatal(err)
		}
	}
	m := (*tables)[0]
	playSome(t, m, 10)
	saved := h.Saved()
	if len(saved) != 2 {
		t.Fatalf("%d games are saved, want 2", len(saved))
	}
	for _, s := range saved {
		if !s.Running() {
			t.Errorf("Running is false for %s", s.Doc)
		}
		if s.Summary.Moves != 10 {
			continue
		}
		if err := h.Resume(s.Doc); err != nil {
			t.Fatal(err)
		}
		if got := (*tables)[2]; string(got.Text()) != string(m.Text()) {
			t.Error("the resumed game has another record")
		}
	}
	if len(*tables) != 3 {
		t.Errorf("no game with 10 moves is listed: %+v", saved)
	}
	playSome(t, m, 5)
	found := false
	for _, s := range h.Saved() {
		found = found || s.Summary.Moves == 15
	}
	if !found {
		t.Error("no saved game has 15 moves: the list is out of date")
	}
}

func TestDamagedGame(t *testing.T) {
	docs := store.NewMemory(nil)
	h, tables := newTestApp(t, docs)
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	playSome(t, (*tables)[0], 12)
	doc := h.Saved()[0].Doc
	text := string((*tables)[0].Text())
	lines := strings.SplitAfter(text, "\n")
	lines[8] = strings.Replace(lines[8], "seat", "boat", 1)
	bad := strings.Join(lines, "")
	if err := docs.Write(doc, []byte(bad)); err != nil {
		t.Fatal(err)
	}
	if err := h.Resume(doc); err != nil {
		t.Fatal(err)
	}
	m := (*tables)[1]
	if got := len(m.Steps()); got != 7 {
		t.Errorf("%d moves are left, want the 7 before the damage", got)
	}
	if !strings.Contains(h.toast.text, "damaged") {
		t.Errorf("the toast is %q, want that the game is damaged", h.toast.text)
	}
	aside, err := docs.Read(strings.TrimSuffix(doc, gameSuffix) + ".damaged")
	if err != nil || string(aside) != bad {
		t.Errorf("the damaged record was not set aside: %v", err)
	}
	playSome(t, m, 3)
	if now, _ := docs.Read(doc); string(now) != string(m.Text()) {
		t.Error("moves after the repair are not saved")
	}
}
