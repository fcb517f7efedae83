package boomtown

import (
	"math"
	"testing"
)

// TestMineWorth checks the values of mines, for several numbers of production rolls left, against
// those that RULES.md states.
func TestMineWorth(t *testing.T) {
	for id, want := range map[string][4]float32{
		"sn09": {18.7, 14.8, 10.9, 7.8}, "cm07": {17.5, 13.3, 9.2, 5.8}, "cm06": {16.8, 14.9, 12.4, 9.8},
		"cj07": {12.9, 11.2, 9.0, 6.7}, "cc12": {8.5, 7.7, 6.8, 6.2}, "cc03": {1.8, 1.6, 1.3, 1.1},
	} {
		c, err := ParseCard(id)
		if err != nil {
			t.Fatal(err)
		}
		for i, rolls := range []int{15, 10, 5, 1} {
			if got := guideTables.worth[0][rolls][c]; math.Abs(float64(got-want[i])) > 0.06 {
				t.Errorf("%s with %d rolls to come is worth %.2f, want %.1f", id, rolls, got, want[i])
			}
		}
	}
}
