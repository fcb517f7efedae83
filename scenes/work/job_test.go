package work

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// count is a test job. n is the number of pieces of work done, and of the number of all pieces. The
// job panics at piece number fails; 0 means that it does not panic.
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
				t.Errorf("done after %d pieces, want %d", job.n, job.of)
			}
			return
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatal("the job is not done after 1000 steps")
}

// raised steps a worker until the job is done or Step panics. It returns the value of the panic,
// nil if there was none.
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

// TestPanicOfAJobIsRaised checks that Step panics after a job has panicked, both on a goroutine and
// between frames, and that the [Panic] contains the stack trace of the job.
func TestPanicOfAJobIsRaised(t *testing.T) {
	reason := raised(Start(&count{of: 10_000, fails: 3000}))
	if reason == nil || fmt.Sprint(reason) != "it fails" {
		t.Fatalf("Step panics with %v, want \"it fails\"", reason)
	}
	if p, ok := reason.(*Panic); ok != !Sliced || ok && !strings.Contains(string(p.Trace()), "job_test.go") {
		t.Errorf("the stack trace of %q does not name job_test.go, or its type is wrong", reason)
	}
}

// TestPanicAfterCancel checks that Step does not panic if the job was cancelled before it panicked.
func TestPanicAfterCancel(t *testing.T) {
	w := Start(&count{of: 10_000, fails: 1})
	w.Cancel()
	time.Sleep(10 * time.Millisecond)
	if reason := raised(w); reason != nil {
		t.Errorf("Step panics with %v after Cancel", reason)
	}
}
