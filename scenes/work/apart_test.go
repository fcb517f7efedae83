package work

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"
)

// summing is a job that adds up the numbers to n, here or elsewhere.
type summing struct {
	n, at, sum int
	untold     bool // it cannot be told
	deaf       bool // it takes nothing in
	fails      bool // elsewhere
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

// sums are the crafts of a second run.
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

// town is a page with second runs, as far as there are some; their time passes when it is told to.
type town struct {
	crew  *crew
	clock time.Time
	lanes []*lane
	most  int  // so many can be hired
	mute  bool // and none of them ever says a word
}

// lane is the way to a second run.
type lane struct {
	desk  *desk
	heard func(string)
	asked []string
	up    bool // it has said that it stands
	dead  bool // it takes and says nothing
	mute  bool // it never stands
	ended bool // it was ended
}

func newTown(most int) *town {
	w := &town{clock: time.Unix(0, 0), most: most}
	w.crew = newCrew(func(heard func(string)) port {
		if len(w.lanes) == w.most {
			return nil
		}
		l := &lane{desk: newDesk(sums), heard: heard, mute: w.mute}
		l.desk.now = func() time.Time { // every look at the clock takes a moment
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

// tick lets a sixtieth of a second pass and all second runs work meanwhile.
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

// finish follows a job to its end.
func (w *town) finish(t *testing.T, a *apart) {
	t.Helper()
	for range 6000 {
		if a.Step() {
			return
		}
		w.tick()
	}
	t.Fatal("the job does not end")
}

const many = 2_000_000

func sumTo(n int) int { return n * (n + 1) / 2 }

func TestToldJobsAreDoneElsewhere(t *testing.T) {
	w, job := newTown(1), &summing{n: many}
	a := w.crew.start(job)
	w.finish(t, a)
	if job.sum != sumTo(many) || job.at != 0 || a.Sliced() || a.Progress() != 1 {
		t.Errorf("it comes to %d, of which %d pieces were done here", job.sum, job.at)
	}
	if len(job.heard) < 2 || len(w.lanes) != 1 {
		t.Errorf("it was heard of %d times, from %d second runs", len(job.heard), len(w.lanes))
	}
}

func TestJobsAreDoneHere(t *testing.T) {
	for name, x := range map[string]struct {
		most int
		job  summing
		far  bool // it is told, at first
	}{
		"nobody is there":        {0, summing{n: 1000}, false},
		"it cannot be told":      {1, summing{n: 1000, untold: true}, false},
		"it cannot be begun":     {1, summing{n: 13}, true},
		"the report is nonsense": {1, summing{n: many, deaf: true}, true},
	} {
		t.Run(name, func(t *testing.T) {
			w := newTown(x.most)
			a := w.crew.start(&x.job)
			if a.Sliced() == x.far {
				t.Errorf("it was told: %v", x.far)
			}
			w.finish(t, a)
			if x.job.sum != sumTo(x.job.n) || !a.Sliced() {
				t.Errorf("it comes to %d", x.job.sum)
			}
		})
	}
}

// What fails elsewhere fails here, too, and whoever does it knows of it.
func TestFailuresComeBack(t *testing.T) {
	w, job := newTown(1), &summing{n: 1000, fails: true}
	a := w.crew.start(job)
	defer func() {
		if recover() == nil {
			t.Error("it does not fail")
		}
	}()
	w.finish(t, a)
}

// A second run that dies, by itself or unseen, is started again with all of its jobs.
func TestTheDeadAreReplaced(t *testing.T) {
	for name, kill := range map[string]func(l *lane){
		"it says so":     func(l *lane) { l.dead = true; l.heard("lost memory access out of bounds") },
		"it is silent":   func(l *lane) { l.dead = true },
		"it never stood": func(l *lane) { l.mute = true },
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
				t.Errorf("they come to %d and %d", old.sum, job.sum)
			}
			if len(w.lanes) != 2 || !w.lanes[0].ended {
				t.Errorf("%d second runs were hired", len(w.lanes))
			}
			w.lanes[0].heard("done 1\n7") // what the dead say counts for nothing
		})
	}
}

// Where they die one after another, and no job gets done, slices serve, for good.
func TestTheCrewGivesUp(t *testing.T) {
	w, job := newTown(100), &summing{n: 5000}
	w.mute = true
	a := w.crew.start(job)
	w.finish(t, a)
	if job.sum != sumTo(5000) || !a.Sliced() || len(w.lanes) != mostLost {
		t.Errorf("it comes to %d, after %d second runs", job.sum, len(w.lanes))
	}
	if !w.crew.start(&summing{n: 3}).Sliced() || w.crew.warm() {
		t.Error("it goes on hiring")
	}
}

// What was asked for last is done first, and what was given up is not done at all.
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
		t.Error("a job that was given up is still being done")
	}
	if !first.Step() {
		t.Error("somebody still waits for a job that was given up")
	}
}

// A tab that was hidden for an hour has not waited for an hour.
func TestHiddenTabsAreNoSilence(t *testing.T) {
	w, job := newTown(1), &summing{n: many}
	a := w.crew.start(job)
	w.tick()
	a.Step()
	w.clock = w.clock.Add(time.Hour)
	a.Step()
	if w.finish(t, a); len(w.lanes) != 1 || w.crew.lost > 0 {
		t.Error("a second run was taken for dead")
	}
}

func FuzzMessages(f *testing.F) {
	for _, m := range []message{
		{word: wordReady}, {word: wordDo, id: 7, kind: "bot", body: "{}\n{}"}, {word: wordAt, id: 1, progress: 0.25, body: "x"},
		{word: wordDone, id: 2}, {word: wordFail, id: 3, body: "why"}, {word: wordDrop, id: 4}, {word: wordLost, body: "why\nnot"},
	} {
		if again, err := readMessage(m.text()); err != nil || again != m {
			f.Fatalf("%q is read as %+v, %v", m.text(), again, err)
		}
		f.Add(m.text())
	}
	for _, wrong := range []string{"", "do", "do 0 bot", "at 1 2", "at 1 NaN", "done -1", "lost", "fetch 1", "ready 1"} {
		if m, err := readMessage(wrong); err == nil {
			f.Fatalf("%q is read as %+v", wrong, m)
		}
		f.Add(wrong)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := readMessage(text)
		if err != nil {
			return
		}
		if again, err := readMessage(m.text()); err != nil || again != m {
			t.Fatalf("%q is read as %+v, and that as %+v, %v", text, m, again, err)
		}
		w := newTown(1)
		w.crew.start(&summing{n: 10})
		w.crew.hear(text)
		newDesk(sums).hear(text)
	})
}
