package work

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"
)

// summing is a test job that adds the numbers from 1 to n.
type summing struct {
	n, at, sum   int
	notEncodable bool // Encode returns an error
	failsDecode  bool // Decode returns an error
	fails        bool // Step panics when half of the work is done
	reports      []string
}

func (s *summing) Step(n int) bool {
	for ; n > 0 && s.at < s.n; n-- {
		s.at++
		s.sum += s.at
	}
	if s.fails && s.at > s.n/2 {
		panic("it fails")
	}
	return s.at == s.n
}

func (s *summing) Progress() float64 { return float64(s.at) / float64(s.n) }

func (s *summing) Encode() (string, string, error) {
	if s.notEncodable {
		return "", "", errors.New("it is a secret")
	}
	return "sum", fmt.Sprint(s.n, " ", s.fails), nil
}

func (s *summing) Decode(report string, done bool) (err error) {
	s.reports = append(s.reports, report)
	if s.failsDecode {
		return errors.New("what?")
	}
	if done {
		s.sum, err = strconv.Atoi(report)
	}
	return err
}

func (s *summing) Report() string { return strconv.Itoa(s.sum) }

// sums are the handlers that the fake workers use.
var sums = Handlers{"sum": func(about string) (Task, error) {
	s := &summing{}
	if _, err := fmt.Sscan(about, &s.n, &s.fails); err != nil {
		return nil, err
	}
	if s.n == 13 {
		panic("thirteen")
	}
	return s, nil
}}

// fakePage is a page with fake workers and a clock that the test advances.
type fakePage struct {
	client  *client
	clock   time.Time
	workers []*fakeWorker
	most    int  // maximum number of workers that can be started
	mute    bool // the workers never send a message
}

// fakeWorker is a transport to a server in the same process.
type fakeWorker struct {
	server    *server
	onMessage func(string)
	inbox     []string
	up        bool // the worker has sent wordReady
	dead      bool // the worker neither receives nor sends messages
	mute      bool // the worker never becomes ready
	ended     bool // terminate was called
}

func newFakePage(most int) *fakePage {
	w := &fakePage{clock: time.Unix(0, 0), most: most}
	w.client = newClient(func(heard func(string)) transport {
		if len(w.workers) == w.most {
			return nil
		}
		l := &fakeWorker{server: newServer(sums), onMessage: heard, mute: w.mute}
		l.server.now = func() time.Time { // each reading of the clock advances the clock a little
			w.clock = w.clock.Add(100 * time.Microsecond)
			return w.clock
		}
		w.workers = append(w.workers, l)
		return l
	})
	w.client.now = func() time.Time { return w.clock }
	return w
}

func (l *fakeWorker) send(text string) { l.inbox = append(l.inbox, text) }
func (l *fakeWorker) terminate()       { l.dead, l.ended = true, true }

// tick advances the clock by a sixtieth of a second and lets all workers work.
func (w *fakePage) tick() {
	w.clock = w.clock.Add(time.Second / 60)
	for _, l := range w.workers {
		if l.dead || l.mute {
			continue
		}
		say := func(text string) {
			if text != "" && !l.dead {
				l.onMessage(text)
			}
		}
		if !l.up {
			l.up = true
			say(message{word: wordReady}.text())
		}
		for len(l.inbox) > 0 {
			text := l.inbox[0]
			l.inbox = l.inbox[1:]
			say(l.server.receive(text))
		}
		say(l.server.work(10 * time.Millisecond))
	}
}

// finish calls Step and tick until the job of a worker is done. It fails if that takes too long.
func (w *fakePage) finish(t *testing.T, a *singleThreadWorker) {
	t.Helper()
	for range 6000 {
		if a.Step() {
			return
		}
		w.tick()
	}
	t.Fatal("the job is not done after 6000 ticks")
}

const many = 2_000_000

func sumTo(n int) int { return n * (n + 1) / 2 }

func TestEncodableJobRunsInWorker(t *testing.T) {
	w, job := newFakePage(1), &summing{n: many}
	a := w.client.start(job)
	w.finish(t, a)
	if job.sum != sumTo(many) || job.at != 0 || a.Sliced() || a.Progress() != 1 {
		t.Errorf("the sum is %d, want %d; %d pieces ran on the page, want 0", job.sum, sumTo(many), job.at)
	}
	if len(job.reports) < 2 || len(w.workers) != 1 {
		t.Errorf("%d reports from %d workers, want at least 2 from 1", len(job.reports), len(w.workers))
	}
}

