package work

import (
	"fmt"
	"slices"
	"time"
)

// server is the part in the Web Worker: it decodes and runs the jobs that the page sends.
type server struct {
	handlers Handlers
	now      func() time.Time
	tasks    []*runningTask // unfinished jobs, the newest last
}

// runningTask is an unfinished job of the server.
type runningTask struct {
	id         int
	task       Task
	lastReport time.Time // time of the last progress report
	n          int       // argument n of the next Step, adapted to the speed of the machine
}

// reportInterval is the minimum time between two reports of a job's progress to the page.
const reportInterval = 150 * time.Millisecond

func newServer(crafts Handlers) *server { return &server{handlers: crafts, now: time.Now} }

// busy reports whether the server has an unfinished job.
func (d *server) busy() bool { return len(d.tasks) > 0 }

// receive handles a message from the page and returns the answer to send, "" for none. It ignores a
// message that it cannot parse; the client then times out and sends the job again.
func (d *server) receive(text string) (answer string) {
	m, err := readMessage(text)
	if err != nil {
		return ""
	}
	switch m.word {
	case wordDo:
		errand, err := d.begin(m)
		if err != nil {
			return message{word: wordFail, id: m.id, body: err.Error()}.text()
		}
		d.tasks = append(d.tasks, &runningTask{id: m.id, task: errand, lastReport: d.now(), n: 1})
	case wordDrop:
		d.tasks = slices.DeleteFunc(d.tasks, func(t *runningTask) bool { return t.id == m.id })
	}
	return ""
}

// begin decodes the job in a message of the kind wordDo.
func (d *server) begin(m message) (e Task, err error) {
	defer func() {
		if why := recover(); why != nil {
			err = fmt.Errorf("%v", why)
		}
	}()
	craft, ok := d.handlers[m.kind]
	if !ok {
		return nil, fmt.Errorf("there is no handler for jobs of the kind %.40q", m.kind)
	}
	return craft(m.body)
}

// work continues the newest job for about the time slice. It returns the message to send to the
// page, "" for none.
func (d *server) work(slice time.Duration) (answer string) {
	if !d.busy() {
		return ""
	}
	t := d.tasks[len(d.tasks)-1]
	done, err := d.step(t, slice)
	switch now := d.now(); {
	case err != nil:
		d.remove(t)
		return message{word: wordFail, id: t.id, body: err.Error()}.text()
	case done:
		d.remove(t)
		return message{word: wordDone, id: t.id, body: t.task.Report()}.text()
	case now.Sub(t.lastReport) >= reportInterval:
		t.lastReport = now
		return message{word: wordAt, id: t.id, progress: min(max(t.task.Progress(), 0), 1),
			body: t.task.Report()}.text()
	}
	return ""
}

// step continues a job for about the time slice and reports whether the job is done. It returns an
// error if the job panics.
func (d *server) step(t *runningTask, slice time.Duration) (done bool, err error) {
	defer func() {
		if why := recover(); why != nil {
			err = fmt.Errorf("%v", why)
		}
	}()
	for end := d.now().Add(slice); !done && d.now().Before(end); {
		began := d.now()
		done = t.task.Step(t.n)
		t.n = nextBatch(t.n, d.now().Sub(began), slice)
	}
	return done, nil
}

// nextBatch returns the argument n for the next call of Step, so that each call takes only a part
// of a time slice. The parameter n is the argument of the last call, and took is the time that this
// call took.
func nextBatch(n int, took, slice time.Duration) int {
	if took < slice/8 && n < 1024 {
		return n * 2
	}
	if took > slice/3 && n > 1 {
		return n / 2
	}
	return n
}

// remove removes a job from the server's list.
func (d *server) remove(t *runningTask) {
	d.tasks = slices.DeleteFunc(d.tasks, func(x *runningTask) bool { return x == t })
}
