package work

import (
	"fmt"
	"slices"
	"time"
)

// desk is where the second run of the program does what it is told.
type desk struct {
	crafts Crafts
	now    func() time.Time
	tasks  []*task // the newest last
}

// task is a job on the desk.
type task struct {
	id     int
	errand Errand
	said   time.Time // when something was said of it last
	n      int       // pieces in a slice, adapted to the machine
}

// sayEvery is how often a desk says how far a job is.
const sayEvery = 150 * time.Millisecond

func newDesk(crafts Crafts) *desk { return &desk{crafts: crafts, now: time.Now} }

// busy reports whether there is something to do.
func (d *desk) busy() bool { return len(d.tasks) > 0 }

// hear takes a message in and returns what there is to answer, "" for nothing. What cannot be read is passed over: the job
// is then missed, and told again.
func (d *desk) hear(text string) (answer string) {
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
		d.tasks = append(d.tasks, &task{id: m.id, errand: errand, said: d.now(), n: 1})
	case wordDrop:
		d.tasks = slices.DeleteFunc(d.tasks, func(t *task) bool { return t.id == m.id })
	}
	return ""
}

// begin makes the errand of a message.
func (d *desk) begin(m message) (e Errand, err error) {
	defer func() {
		if why := recover(); why != nil {
			err = fmt.Errorf("%v", why)
		}
	}()
	craft, ok := d.crafts[m.kind]
	if !ok {
		return nil, fmt.Errorf("nobody knows how to do %.40q", m.kind)
	}
	return craft(m.body)
}

// work goes on with the newest job for about so long, and returns what there is to say, "" for nothing.
func (d *desk) work(slice time.Duration) (answer string) {
	if !d.busy() {
		return ""
	}
	t := d.tasks[len(d.tasks)-1]
	done, err := d.step(t, slice)
	switch now := d.now(); {
	case err != nil:
		d.clear(t)
		return message{word: wordFail, id: t.id, body: err.Error()}.text()
	case done:
		d.clear(t)
		return message{word: wordDone, id: t.id, body: t.errand.Report()}.text()
	case now.Sub(t.said) >= sayEvery:
		t.said = now
		return message{word: wordAt, id: t.id, progress: min(max(t.errand.Progress(), 0), 1), body: t.errand.Report()}.text()
	}
	return ""
}

// step works on a job for about so long and reports whether it is done. The error is that of a job which fails.
func (d *desk) step(t *task, slice time.Duration) (done bool, err error) {
	defer func() {
		if why := recover(); why != nil {
			err = fmt.Errorf("%v", why)
		}
	}()
	for end := d.now().Add(slice); !done && d.now().Before(end); {
		began := d.now()
		done = t.errand.Step(t.n)
		t.n = paced(t.n, d.now().Sub(began), slice)
	}
	return done, nil
}

// paced returns how many pieces to do next, when n of them took so long and a slice is to be filled evenly.
func paced(n int, took, slice time.Duration) int {
	if took < slice/8 && n < 1024 {
		return n * 2
	}
	if took > slice/3 && n > 1 {
		return n / 2
	}
	return n
}

// clear takes a job off the desk.
func (d *desk) clear(t *task) {
	d.tasks = slices.DeleteFunc(d.tasks, func(x *task) bool { return x == t })
}
