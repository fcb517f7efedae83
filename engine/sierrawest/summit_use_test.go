package sierrawest_test

import (
	"testing"

	. "gulch/engine/sierrawest"
)

// TestSummitUse checks that SummitUse returns a reason exactly when a summit action cannot be used.
func TestSummitUse(t *testing.T) {
	s := setUp(t, 2, AppleHill, 1)
	if s.SummitUse(Green, Left) == nil {
		t.Error("SummitUse returns no refusal in the phase plan")
	}
	if err := s.Play(s.Moves(nil)[0], nil); err != nil {
		t.Fatal(err)
	}
	if got := s.SummitUse(Green, Left); got.Error() != "You can't go to a summit until your pioneer is on his last space." {
		t.Error(got)
	}
}
