package work

import "time"

// singleThreadWorker runs a job where the program has a single thread: in the Web Worker if the job
// can be encoded and there is a worker, otherwise in small slices between frames.
type apart struct {
	crew  *crew
	order *order // nil if the job runs on the page
	job   Job
	done  bool
	n     int // pieces per slice, adapted to the speed of the machine
}

// budget is how long a job that runs on the page may take per tick.
const budget = 3500 * time.Microsecond

func (c *crew) start(job Job) *apart {
	w := &apart{crew: c, job: job, n: 16}
	if told, ok := job.(Told); ok {
		w.order = c.place(told)
	}
	return w
}

// Step works on the job for a moment, or checks the progress of the Web Worker, and reports whether
// the job is done. It is called once per tick.
func (w *apart) Step() bool {
	if w.order != nil && !w.done {
		done, here := w.crew.step(w.order)
		if !here {
			w.done = done
			return done
		}
		w.order = nil
	}
	for end := time.Now().Add(budget); !w.done && time.Now().Before(end); {
		began := time.Now()
		w.done = w.job.Step(w.n)
		w.n = paced(w.n, time.Since(began), budget)
	}
	return w.done
}

// Sliced reports whether the job shares its thread with the game loop. It then takes five or more
// times as long.
func (w *apart) Sliced() bool { return w.order == nil }

// Progress returns the part of the work that is done, from 0 to 1.
func (w *apart) Progress() float64 {
	if w.order != nil {
		return w.order.progress
	}
	return w.job.Progress()
}

// Cancel stops the job.
func (w *apart) Cancel() {
	if w.order != nil {
		w.crew.drop(w.order)
	}
	w.done = true
}
