package review

import "testing"

// TestUnfinishedWork checks that reviews and studies return no results before their work is done,
// and that the progress of finished work is 1.
func TestUnfinishedWork(t *testing.T) {
	m, _ := endgameMatch(t, twoLarge, "dig", "take 24", "take 23")
	s, err := NewStudy(replayOf(t, m), 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Findings(); err == nil || err.Error() != "the study is not done yet" {
		t.Errorf("Findings of an unfinished study returns the error %v", err)
	}
	w, err := New(replayOf(t, m))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Review(); err == nil || err.Error() != "the review is not done yet" {
		t.Errorf("Review of an unfinished review returns the error %v", err)
	}
	for !w.Step(100) || !s.Step(100) {
	}
	if w.Progress() != 1 || s.Progress() != 1 {
		t.Errorf("finished work has the progress %v and %v, want 1", w.Progress(), s.Progress())
	}
}
