package results

import (
	"strings"
	"testing"

	"gulch/scenes/menu/menutest"
)

// TestFacesWithNamesAreCountedTogether checks that faces of a die with the same name share a bar
// and that their expected numbers are added up.
func TestFacesWithNamesAreCountedTogether(t *testing.T) {
	names := []string{"a nugget", "a nugget", "a nugget", "$10", "$10 and another roll", "gravel"}
	s := &results{history: &history{rolls: [][]int{{1}, {2}, {6}, {4}, {3}, {6}},
		faces: faceNames(func(n int) string { return names[n-1] })}}
	d := newDicePage(s)
	if len(d.faces) != 4 || d.faces[0].came != 3 || d.faces[0].expected != 3 || d.faces[3].came != 2 {
		t.Errorf("equally named faces are not counted together: %+v", d.faces)
	}
	if d.dice != 1 || d.rolls != 6 {
		t.Errorf("%d rolls of %d dice", d.rolls, d.dice)
	}
	if faceNames(func(int) string { return "" }) != nil {
		t.Error("faceNames returns names for dice without names")
	}
}

// TestDiceAreCountedAsTheyFell checks that the page says that it counts the dice as they first
// fell, because cards may turn them later.
func TestDiceAreCountedAsTheyFell(t *testing.T) {
	d := &dicePage{results: &results{show: Params{Match: menutest.Played(t, 4, 1)}}, rolls: 7}
	if got := d.caption(); !strings.HasPrefix(got, "7 rolls, as the dice first fell.") {
		t.Errorf("the text below the bars is %q", got)
	}
}
