//go:build !js

package work

import "testing"

// A program without a clock does the same pieces of a job in the same ticks of every run, on the goroutine that asks.
func TestJobsRunWithinStep(t *testing.T) {
	t.Cleanup(func() { DoInStep(0) })
	DoInStep(3)
	job := &count{of: 7}
	w := Start(job)
	for tick, want := range []int{3, 6, 9, 9} {
		if done := w.Step(); job.n != want || done != (want >= job.of) {
			t.Errorf("after tick %d there are %d pieces, done %v; want %d", tick, job.n, done, want)
		}
	}
	given := &count{of: 7}
	w = Start(given)
	if w.Cancel(); w.Step() || given.n != 0 {
		t.Error("a job that was given up goes on")
	}
}
