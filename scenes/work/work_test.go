package work

import (
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
	for name, job := range map[string]*count{
		"all is well": {of: 10_000},
		"it fails":    {of: 10_000, fails: 3000},
	} {
		t.Run(name, func(t *testing.T) {
			w := Start(job)
			for range 1000 {
				if w.Step() {
					if job.fails == 0 && (w.Progress() < 1 || job.n < job.of) {
						t.Errorf("ended after %d pieces of %d", job.n, job.of)
					}
					return
				}
				time.Sleep(time.Millisecond)
			}
			t.Fatal("the job does not end")
		})
	}
}
