package stage

import (
	"testing"

	"gulch/engine/match"
	"gulch/scenes/store"
)

func TestImportAndExport(t *testing.T) {
	h, tables := newTestApp(t, store.NewMemory(nil))
	if err := h.Start(h.Games[0], threeSeats()); err != nil {
		t.Fatal(err)
	}
	playSome(t, (*tables)[0], 1000)
	letter, err := h.Export(h.Saved()[0].Doc)
	if err != nil {
		t.Fatal(err)
	}
	other, _ := newTestApp(t, store.NewMemory(nil))
	take := func(text string) (string, error) {
		a := other.NewGameImport(text)
		for !a.Step(10) {
		}
		if a.Err() != nil {
			return "", a.Err()
		}
		return other.SaveImport(a)
	}
	doc, err := take("Look at this!\n> " + letter + "\nBye")
	if err != nil {
		t.Fatal(err)
	}
	if got := other.Saved(); len(got) != 1 || !got[0].Summary.Over || got[0].Doc != doc {
		t.Errorf("after the import the saved games are %+v, want one finished game", got)
	}
	watched := false
	other.OpenReplay = func(r *match.Replay, _ string) { watched = r.Len() > 0 }
	if err := other.OpenSavedReplay(doc); err != nil || !watched {
		t.Errorf("Watch of the imported game: error %v, or an empty replay", err)
	}
	if _, err := take(string((*tables)[0].Text())); err != nil {
		t.Errorf("importing a whole record: %v", err)
	}
	if _, err := take("hello"); err == nil || len(other.Saved()) != 2 {
		t.Errorf("importing an invalid text: error %v, or a game was saved", err)
	}
}
