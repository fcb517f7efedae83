package work

import (
	"slices"
	"time"
)

// port is the way to a second run of the program.
type port interface {
	post(text string)
	end() // ends it, whatever it is at
}

// crew gives jobs to a second run of the program, and sees to it that there is one. All of it happens on one thread.
type crew struct {
	hire   func(heard func(text string)) port // nil where none can be had, now or ever
	now    func() time.Time
	port   port // nil while there is no second run
	ready  bool // it has said so
	lost   int  // how many were lost since a job was done
	number int  // of the last job
	orders []*order
	silent time.Duration // since it said something, while somebody waited for it
	looked time.Time     // when somebody waited last
}

// order is a job that was given away.
type order struct {
	id       int
	job      Told
	text     string // the message that tells it
	progress float64
	report   string // the latest, "" once it was heard
	done     bool
	failed   bool // it has to be done here
}

// How long a second run may say nothing before it is taken for dead, while it starts and while it works, and how many may
// be lost with no job done between before there are no more. A tick that took longer than longestTick, as while a
// browser's tab was hidden, is no silence.
const (
	startPatience = 12 * time.Second
	workPatience  = 6 * time.Second
	mostLost      = 3
	longestTick   = 100 * time.Millisecond
)

func newCrew(hire func(heard func(text string)) port) *crew { return &crew{hire: hire, now: time.Now} }

// warm has a second run ready, if one can be had.
func (c *crew) warm() bool {
	if c.port != nil {
		return true
	}
	if c.lost >= mostLost {
		return false
	}
	var p port
	p = c.hire(func(text string) {
		if c.port == p { // one that was given up has nothing to say
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

// place gives a job away. It returns nil where the job has to be done here.
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

// hear takes in what the second run says.
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
			return // it was dropped meanwhile
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

// watch looks whether the second run still says something. Whoever waits for a job calls it once a tick.
func (c *crew) watch() {
	now := c.now()
	c.silent += min(now.Sub(c.looked), longestTick)
	c.looked = now
	if limit := workPatience; len(c.orders) > 0 && (c.ready && c.silent > limit || c.silent > startPatience) {
		c.lose()
	}
}

// lose gives the second run up and tells another one its jobs. Where there is none they have to be done here.
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

// drop takes a job back.
func (c *crew) drop(o *order) {
	if at := slices.Index(c.orders, o); at >= 0 {
		c.orders = slices.Delete(c.orders, at, at+1)
		c.port.post(message{word: wordDrop, id: o.id}.text())
	}
}

// step follows a job and reports whether it is done, or, with here, whether it has to be done here.
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
