package poster_test

import (
	"slices"
	"testing"
	"time"
)

// slice is how long the painter may work in a frame, see stage.
const slice = 4 * time.Millisecond

// A step of the largest pictures takes less than a slice of a frame, so that no frame waits for the painter. The machine
// may be busy: each step is timed until it was short enough, twenty times at most.
func TestStepsAreShorterThanASlice(t *testing.T) {
	a := art(t)
	for _, name := range []string{"lid-boomtown", "lid-westernlegends", "the-trestle", "westernlegends.place.mine"} {
		p, err := a.Picture(name, "")
		if err != nil {
			t.Fatal(err)
		}
		const w = 600 // pixels: a lid or a close-up in a large window
		var least []time.Duration
		for try := 0; try < 20 && (try == 0 || slices.Max(least) > slice); try++ {
			j := p.NewJob(w, int(w*p.Box.H/p.Box.W), false)
			for i := 0; ; i++ {
				begun := time.Now()
				done := j.Step()
				if took := time.Since(begun); i == len(least) {
					least = append(least, took)
				} else {
					least[i] = min(least[i], took)
				}
				if done {
					break
				}
			}
		}
		longest := slices.Max(least)
		t.Logf("%s: %d steps, the longest %v", name, len(least), longest)
		if longest > slice {
			t.Errorf("a step of %s takes %v", name, longest)
		}
	}
}
