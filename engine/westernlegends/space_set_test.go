package westernlegends

import "testing"

// TestNoSpaceIsInNoSet checks that even a full set of spaces does not contain NoSpace.
func TestNoSpaceIsInNoSet(t *testing.T) {
	all := SpaceSet{^uint64(0), ^uint64(0)}
	if all.Has(NoSpace) || !all.Has(0) || !all.Has(mostSpaces-1) {
		t.Error("a full SpaceSet contains NoSpace, or lacks its first or last space")
	}
}
