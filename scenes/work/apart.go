package work

import "time"

// apart does a job where the program has a single thread: by a second run of the program where the job can be told and
// there is one, otherwise in small slices between the frames.
type apart struct {
	crew  *crew
	order *order // nil where the job is done here
	job   Job
	done  bool
	n     int // pieces in a slice, adapted to the machine
}

// budget is how long a job may take in one tick where it is done here.
const budget = 3500 * time.Microsecond

func (c *crew) start(job Job) *apart {
	w := &apart{crew: c, job: job, n: 16}
	if told, ok := job.(Told); ok {
		w.order = c.place(told)
	}
	return w
}

// Step works for a moment, or asks how far the work is, and reports whether the job is done. It is called once a tick.
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

// Sliced reports whether the job shares its thread with the picture: what takes a second elsewhere takes five or more.
func (w *apart) Sliced() bool { return w.order == nil }

// Progress returns how much of the work is done, from 0 to 1.
func (w *apart) Progress() float64 {
	if w.order != nil {
		return w.order.progress
	}
	return w.job.Progress()
}

// Cancel gives the job up.
func (w *apart) Cancel() {
	if w.order != nil {
		w.crew.drop(w.order)
	}
	w.done = true
}
