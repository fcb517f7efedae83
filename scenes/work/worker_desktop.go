//go:build !js

package work

import (
	"math"
	"runtime/debug"
	"sync/atomic"
)

// Sliced is false on the desktop, where every job has its own goroutine. It is true on platforms
// where jobs that cannot be encoded as text share a thread with the game loop.
const Sliced = false

// Warm does nothing on the desktop, because goroutines need no start-up time.
func Warm() {}

// Worker runs a job on its own goroutine. Only the worker may use the job until Step returns true.
type Worker struct {
	job      Job // job that runs within Step; nil if the job has its own goroutine
	stop     atomic.Bool
	done     atomic.Bool
	progress atomic.Uint64
	failed   atomic.Pointer[Panic] // panic of the job, nil if there was none
}

// slice is the number of pieces of work that a job does between two checks whether it was
// cancelled.
const slice = 64

// inStep is the number of pieces of work that each call of Step does, as set by DoInStep. If it is
// 0, jobs run on goroutines.
var inStep int

// DoInStep makes all jobs run within [Worker.Step], with the given number of pieces per call,
// instead of on goroutines. Programs that play without a clock use it, so that in every run a job
// has the same result at the same tick. A panic of a job then ends the program. DoInStep must be
// called before the first job starts.
func DoInStep(pieces int) { inStep = pieces }

// Start starts a job and returns its worker.
func Start(job Job) *Worker {
	if inStep > 0 {
		return &Worker{job: job}
	}
	w := &Worker{}
	go func() {
		// An unrecovered panic on this goroutine would end the program without a message. Step
		// panics in its place.
		defer func() {
			if reason := recover(); reason != nil {
				w.failed.Store(&Panic{Reason: reason, Stack: debug.Stack()})
			}
		}()
		for !w.stop.Load() {
			done := job.Step(slice)
			w.progress.Store(math.Float64bits(job.Progress()))
			if done {
				w.done.Store(true)
				return
			}
		}
	}()
	return w
}

// Step reports whether the job is done. It is called once per tick. If the job has panicked, Step
// panics with a [*Panic], so that the caller can recover as if the job had run between frames.
// After Cancel it does not panic.
func (w *Worker) Step() bool {
	if p := w.failed.Load(); p != nil && !w.stop.Load() {
		panic(p)
	}
	if w.job != nil && !w.done.Load() && !w.stop.Load() {
		w.done.Store(w.job.Step(inStep))
		w.progress.Store(math.Float64bits(w.job.Progress()))
	}
	return w.done.Load()
}

// Sliced reports whether the job shares a thread with the game loop. On the desktop it returns
// false.
func (w *Worker) Sliced() bool { return false }

// Progress returns the fraction of the work that is done, from 0 to 1.
func (w *Worker) Progress() float64 { return math.Float64frombits(w.progress.Load()) }

// Cancel stops the job. The job may still be in the middle of a slice on its goroutine, so the
// caller must not use it any more.
func (w *Worker) Cancel() { w.stop.Store(true) }
