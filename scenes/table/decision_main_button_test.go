package table

import "testing"

// TestBriefList checks that a list of values names all that fit, and how many it leaves out.
func TestBriefList(t *testing.T) {
	for want, parts := range map[string][]string{
		"":                             nil,
		"Wood −2, Stone −1, Points +3": {"Wood −2", "Stone −1", "Points +3"},
		"Money −12, Dynamite −1, Stone −1 and 2 more": {"Money −12", "Dynamite −1", "Stone −1", "Wood −2", "Points +3"},
		"a name much longer than there is room for by itself −1 and 1 more": {
			"a name much longer than there is room for by itself −1", "Wood −2"},
	} {
		if got := briefList(parts); got != want {
			t.Errorf("the list of %q is %q, want %q", parts, got, want)
		}
	}
}
