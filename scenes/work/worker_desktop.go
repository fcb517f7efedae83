//go:build !js

package work

import (
	"math"
	"runtime/debug"
	"sync/atomic"
)

// Sliced is true if jobs that cannot be encoded share their thread with the game loop. On the
// desktop every job has its own goroutine.
const Sliced = false

// Warm does nothing on the desktop: goroutines need no start-up time.
func Warm() {}

// Worker runs a job on its own goroutine. Until Step returns true or the worker is cancelled,
// nothing else may use the job.
type Worker struct {
	job      Job // runs within Step; nil if the job has its own goroutine
	stop     atomic.Bool
	done     atomic.Bool
	progress atomic.Uint64
	failed   atomic.Pointer[Panic] // the panic of the job, nil if there was none
}

// slice is the number of pieces between two checks of the stop flag.
const slice = 64

// inStep is the number of pieces of a job that each Step does, or 0 if jobs run on goroutines: see
// DoInStep.
var inStep int

// DoInStep makes all jobs that start from now on run within [Worker.Step], with the given number of
// pieces per call, instead of on goroutines. Programs that play without a clock use it to get the
// same result at the same tick in every run. A panic of a job then ends the program. It must be
// called before the first job starts.
func DoInStep(pieces int) { inStep = pieces }

// Start starts a job and returns its worker.
func Start(job Job) *Worker {
	if inStep > 0 {
		return &Worker{job: job}
	}
	w := &Worker{}
	go func() {
		// A panic on this goroutine would end the program without a message. Step raises it again.
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
// panics with a [*Panic], as it would if the job ran between frames, so that the caller's recover
// handles it. After Cancel it does not panic.
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

// Sliced reports whether the job shares its thread with the game loop; on the desktop it never
// does.
func (w *Worker) Sliced() bool { return false }

// Progress returns the part of the work that is done, from 0 to 1.
func (w *Worker) Progress() float64 { return math.Float64frombits(w.progress.Load()) }

// Cancel stops the job. The job may be in the middle of a slice, so it must not be used again.
func (w *Worker) Cancel() { w.stop.Store(true) }
