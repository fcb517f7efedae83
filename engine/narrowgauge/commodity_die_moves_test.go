package narrowgauge

import "testing"

// TestDieMoves checks to which position a Commodity die moves from every position, by comparing it
// with a calculation step by step (R48).
func TestDieMoves(t *testing.T) {
	for at := int8(-MaxRow); at <= MaxRow; at++ {
		for steps := range 12 {
			for _, toward := range []int8{1, -1} {
				want := die{at, 3}
				for range steps {
					next := want.at + toward
					if next == 0 {
						next += toward
						want.value++
					}
					if next <= MaxRow && next >= -MaxRow {
						want.at = next
					}
				}
				if have := (die{at, 3}); true {
					have.move(toward, steps)
					if have != want {
						t.Errorf("a die moved from %d by %d steps toward %d is at %v, want %v", at, steps, toward, have,
							want)
					}
				}
			}
		}
	}
}
