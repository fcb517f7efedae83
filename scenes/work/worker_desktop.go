//go:build !js

package work

import (
	"math"
	"runtime/debug"
	"sync/atomic"
)

// Sliced says that jobs which cannot be told share their thread with the picture; here all have one of their own.
const Sliced = false

// Warm has nothing to do: goroutines are always ready.
func Warm() {}

// Worker does a job on a goroutine of its own. Until Step reports the end or the worker is cancelled, nobody else may
// touch the job.
type Worker struct {
	job      Job // done within Step, nil where it has a goroutine
	stop     atomic.Bool
	done     atomic.Bool
	progress atomic.Uint64
	failed   atomic.Pointer[Panic] // what the job panicked with, nil if it did not
}

// slice is how many pieces pass between two looks at the stop flag.
const slice = 64

// inStep is how many pieces of a job are done within Step, 0 where jobs have goroutines: see DoInStep.
var inStep int

// DoInStep makes jobs run within Step from now on, so many pieces at each call, in place of goroutines: for programs that play by themselves
// without a clock, so that the same happens at the same tick in every run. A job that panics then ends the program. It is called
// before the first job.
func DoInStep(pieces int) { inStep = pieces }

// Start begins a job.
func Start(job Job) *Worker {
	if inStep > 0 {
		return &Worker{job: job}
	}
	w := &Worker{}
	go func() {
		// A panic here would end the program without a message. Step raises it again.
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

// Step reports whether the job is done. It is called once a tick. A panic of the job is raised by the next Step, as it is
// where the job is done between the frames, so that the caller's guard finds it. After Cancel none is.
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

// Sliced reports whether the job shares its thread with the picture: never.
func (w *Worker) Sliced() bool { return false }

// Progress returns how much of the work is done, from 0 to 1.
func (w *Worker) Progress() float64 { return math.Float64frombits(w.progress.Load()) }

// Cancel gives the job up. It may be in the middle of a slice, so that it must not be used again.
func (w *Worker) Cancel() { w.stop.Store(true) }
