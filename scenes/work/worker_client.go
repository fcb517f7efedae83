package work

import (
	"slices"
	"time"
)

// transport sends messages to a Web Worker and can end it.
type transport interface {
	send(text string)
	terminate() // ends the worker, even in the middle of a job
}

// client is the part on the page: it sends jobs to a Web Worker, and starts and replaces the
// worker. It is used from one thread only.
type client struct {
	// starts a worker whose messages are passed to the callback heard; returns nil if that fails
	spawn       func(heard func(text string)) transport
	now         func() time.Time
	transport   transport // connection to the current worker, nil if there is none
	ready       bool      // the worker has reported that it is ready
	lostWorkers int       // number of workers lost since a job was last finished
	lastID      int       // ID of the last submitted job
	requests    []*request
	silence     time.Duration // time since the worker's last message, counted only while a job is polled
	lastWait    time.Time     // time at which a job was last polled
}

// request is a job that was sent to the worker, with its state.
type request struct {
	id       int
	job      RemoteJob
	text     string // the message that was sent to start the job
	progress float64
	report   string // latest encoded result from the worker that was not decoded yet; "" for none
	done     bool
	failed   bool // the worker cannot do the job, so it must run on the page
}

// Limits for the Web Worker. The client assumes that a worker has died if the worker sends nothing
// for startTimeout while it starts, or for workTimeout while it works. After maxLost workers in a
// row were lost without finishing a job, the client starts no more workers. A tick counts for at
// most longestTick of silence, because a hidden browser tab has very long ticks.
const (
	startTimeout = 12 * time.Second
	workTimeout  = 6 * time.Second
	maxLost      = 3
	longestTick  = 100 * time.Millisecond
)

func newClient(hire func(heard func(text string)) transport) *client {
	return &client{spawn: hire, now: time.Now}
}

// ensureWorker starts a worker if there is none. It reports whether there is a worker afterwards.
func (c *client) ensureWorker() bool {
	if c.transport != nil {
		return true
	}
	if c.lostWorkers >= maxLost {
		return false
	}
	var p transport
	p = c.spawn(func(text string) {
		if c.transport == p { // ignore messages from a worker that was replaced
			c.receive(text)
		}
	})
	if p == nil {
		return false
	}
	c.transport, c.ready, c.silence, c.lastWait = p, false, 0, c.now()
	for _, o := range c.requests {
		p.send(o.text)
	}
	return true
}

// submit sends a job to the worker. It returns nil if the job has to run on the page.
func (c *client) submit(job RemoteJob) *request {
	if c.lostWorkers >= maxLost {
		return nil
	}
	kind, about, err := job.Encode()
	if err != nil || !c.ensureWorker() {
		return nil
	}
	if len(c.requests) == 0 {
		c.silence, c.lastWait = 0, c.now()
	}
	c.lastID++
	o := &request{id: c.lastID, job: job, text: message{word: wordDo, id: c.lastID, kind: kind, body: about}.text()}
	c.requests = append(c.requests, o)
	c.transport.send(o.text)
	return o
}

// receive handles a message from the worker.
func (c *client) receive(text string) {
	m, err := readMessage(text)
	if err != nil {
		return
	}
	c.silence = 0
	switch m.word {
	case wordReady:
		c.ready = true
	case wordLost:
		c.replaceWorker()
	case wordAt, wordDone, wordFail:
		at := slices.IndexFunc(c.requests, func(o *request) bool { return o.id == m.id })
		if at < 0 {
			return // the job was cancelled before this message arrived
		}
		o := c.requests[at]
		switch m.word {
		case wordAt:
			o.progress = m.progress
			if m.body != "" {
				o.report = m.body
			}
			return
		case wordDone:
			o.progress, o.report, o.done = 1, m.body, true
			c.lostWorkers = 0
		case wordFail:
			o.failed = true
		}
		c.requests = slices.Delete(c.requests, at, at+1)
	}
}

// checkTimeout replaces the worker if it has sent nothing for too long. It is called once per tick
// while a job is polled.
func (c *client) checkTimeout() {
	now := c.now()
	c.silence += min(now.Sub(c.lastWait), longestTick)
	c.lastWait = now
	if limit := workTimeout; len(c.requests) > 0 && (c.ready && c.silence > limit || c.silence > startTimeout) {
		c.replaceWorker()
	}
}

// replaceWorker ends the worker and sends its jobs to a new one. If no new worker can be started,
// the jobs have to run on the page.
func (c *client) replaceWorker() {
	if c.transport == nil {
		return
	}
	c.transport.terminate()
	c.transport = nil
	c.lostWorkers++
	if len(c.requests) > 0 && !c.ensureWorker() {
		for _, o := range c.requests {
			o.failed = true
		}
		c.requests = nil
	}
}

// cancel withdraws a request, so that the worker stops the job.
func (c *client) cancel(o *request) {
	if at := slices.Index(c.requests, o); at >= 0 {
		c.requests = slices.Delete(c.requests, at, at+1)
		c.transport.send(message{word: wordDrop, id: o.id}.text())
	}
}

// poll returns the state of a request. done is true if the job is finished; here is true if the job
// must run on the page instead.
func (c *client) poll(o *request) (done, here bool) {
	if !o.done && !o.failed {
		c.checkTimeout()
	}
	if o.failed {
		return false, true
	}
	if o.report != "" || o.done {
		err := o.job.Decode(o.report, o.done)
		o.report = ""
		if err != nil {
			c.cancel(o)
			return false, true
		}
	}
	return o.done, false
}
