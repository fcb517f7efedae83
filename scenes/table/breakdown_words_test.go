package table

import "testing"

// TestHiddenBreakdownHasNoFullStop checks that the words of a hidden breakdown, which others follow
// in a label, end without a full stop, so that there are not two.
func TestHiddenBreakdownHasNoFullStop(t *testing.T) {
	a := Breakdown{Name: "Cash", Hidden: true, HiddenReason: "Hidden until the end."}
	if got, want := a.words(), "Cash: Hidden until the end"; got != want {
		t.Errorf("a hidden breakdown reads %q, want %q", got, want)
	}
}
