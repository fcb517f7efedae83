//go:build !js

package work

import "testing"

// TestJobsRunWithinStep checks that after DoInStep a job runs on the caller's goroutine, and that
// every run does the same number of pieces per tick.
func TestJobsRunWithinStep(t *testing.T) {
	t.Cleanup(func() { DoInStep(0) })
	DoInStep(3)
	job := &count{of: 7}
	w := Start(job)
	for tick, want := range []int{3, 6, 9, 9} {
		if done := w.Step(); job.n != want || done != (want >= job.of) {
			t.Errorf("after tick %d: %d pieces, done %v; want %d pieces", tick, job.n, done, want)
		}
	}
	given := &count{of: 7}
	w = Start(given)
	if w.Cancel(); w.Step() || given.n != 0 {
		t.Error("a cancelled job goes on")
	}
}
