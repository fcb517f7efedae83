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
	n, at, sum int
	untold     bool // Tell returns an error
	deaf       bool // Hear returns an error
	fails      bool // Step panics halfway
	heard      []string
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

func (s *summing) Tell() (string, string, error) {
	if s.untold {
		return "", "", errors.New("it is a secret")
	}
	return "sum", fmt.Sprint(s.n, " ", s.fails), nil
}

func (s *summing) Hear(report string, done bool) (err error) {
	s.heard = append(s.heard, report)
	if s.deaf {
		return errors.New("what?")
	}
	if done {
		s.sum, err = strconv.Atoi(report)
	}
	return err
}

func (s *summing) Report() string { return strconv.Itoa(s.sum) }

// sums are the handlers of the worker in the tests.
var sums = Crafts{"sum": func(about string) (Errand, error) {
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
type town struct {
	crew  *crew
	clock time.Time
	lanes []*lane
	most  int  // how many workers can be started
	mute  bool // no worker ever sends a message
}

// fakeWorker is a transport to a server in the same process.
type lane struct {
	desk  *desk
	heard func(string)
	asked []string
	up    bool // it has sent wordReady
	dead  bool // it neither receives nor sends
	mute  bool // it never becomes ready
	ended bool // terminate was called
}

func newTown(most int) *town {
	w := &town{clock: time.Unix(0, 0), most: most}
	w.crew = newCrew(func(heard func(string)) port {
		if len(w.lanes) == w.most {
			return nil
		}
		l := &lane{desk: newDesk(sums), heard: heard, mute: w.mute}
		l.desk.now = func() time.Time { // each reading of the clock advances it a little
			w.clock = w.clock.Add(100 * time.Microsecond)
			return w.clock
		}
		w.lanes = append(w.lanes, l)
		return l
	})
	w.crew.now = func() time.Time { return w.clock }
	return w
}

func (l *lane) post(text string) { l.asked = append(l.asked, text) }
func (l *lane) end()             { l.dead, l.ended = true, true }

// tick advances the clock by a sixtieth of a second and lets all workers run.
func (w *town) tick() {
	w.clock = w.clock.Add(time.Second / 60)
	for _, l := range w.lanes {
		if l.dead || l.mute {
			continue
		}
		say := func(text string) {
			if text != "" && !l.dead {
				l.heard(text)
			}
		}
		if !l.up {
			l.up = true
			say(message{word: wordReady}.text())
		}
		for len(l.asked) > 0 {
			text := l.asked[0]
			l.asked = l.asked[1:]
			say(l.desk.hear(text))
		}
		say(l.desk.work(10 * time.Millisecond))
	}
}

// finish steps a job until it is done.
func (w *town) finish(t *testing.T, a *apart) {
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

func TestToldJobsAreDoneElsewhere(t *testing.T) {
	w, job := newTown(1), &summing{n: many}
	a := w.crew.start(job)
	w.finish(t, a)
	if job.sum != sumTo(many) || job.at != 0 || a.Sliced() || a.Progress() != 1 {
		t.Errorf("the sum is %d, want %d; %d pieces ran on the page, want 0", job.sum, sumTo(many), job.at)
	}
	if len(job.heard) < 2 || len(w.lanes) != 1 {
		t.Errorf("%d reports from %d workers, want at least 2 from 1", len(job.heard), len(w.lanes))
	}
}

func TestJobsAreDoneHere(t *testing.T) {
	for name, x := range map[string]struct {
		most int
		job  summing
		far  bool // it is sent to a worker at first
	}{
		"no worker":        {0, summing{n: 1000}, false},
		"not encodable":      {1, summing{n: 1000, untold: true}, false},
		"handler panics":     {1, summing{n: 13}, true},
		"report not decodable": {1, summing{n: many, deaf: true}, true},
	} {
		t.Run(name, func(t *testing.T) {
			w := newTown(x.most)
			a := w.crew.start(&x.job)
			if a.Sliced() == x.far {
				t.Errorf("sent to a worker: %v, want %v", !a.Sliced(), x.far)
			}
			w.finish(t, a)
			if x.job.sum != sumTo(x.job.n) || !a.Sliced() {
				t.Errorf("the sum is %d, want %d; runs on the page: %v, want true", x.job.sum, sumTo(x.job.n), a.Sliced())
			}
		})
	}
}

// TestWorkerFailureIsRaisedOnPage checks that a job that panics in the worker runs again on the
// page and panics there.
func TestFailuresComeBack(t *testing.T) {
	w, job := newTown(1), &summing{n: 1000, fails: true}
	a := w.crew.start(job)
	defer func() {
		if recover() == nil {
			t.Error("the job does not panic on the page")
		}
	}()
	w.finish(t, a)
}

// TestDeadWorkerIsReplaced checks that a worker that has died is replaced and the new one receives
// all of its jobs.
func TestTheDeadAreReplaced(t *testing.T) {
	for name, kill := range map[string]func(l *lane){
		"reports its end":     func(l *lane) { l.dead = true; l.heard("lost memory access out of bounds") },
		"falls silent":   func(l *lane) { l.dead = true },
		"never ready": func(l *lane) { l.mute = true },
	} {
		t.Run(name, func(t *testing.T) {
			w, old, job := newTown(5), &summing{n: many}, &summing{n: many / 2}
			first, second := w.crew.start(old), w.crew.start(job)
			if !strings.Contains(name, "never") {
				for range 3 {
					w.tick()
				}
			}
			kill(w.lanes[0])
			w.finish(t, second)
			w.finish(t, first)
			if old.sum != sumTo(many) || job.sum != sumTo(many/2) || first.Sliced() || second.Sliced() {
				t.Errorf("the sums are %d and %d, want %d and %d, both from a worker", old.sum, job.sum, sumTo(many), sumTo(many/2))
			}
			if len(w.lanes) != 2 || !w.lanes[0].ended {
				t.Errorf("%d workers were started, want 2, the first one ended", len(w.lanes))
			}
			w.lanes[0].heard("done 1\n7") // messages of a dead worker are ignored
		})
	}
}

// TestClientStopsStartingWorkers checks that jobs run on the page permanently after several workers
// in a row have died without finishing a job.
func TestTheCrewGivesUp(t *testing.T) {
	w, job := newTown(100), &summing{n: 5000}
	w.mute = true
	a := w.crew.start(job)
	w.finish(t, a)
	if job.sum != sumTo(5000) || !a.Sliced() || len(w.lanes) != mostLost {
		t.Errorf("the sum is %d after %d workers, want %d after %d", job.sum, len(w.lanes), sumTo(5000), mostLost)
	}
	if !w.crew.start(&summing{n: 3}).Sliced() || w.crew.warm() {
		t.Error("workers are still started")
	}
}

// TestNewestJobRunsFirst checks that the newest job is done first and that a cancelled job is not
// done at all.
func TestTheNewestFirst(t *testing.T) {
	w := newTown(1)
	old, young := &summing{n: many}, &summing{n: many / 10}
	first := w.crew.start(old)
	w.tick()
	second := w.crew.start(young)
	w.finish(t, second)
	if first.Step() {
		t.Error("the old job is done before the new one")
	}
	first.Cancel()
	if w.tick(); w.lanes[0].desk.busy() || len(w.crew.orders) > 0 {
		t.Error("a cancelled job is still running")
	}
	if !first.Step() {
		t.Error("Step of a cancelled job returns false, want true")
	}
}

// TestHiddenTabIsNoTimeout checks that a single very long tick, as in a hidden tab, does not count
// as silence of the worker.
func TestHiddenTabsAreNoSilence(t *testing.T) {
	w, job := newTown(1), &summing{n: many}
	a := w.crew.start(job)
	w.tick()
	a.Step()
	w.clock = w.clock.Add(time.Hour)
	a.Step()
	if w.finish(t, a); len(w.lanes) != 1 || w.crew.lost > 0 {
		t.Error("a worker was replaced after one long tick")
	}
}

func FuzzMessages(f *testing.F) {
	for _, m := range []message{
		{word: wordReady}, {word: wordDo, id: 7, kind: "bot", body: "{}\n{}"}, {word: wordAt, id: 1, progress: 0.25, body: "x"},
		{word: wordDone, id: 2}, {word: wordFail, id: 3, body: "why"}, {word: wordDrop, id: 4}, {word: wordLost, body: "why\nnot"},
	} {
		if again, err := readMessage(m.text()); err != nil || again != m {
			f.Fatalf("%q is parsed as %+v, error %v; want %+v", m.text(), again, err, m)
		}
		f.Add(m.text())
	}
	for _, wrong := range []string{"", "do", "do 0 bot", "at 1 2", "at 1 NaN", "done -1", "lost", "fetch 1", "ready 1"} {
		if m, err := readMessage(wrong); err == nil {
			f.Fatalf("%q is parsed as %+v, want an error", wrong, m)
		}
		f.Add(wrong)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := readMessage(text)
		if err != nil {
			return
		}
		if again, err := readMessage(m.text()); err != nil || again != m {
			t.Fatalf("%q is parsed as %+v, and that, written again, as %+v, error %v", text, m, again, err)
		}
		w := newTown(1)
		w.crew.start(&summing{n: 10})
		w.crew.hear(text)
		newDesk(sums).hear(text)
	})
}
