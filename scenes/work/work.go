// Package work runs jobs that take seconds beside the picture, which never waits for them: on a goroutine of their own
// where there are several threads. In a browser Go has a single thread; there a job that can be told as text goes to a
// second run of the program, in a Web Worker, and every other one is done in small slices between the frames.
//
//	w := work.Start(job)
//	for !w.Step() { … a tick … }   // once a tick
//
// # The second run
//
// The page starts it late and at most once (assets/web/loader.js, worker.js), [Serve] is all that it does, and the two speak
// by lines of text:
//
//	ready                  the second run stands and takes jobs
//	do 7 bot\n…            job 7 is of the kind bot, and about what follows
//	at 7 0.25\n…           a quarter of job 7 is done; what follows is what it has come to, if that is new
//	done 7\n…              job 7 is done
//	fail 7\n…              job 7 cannot be done there, and why: it is done here
//	drop 7                 nobody waits for job 7 any more
//	lost …                 the second run has ended, and why
//
// It works on the newest job first, the one that somebody waits for now, and says something several times a second while
// it works. Where it falls silent it is taken for dead and another one is started, with the same jobs; where that does
// no good, or where there is none, slices serve. A job is told whole and from its beginning, so that it comes to the same
// wherever, and however often, it is begun.
package work

import "fmt"

// Job is work that can be done in slices. A bot that thinks is one.
type Job interface {
	// Step does at most n small pieces of the work and reports whether it is done.
	Step(n int) (done bool)
	// Progress returns how much of the work is done, from 0 to 1.
	Progress() float64
}

// Told is a job that can be told as text, so that a second run of the program may do it. Its own Step is for where there
// is none.
type Told interface {
	Job
	// Tell returns the kind of the job, by which [Crafts] know it, and what it is about. An error says that it is better
	// done here.
	Tell() (kind, about string, err error)
	// Hear takes in what the job has come to elsewhere: each report holds all of it, and the last one is done. With an
	// error the job is done here after all.
	Hear(report string, done bool) error
}

// Errand is a job in the hands of whoever was told it.
type Errand interface {
	Job
	// Report returns what the job has come to, for Told.Hear, or "" where that is nothing new. It is asked for now and then,
	// and once more when the job is done.
	Report() string
}

// Crafts make errands of what was told, by the kinds of jobs. Each says why it cannot.
type Crafts map[string]func(about string) (Errand, error)

// Panic is what a job has panicked with on a goroutine of its own. Its text is that of the reason.
type Panic struct {
	Reason any
	Stack  []byte // of that goroutine
}

// Error is the reason, as a panic prints it.
func (p *Panic) Error() string { return fmt.Sprint(p.Reason) }

// Trace returns the stack of the goroutine that panicked.
func (p *Panic) Trace() []byte { return p.Stack }
