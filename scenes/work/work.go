// Package work runs jobs that take seconds without blocking the game loop. Where Go has several
// threads, each job runs on its own goroutine. In a browser Go has a single thread: there a job
// that can be encoded as text runs in a second instance of the program, in a Web Worker, and all
// other jobs run in small slices between frames.
//
//	w := work.Start(job)
//	for !w.Step() { … one tick … }   // once per tick
//
// Its central types are [Job], the interface of the work itself; [Worker], the handle of a running
// job; [RemoteJob], a job that can be sent to the Web Worker; and [Handlers], the handlers with
// which the Web Worker decodes and runs such jobs. The table, the coach and the stage call this
// package; it imports nothing of Gulch.
//
// # The Web Worker
//
// The page starts the worker late and at most one at a time (assets/web/loader.js, worker.js). In
// the worker, the program only runs [Serve]. The page (the client) and the worker (the server)
// exchange lines of text:
//
//	ready                  the worker has started and accepts jobs
//	do 7 bot\n…            start job 7 of the kind "bot"; the rest is the encoded job
//	at 7 0.25\n…           a quarter of job 7 is done; the rest is its result so far
//	done 7\n…              job 7 is done; the rest is its result
//	fail 7\n…              job 7 failed in the worker, and the reason: it runs on the page instead
//	drop 7                 job 7 is cancelled
//	lost …                 the worker has ended, and the reason
//
// The worker runs the newest job first, since that is the job somebody waits for now, and reports
// several times a second. If it stays silent for too long, the client assumes that it has died and
// starts another one with the same jobs. If that fails too, or no worker is available, jobs run in
// slices on the page. A job is always sent as a whole and started from its beginning, so that its
// result is the same wherever and however often it is started.
package work

import "fmt"

// Job is work that can be done in slices, for example a bot's search.
type Job interface {
	// Step does at most n small pieces of the work and reports whether the job is done.
	Step(n int) (done bool)
	// Progress returns the part of the work that is done, from 0 to 1.
	Progress() float64
}

// RemoteJob is a job that can be encoded as text and run in a Web Worker. Its own Step is used if
// there is no worker.
type RemoteJob interface {
	Job
	// Encode encodes the job: its kind, which is a key of [Handlers], and its input. It returns an
	// error if the job should rather run on the page.
	Encode() (kind, about string, err error)
	// Decode decodes a result that the worker has reported. Each report holds the whole result so
	// far; the last one has done set. If it returns an error, the job runs on the page instead.
	Decode(report string, done bool) error
}

// Task is a job that was decoded from text and runs in the Web Worker.
type Task interface {
	Job
	// Report returns the encoded result so far, for Told.Decode, or "" if it is unchanged. It is
	// called now and then while the job runs, and once when it is done.
	Report() string
}

// Handlers maps each kind of job to a function that decodes the job's input. The function returns
// an error if it cannot decode the input.
type Handlers map[string]func(about string) (Task, error)

// Panic is a panic of a job that ran on its own goroutine. Its error text is the text of the
// reason.
type Panic struct {
	Reason any
	Stack  []byte // the stack trace of that goroutine
}

// Error returns the reason as text, as Go prints the value of a panic.
func (p *Panic) Error() string { return fmt.Sprint(p.Reason) }

// Trace returns the stack trace of the goroutine that panicked.
func (p *Panic) Trace() []byte { return p.Stack }
