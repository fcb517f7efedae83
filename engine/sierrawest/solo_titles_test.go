package sierrawest_test

import (
	"testing"

	. "gulch/engine/sierrawest"
)

func TestSoloTitles(t *testing.T) {
	for lead, want := range map[int]string{
		-3: "Lost on the cutoff", 0: "Lost on the cutoff", 1: "Over the pass", 9: "Over the pass", 10: "Settler",
		20: "Trail boss", 34: "Trail boss", 35: "Legend of the Sierra",
	} {
		if got := SoloTitle(lead); got != want {
			t.Errorf("SoloTitle(%d) is %q, want %q", lead, got, want)
		}
	}
}
