package pieces

import (
	"math"
	"testing"
)

// TestSignedNumbers checks that figureOf gives numbers the same digits and signs as Signed.
func TestSignedNumbers(t *testing.T) {
	var room [24]uint8
	for n, want := range map[int]string{5: Signed(5), -5: Signed(-5), 0: "0"} {
		got := ""
		for _, d := range figureOf(n, true, &room) {
			got += digits[d]
		}
		if got != want {
			t.Errorf("figureOf writes %d with a sign as %s, want %s", n, got, want)
		}
	}
}

// TestCounting checks that a counting amount changes only in one direction and ends at its target,
// and that figureOf returns the same digits as Number.
func TestCounting(t *testing.T) {
	last := 3
	for i := range 101 {
		n := CountingValue(3, 120, float64(i)/100)
		if n < last {
			t.Fatalf("while counting up, %d is followed by %d", last, n)
		}
		last = n
	}
	if last != 120 || CountingValue(9, 4, 1) != 4 || CountingValue(9, 4, 0) != 9 {
		t.Error("CountingValue does not begin or end at the given values")
	}
	var room [24]uint8
	for _, n := range []int{0, 7, 10, 4302, -15, math.MaxInt64, -math.MaxInt64} {
		written := ""
		for _, d := range figureOf(n, false, &room) {
			written += digits[d]
		}
		if written != Number(n) {
			t.Errorf("figureOf writes %d as %s, want the same as Number", n, written)
		}
	}
}
