package poster_test

import (
	"testing"
	"time"
)

// BenchmarkStep renders large pictures step by step and reports the duration of the longest step.
// The duration of each step is the minimum over all runs. Posters may be rendered for 4 ms per
// frame (see package stage), so a longer step delays the frame.
func BenchmarkStep(b *testing.B) {
	a := art(b)
	for _, name := range []string{"lid-boomtown", "lid-westernlegends", "the-trestle", "westernlegends.place.mine"} {
		p, err := a.Picture(name, "")
		if err != nil {
			b.Fatal(err)
		}
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			const w = 600 // width in pixels of a box lid or a close-up in a large window
			var least []time.Duration
			for b.Loop() {
				j := p.NewJob(w, int(w*p.Box.H/p.Box.W), false)
				for i, done := 0, false; !done; i++ {
					begun := time.Now()
					done = j.Step()
					if took := time.Since(begun); i == len(least) {
						least = append(least, took)
					} else {
						least[i] = min(least[i], took)
					}
				}
			}
			longest := time.Duration(0)
			for _, took := range least {
				longest = max(longest, took)
			}
			b.ReportMetric(float64(longest.Microseconds())/1000, "ms/longest-step")
			b.ReportMetric(float64(len(least)), "steps")
		})
	}
}