func TestJobRunsOnPageWithoutWorker(t *testing.T) {
	for name, x := range map[string]struct {
		most int
		job  summing
		far  bool // the job is first sent to a worker
	}{
		"no worker":            {0, summing{n: 1000}, false},
		"not encodable":        {1, summing{n: 1000, notEncodable: true}, false},
		"handler panics":       {1, summing{n: 13}, true},
		"report not decodable": {1, summing{n: many, failsDecode: true}, true},
	} {
		t.Run(name, func(t *testing.T) {
			w := newFakePage(x.most)
			a := w.client.start(&x.job)
			if a.Sliced() == x.far {
				t.Errorf("sent to a worker: %v, want %v", !a.Sliced(), x.far)
			}
			w.finish(t, a)
			if x.job.sum != sumTo(x.job.n) || !a.Sliced() {
				t.Errorf("the sum is %d, want %d; runs on the page: %v, want true", x.job.sum, sumTo(x.job.n),
					a.Sliced())
			}
		})
	}
}

// TestWorkerFailureIsRaisedOnPage checks that a job that panics in the Web Worker is run again on
// the page and panics there.
func TestWorkerFailureIsRaisedOnPage(t *testing.T) {
	w, job := newFakePage(1), &summing{n: 1000, fails: true}
	a := w.client.start(job)
	defer func() {
		if recover() == nil {
			t.Error("the job does not panic on the page")
		}
	}()
	w.finish(t, a)
}

// TestDeadWorkerIsReplaced checks that a worker that has died is replaced, and that the new worker
// receives all of its jobs.
func TestDeadWorkerIsReplaced(t *testing.T) {
	for name, kill := range map[string]func(l *fakeWorker){
		"reports its end": func(l *fakeWorker) { l.dead = true; l.onMessage("lost memory access out of bounds") },
		"falls silent":    func(l *fakeWorker) { l.dead = true },
		"never ready":     func(l *fakeWorker) { l.mute = true },
	} {
		t.Run(name, func(t *testing.T) {
			w, old, job := newFakePage(5), &summing{n: many}, &summing{n: many / 2}
			first, second := w.client.start(old), w.client.start(job)
			if !strings.Contains(name, "never") {
				for range 3 {
					w.tick()
				}
			}
			kill(w.workers[0])
			w.finish(t, second)
			w.finish(t, first)
			if old.sum != sumTo(many) || job.sum != sumTo(many/2) || first.Sliced() || second.Sliced() {
				t.Errorf("the sums are %d and %d, want %d and %d, both from a worker", old.sum, job.sum, sumTo(many),
					sumTo(many/2))
			}
			if len(w.workers) != 2 || !w.workers[0].ended {
				t.Errorf("%d workers were started, want 2, the first one ended", len(w.workers))
			}
			w.workers[0].onMessage("done 1\n7") // a message from the dead worker, which must be ignored
		})
	}
}

// TestClientStopsStartingWorkers checks that all jobs run on the page after several workers in a
// row have died without finishing a job.
func TestClientStopsStartingWorkers(t *testing.T) {
	w, job := newFakePage(100), &summing{n: 5000}
	w.mute = true
	a := w.client.start(job)
	w.finish(t, a)
	if job.sum != sumTo(5000) || !a.Sliced() || len(w.workers) != maxLost {
		t.Errorf("the sum is %d after %d workers, want %d after %d", job.sum, len(w.workers), sumTo(5000), maxLost)
	}
	if !w.client.start(&summing{n: 3}).Sliced() || w.client.ensureWorker() {
		t.Error("workers are still started")
	}
}

// TestNewestJobRunsFirst checks that the newest job is finished first, and that a cancelled job is
// not finished.
func TestNewestJobRunsFirst(t *testing.T) {
	w := newFakePage(1)
	old, young := &summing{n: many}, &summing{n: many / 10}
	first := w.client.start(old)
	w.tick()
	second := w.client.start(young)
	w.finish(t, second)
	if first.Step() {
		t.Error("the old job is done before the new one")
	}
	first.Cancel()
	if w.tick(); w.workers[0].server.busy() || len(w.client.requests) > 0 {
		t.Error("a cancelled job is still running")
	}
	if !first.Step() {
		t.Error("Step of a cancelled job returns false, want true")
	}
}

// TestHiddenTabIsNoTimeout checks that a single very long tick, as in a hidden tab, does not count
// fully as silence of the worker.
func TestHiddenTabIsNoTimeout(t *testing.T) {
	w, job := newFakePage(1), &summing{n: many}
	a := w.client.start(job)
	w.tick()
	a.Step()
	w.clock = w.clock.Add(time.Hour)
	a.Step()
	if w.finish(t, a); len(w.workers) != 1 || w.client.lostWorkers > 0 {
		t.Error("a worker was replaced after one long tick")
	}
}
