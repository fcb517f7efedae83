package sierrawest_test

import (
	"slices"
	"testing"

	. "gulch/engine/sierrawest"
)

// TestPreview checks which icons three cards show on both paths, by the worked example E1 (R12,
// R13).
func TestPreview(t *testing.T) {
	card := func(id string) Card {
		c, err := AppleHill.ParseCard(id)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	l, m, r := card("st_1"), card("st_4"), card("st_8")
	green := []Icon{IconFood1, IconBoot1, IconBoot1, IconBoot1, IconStone1}
	if got := AppleHill.Preview(l, m, r, Green); !slices.Equal(got, green) {
		t.Errorf("the green path shows %v, want %v", got, green)
	}
	if got := AppleHill.Preview(l, m, r, Tan); !slices.Equal(got,
		[]Icon{IconFood1, IconShovel, IconGrizzly, IconBoot2}) {
		t.Errorf("tan path %v", got)
	}
	for space, fee := range []int{0, 0, 1, 0, 2} {
		if Tan.Fee(space) != fee && space > 0 || Green.Fee(space) != 0 {
			t.Errorf("fees of space %d: tan %d, want %d; green %d, want 0", space, Tan.Fee(space), fee,
				Green.Fee(space))
		}
	}
}
