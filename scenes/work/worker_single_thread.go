package work

import "time"

// singleThreadWorker runs a job in a program that has a single thread. The job runs in the Web
// Worker if it can be encoded and there is a worker, otherwise in small slices between frames.
type singleThreadWorker struct {
	client  *client
	request *request // request to the Web Worker, nil if the job runs on the page
	job     Job
	done    bool
	n       int // argument n of the job's next Step, adapted to the speed of the machine
}

// budget is the maximum time per tick for a job that runs on the page.
const budget = 3500 * time.Microsecond

func (c *client) start(job Job) *singleThreadWorker {
	w := &singleThreadWorker{client: c, job: job, n: 16}
	if told, ok := job.(RemoteJob); ok {
		w.request = c.submit(told)
	}
	return w
}

// Step continues the job for one slice if it runs on the page, or else polls the Web Worker. It
// reports whether the job is done. It is called once per tick.
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

// Sliced reports whether the job shares a thread with the game loop. Such a job takes at least five
// times as long as one in the Web Worker.
func (w *singleThreadWorker) Sliced() bool { return w.request == nil }

// Progress returns the fraction of the work that is done, from 0 to 1.
func (w *singleThreadWorker) Progress() float64 {
	if w.request != nil {
		return w.request.progress
	}
	return w.job.Progress()
}

// Cancel stops the job, on the page or in the Web Worker.
func (w *singleThreadWorker) Cancel() {
	if w.request != nil {
		w.client.cancel(w.request)
	}
	w.done = true
}
