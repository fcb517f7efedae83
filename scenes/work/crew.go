package work

import (
	"slices"
	"time"
)

// transport sends messages to a Web Worker.
type port interface {
	post(text string)
	end() // ends the worker, even while it works
}

// client is the page's side: it sends jobs to a Web Worker, and starts and replaces that worker. It
// is used from one thread only.
type crew struct {
	hire   func(heard func(text string)) port // starts a worker; returns nil if there is none, now or ever
	now    func() time.Time
	port   port // nil while there is no worker
	ready  bool // the worker has reported that it is ready
	lost   int  // how many workers were lost since a job was last done
	number int  // number of the last job
	orders []*order
	silent time.Duration // how long the worker has been silent while somebody waited for it
	looked time.Time     // when somebody last waited
}

// request is a job that was sent to the worker.
type order struct {
	id       int
	job      Told
	text     string // the message that starts the job
	progress float64
	report   string // the latest result; "" once it was decoded
	done     bool
	failed   bool // the job has to run on the page
}

// Limits for workers: how long a worker may be silent before the client assumes that it has died,
// while it starts and while it works; and how many workers may be lost in a row without a finished
// job before the client stops starting workers. A tick counts for at most longestTick of silence,
// since a hidden browser tab has very long ticks.
const (
	startPatience = 12 * time.Second
	workPatience  = 6 * time.Second
	mostLost      = 3
	longestTick   = 100 * time.Millisecond
)

func newCrew(hire func(heard func(text string)) port) *crew { return &crew{hire: hire, now: time.Now} }

// ensureWorker starts a worker if there is none, and reports whether there is one now.
func (c *crew) warm() bool {
	if c.port != nil {
		return true
	}
	if c.lost >= mostLost {
		return false
	}
	var p port
	p = c.hire(func(text string) {
		if c.port == p { // ignore messages of a worker that was replaced
			c.hear(text)
		}
	})
	if p == nil {
		return false
	}
	c.port, c.ready, c.silent, c.looked = p, false, 0, c.now()
	for _, o := range c.orders {
		p.post(o.text)
	}
	return true
}

// submit sends a job to the worker. It returns nil if the job has to run on the page.
func (c *crew) place(job Told) *order {
	if c.lost >= mostLost {
		return nil
	}
	kind, about, err := job.Tell()
	if err != nil || !c.warm() {
		return nil
	}
	if len(c.orders) == 0 {
		c.silent, c.looked = 0, c.now()
	}
	c.number++
	o := &order{id: c.number, job: job, text: message{word: wordDo, id: c.number, kind: kind, body: about}.text()}
	c.orders = append(c.orders, o)
	c.port.post(o.text)
	return o
}

// receive handles a message of the worker.
func (c *crew) hear(text string) {
	m, err := readMessage(text)
	if err != nil {
		return
	}
	c.silent = 0
	switch m.word {
	case wordReady:
		c.ready = true
	case wordLost:
		c.lose()
	case wordAt, wordDone, wordFail:
		at := slices.IndexFunc(c.orders, func(o *order) bool { return o.id == m.id })
		if at < 0 {
			return // the job was cancelled meanwhile
		}
		o := c.orders[at]
		switch m.word {
		case wordAt:
			o.progress = m.progress
			if m.body != "" {
				o.report = m.body
			}
			return
		case wordDone:
			o.progress, o.report, o.done = 1, m.body, true
			c.lost = 0
		case wordFail:
			o.failed = true
		}
		c.orders = slices.Delete(c.orders, at, at+1)
	}
}

// checkTimeout replaces the worker if it has been silent for too long. It is called once per tick
// while somebody waits for a job.
func (c *crew) watch() {
	now := c.now()
	c.silent += min(now.Sub(c.looked), longestTick)
	c.looked = now
	if limit := workPatience; len(c.orders) > 0 && (c.ready && c.silent > limit || c.silent > startPatience) {
		c.lose()
	}
}

// replaceWorker ends the worker and sends its jobs to a new one. If there is no new worker, the
// jobs have to run on the page.
func (c *crew) lose() {
	if c.port == nil {
		return
	}
	c.port.end()
	c.port = nil
	c.lost++
	if len(c.orders) > 0 && !c.warm() {
		for _, o := range c.orders {
			o.failed = true
		}
		c.orders = nil
	}
}

// cancel withdraws a job from the worker.
func (c *crew) drop(o *order) {
	if at := slices.Index(c.orders, o); at >= 0 {
		c.orders = slices.Delete(c.orders, at, at+1)
		c.port.post(message{word: wordDrop, id: o.id}.text())
	}
}

// poll checks a request: done reports whether the job is done, here whether it has to run on the
// page.
func (c *crew) step(o *order) (done, here bool) {
	if !o.done && !o.failed {
		c.watch()
	}
	if o.failed {
		return false, true
	}
	if o.report != "" || o.done {
		err := o.job.Hear(o.report, o.done)
		o.report = ""
		if err != nil {
			c.drop(o)
			return false, true
		}
	}
	return o.done, false
}
