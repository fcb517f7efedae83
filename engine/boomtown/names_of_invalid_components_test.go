package boomtown

import "testing"

// TestValuesOutOfRange checks that numbers which are no card, town or kind still have a name.
func TestValuesOutOfRange(t *testing.T) {
	if info := Card(maxCards).Info(); info.Card != NoCard || info.Town != NoTown {
		t.Errorf("Info of an invalid card is %+v, want NoCard and NoTown", info)
	}
	if got := NoTown.String() + ", " + NoKind.String(); got != "no town, no kind" {
		t.Errorf("the names are %q", got)
	}
	if NoTown.Mines() != 0 || CardKind(kindCount).Cards() != 0 {
		t.Error("an invalid town has mines, or an invalid kind has cards")
	}
}
