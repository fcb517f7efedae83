//go:build !js

package table

import (
	"math"
	"sync/atomic"

	"gulch/engine/bot"
)

// worker runs a bot on a goroutine of its own, so that the picture never waits.
type worker struct {
	shared *workerState
}

// workerState outlives a worker that was given up: its goroutine ends at the next slice.
type workerState struct {
	stop     atomic.Bool
	done     atomic.Bool
	progress atomic.Uint64
}

// slice is how many iterations pass between two looks at the stop flag.
const slice = 64

func (w *worker) start(mind bot.Thinker) {
	s := &workerState{}
	w.shared = s
	go func() {
		// A bot that fails must not take the app with it: its best move so far is played, or any legal one.
		defer func() {
			if recover() != nil {
				s.done.Store(true)
			}
		}()
		for !s.stop.Load() {
			done := mind.Step(slice)
			s.progress.Store(math.Float64bits(mind.Progress()))
			if done {
				s.done.Store(true)
				return
			}
		}
	}()
}

// step reports whether the decision is made.
func (w *worker) step() bool { return w.shared.done.Load() }

func (w *worker) progress() float64 { return math.Float64frombits(w.shared.progress.Load()) }

// cancel gives the decision up. The bot must not be asked again.
func (w *worker) cancel() { w.shared.stop.Store(true) }
