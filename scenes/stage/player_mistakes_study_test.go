package stage

import (
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/nuggets"
	"gulch/scenes/store"
)

// newNuggetsApp returns an app with the small game Nuggets only, so that analyses take little time,
// and a finished match of it in the document with the given name.
func newNuggetsApp(t *testing.T, docs store.Store, doc string) (*App, *match.Match) {
	t.Helper()
	h, _ := newTestApp(t, docs)
	h.Games = []engine.Game{nuggets.Game}
	m := playedNuggets(t)
	if err := docs.Write(doc, m.Text()); err != nil {
		t.Fatal(err)
	}
	return h, m
}

// studied waits until a study of an app is computed.
func studied(t *testing.T, h *App, s *Study) {
	t.Helper()
	for range 100_000 {
		if h.tickStudy(); s.Progress() == 1 {
			if _, err, done := s.Result(); err == nil && done {
				return
			}
		}
		time.Sleep(time.Millisecond)
	}
	_, err, done := s.Result()
	t.Fatalf("the study is not computed: progress %v, done %v, error %v", s.Progress(), done, err)
}

// TestStudiesAreStored checks that the study of a saved game is computed once and stored with the
// solved mistakes, and that the study of a game without a document is not stored.
func TestStudiesAreStored(t *testing.T) {
	const doc = "a.gulch"
	docs := store.NewMemory(nil)
	h, m := newNuggetsApp(t, docs, doc)
	s := h.Study(m, doc, 0)
	if h.Study(m, doc, 0) != s {
		t.Error("a second request starts another computation of the same study")
	}
	studied(t, h, s)
	for range 2 {
		h.MarkSolved(s, 3)
	}
	stored, err := docs.Read(studyDoc(doc))
	if err != nil {
		t.Fatal(err)
	}
	h.MarkSolved(s, 3)
	if again, err := docs.Read(studyDoc(doc)); err != nil || string(again) != string(stored) {
		t.Errorf("marking a solved mistake again changes the document to %s, error %v", again, err)
	}

	next, _ := newTestApp(t, docs)
	next.Games = h.Games
	kept := next.Study(m, doc, 0)
	if _, err, done := kept.Result(); err != nil || !done || kept.Progress() != 1 || !kept.Solved(3) {
		t.Errorf("the stored study: done %v, progress %v, solved %v, error %v; want it complete", done,
			kept.Progress(), kept.Solved(3), err)
	}
	if other := next.Study(m, doc, 1); other.Progress() == 1 {
		t.Error("the study of another seat is complete before it was computed")
	}
	next.stopStudy()

	unsaved := h.Study(m, "", 0)
	studied(t, h, unsaved)
	if _, err := docs.Read(studyDoc("")); err == nil {
		t.Error("the study of a game without a document is stored")
	}
}
