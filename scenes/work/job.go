// Package work runs jobs that take seconds without blocking the game loop. On the desktop, each job
// runs on its own goroutine. In a browser a Go program has a single thread. There, a job that can
// be encoded as text runs in a second instance of the program, in a Web Worker; all other jobs run
// in small slices between frames.
//
//	w := work.Start(job)
//	for !w.Step() { … one tick … }   // once per tick
//
// Its central types are [Job], the interface of the work itself; [Worker], the handle of a running
// job; [RemoteJob], a job that can be sent to the Web Worker; and [Handlers], the functions with
// which the Web Worker decodes such jobs. The packages table, coach and stage call this package; it
// imports nothing of Gulch.
//
// # The Web Worker
//
// The page starts the worker only when it is needed, and at most one at a time
// (assets/web/loader.js, worker.js). In the worker, the program only runs [Serve]. The page (the
// client) and the worker (the server) exchange lines of text:
//
//	ready                  the worker has started and accepts jobs
//	do 7 bot\n…            start job 7 of the kind "bot"; the rest is the encoded job
//	at 7 0.25\n…           a quarter of job 7 is done; the rest is its result so far
//	done 7\n…              job 7 is done; the rest is its result
//	fail 7\n…              job 7 failed, and must run on the page instead; the rest is the reason
//	drop 7                 job 7 is cancelled
//	lost …                 the worker has ended; the rest is the reason
//
// The worker runs the newest job first, because the player is waiting for that job. It reports
// progress several times a second. If it sends nothing for too long, the client assumes that it has
// died, starts another worker and sends it the same jobs. If that fails too, or no worker is
// available, jobs run in slices on the page. A job is always sent as a whole and started from its
// beginning, so its result does not depend on where and how often it is started.
package work

import "fmt"

// Job is work that can be done in slices, for example a bot's search.
type Job interface {
	// Step does at most n small pieces of the work and reports whether the whole job is done.
	Step(n int) (done bool)
	// Progress returns the fraction of the work that is done, from 0 to 1.
	Progress() float64
}

// RemoteJob is a job that can be encoded as text and run in a Web Worker. If there is no worker, it
// runs on the page by its method Step.
type RemoteJob interface {
	Job
	// Encode encodes the job: kind is a key of [Handlers], and about is the input. It returns an
	// error if the job should run on the page instead.
	Encode() (kind, about string, err error)
	// Decode decodes a result that the worker has reported. Each report contains the whole result
	// so far; done is true for the last one. If Decode returns an error, the job runs on the page
	// instead.
	Decode(report string, done bool) error
}

// Task is a job that was decoded from text and runs in the Web Worker. It corresponds to a
// RemoteJob on the page.
type Task interface {
	Job
	// Report returns the encoded result so far, which RemoteJob.Decode decodes on the page, or ""
	// if it is unchanged. It is called repeatedly while the job runs, and once when the job is
	// done.
	Report() string
}

// Handlers maps each kind of job to the function that decodes a job of this kind from its encoded
// input, about. The function returns an error if it cannot decode the input.
type Handlers map[string]func(about string) (Task, error)

// Panic is an error that contains the panic of a job that ran on its own goroutine.
type Panic struct {
	Reason any
	Stack  []byte // stack trace of the job's goroutine
}

// Error returns the value of the panic as text.
func (p *Panic) Error() string { return fmt.Sprint(p.Reason) }

// Trace returns the stack trace of the goroutine that panicked.
func (p *Panic) Trace() []byte { return p.Stack }
