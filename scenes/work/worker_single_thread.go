package work

import "time"

// singleThreadWorker runs a job where the program has a single thread: in the Web Worker if the job
// can be encoded and there is a worker, otherwise in small slices between frames.
type singleThreadWorker struct {
	client  *client
	request *request // nil if the job runs on the page
	job     Job
	done    bool
	n       int // pieces per slice, adapted to the speed of the machine
}

// budget is how long a job that runs on the page may take per tick.
const budget = 3500 * time.Microsecond

func (c *client) start(job Job) *singleThreadWorker {
	w := &singleThreadWorker{client: c, job: job, n: 16}
	if told, ok := job.(RemoteJob); ok {
		w.request = c.submit(told)
	}
	return w
}

// Step works on the job for a moment, or checks the progress of the Web Worker, and reports whether
// the job is done. It is called once per tick.
func (w *singleThreadWorker) Step() bool {
	if w.request != nil && !w.done {
		done, here := w.client.poll(w.request)
		if !here {
			w.done = done
			return done
		}
		w.request = nil
	}
	for end := time.Now().Add(budget); !w.done && time.Now().Before(end); {
		began := time.Now()
		w.done = w.job.Step(w.n)
		w.n = nextBatch(w.n, time.Since(began), budget)
	}
	return w.done
}

// Sliced reports whether the job shares its thread with the game loop. It then takes five or more
// times as long.
func (w *singleThreadWorker) Sliced() bool { return w.request == nil }

// Progress returns the part of the work that is done, from 0 to 1.
func (w *singleThreadWorker) Progress() float64 {
	if w.request != nil {
		return w.request.progress
	}
	return w.job.Progress()
}

// Cancel stops the job.
func (w *singleThreadWorker) Cancel() {
	if w.request != nil {
		w.client.cancel(w.request)
	}
	w.done = true
}
