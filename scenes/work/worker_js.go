//go:build js

package work

import "time"

// Sliced says that jobs share their thread with the picture: what takes a second elsewhere takes five or more.
const Sliced = true

// Worker does a job in small slices between the frames: a browser gives Go a single thread.
type Worker struct {
	job  Job
	done bool
	n    int // pieces in a slice, adapted to the machine
}

// budget is how long a job may take in one tick.
const budget = 3500 * time.Microsecond

// Start begins a job.
func Start(job Job) *Worker { return &Worker{job: job, n: 16} }

// Step works for a moment and reports whether the job is done. It is called once a tick.
func (w *Worker) Step() bool {
	end := time.Now().Add(budget)
	for !w.done && time.Now().Before(end) {
		began := time.Now()
		w.done = w.job.Step(w.n)
		if took := time.Since(began); took < budget/8 && w.n < 1024 {
			w.n *= 2
		} else if took > budget/3 && w.n > 1 {
			w.n /= 2
		}
	}
	return w.done
}

// Progress returns how much of the work is done, from 0 to 1.
func (w *Worker) Progress() float64 { return w.job.Progress() }

// Cancel gives the job up.
func (w *Worker) Cancel() { w.done = true }
