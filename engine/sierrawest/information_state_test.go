package sierrawest

import (
	"encoding/json"
	"testing"
)

// TestInformationStateHidesSecrets checks that an information state has no field for hidden cards
// or for the random generator.
func TestInformationStateHidesSecrets(t *testing.T) {
	s := midGame(t, GoldRush, 2)
	text, err := s.InformationState(0)
	if err != nil {
		t.Fatal(err)
	}
	var view struct {
		Chance json.RawMessage
		Seats  map[string]struct{ Hand, Draw []string }
	}
	if err := json.Unmarshal(text, &view); err != nil {
		t.Fatal(err)
	}
	if view.Chance != nil || view.Seats["1"].Hand != nil || view.Seats["1"].Draw != nil ||
		len(view.Seats["0"].Hand) != 3 {
		t.Errorf("the information state of seat 0 shows hidden fields, or not its own hand: %s", text)
	}
}
