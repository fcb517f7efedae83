package dakota

import (
	"encoding/json"
	"testing"

	"gulch/engine"
)

// TestPrisonerIsKnown checks that every seat knows for which prisoner bail is asked. Few games have
// several prisoners of one seat, so the checks of every game can hardly find that it does not.
func TestPrisonerIsKnown(t *testing.T) {
	s := decisionIn(t, PhaseBail)
	prisoner := func(text []byte, err error) string {
		t.Helper()
		var doc struct{ Prisoner json.RawMessage }
		if err == nil {
			err = json.Unmarshal(text, &doc)
		}
		if err != nil {
			t.Fatal(err)
		}
		return string(doc.Prisoner)
	}
	want := prisoner(s.MarshalJSON())
	if want == "" {
		t.Fatal("the position has no prisoner for whom bail is asked")
	}
	for seat := range engine.Seat(s.Seats()) {
		if got := prisoner(s.InformationState(seat)); got != want {
			t.Errorf("seat %d knows of the prisoner %s, want %s", seat, got, want)
		}
	}
}
