package work

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// count is a job of so many pieces, which fails at one of them unless that is 0.
type count struct{ n, of, fails int }

func (c *count) Step(n int) bool {
	for range n {
		if c.n++; c.n == c.fails {
			panic("it fails")
		}
	}
	return c.n >= c.of
}

func (c *count) Progress() float64 { return float64(c.n) / float64(c.of) }

func TestJobsEnd(t *testing.T) {
	job := &count{of: 10_000}
	w := Start(job)
	for range 1000 {
		if w.Step() {
			if w.Progress() < 1 || job.n < job.of {
				t.Errorf("ended after %d pieces of %d", job.n, job.of)
			}
			return
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatal("the job does not end")
}

// raised steps a worker until that panics, and returns the reason; nil if it does not.
func raised(w *Worker) (reason any) {
	defer func() { reason = recover() }()
	for range 1000 {
		if w.Step() {
			return nil
		}
		time.Sleep(time.Millisecond)
	}
	return nil
}

// A job that panics raises its panic where it is waited for, on a goroutine as between the frames, and tells where it failed.
func TestPanicOfAJobIsRaised(t *testing.T) {
	reason := raised(Start(&count{of: 10_000, fails: 3000}))
	if reason == nil || fmt.Sprint(reason) != "it fails" {
		t.Fatalf("it raises %v", reason)
	}
	if p, ok := reason.(*Panic); ok != !Sliced || ok && !strings.Contains(string(p.Trace()), "work_test.go") {
		t.Errorf("its trace is %q", reason)
	}
}

// Nobody waits for a job that has been given up.
func TestPanicAfterCancel(t *testing.T) {
	w := Start(&count{of: 10_000, fails: 1})
	w.Cancel()
	time.Sleep(10 * time.Millisecond)
	if reason := raised(w); reason != nil {
		t.Errorf("it raises %v", reason)
	}
}
