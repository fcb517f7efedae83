//go:build js

package table

import (
	"time"

	"gulch/engine/bot"
)

// worker runs a bot in small slices between the frames: a browser gives Go a single thread.
type worker struct {
	mind bot.Thinker
	done bool
	n    int // iterations in a slice, adapted to the machine
}

// budget is how long a bot may think in one tick.
const budget = 3500 * time.Microsecond

func (w *worker) start(mind bot.Thinker) { w.mind, w.done, w.n = mind, false, 16 }

// step thinks for a moment and reports whether the decision is made.
func (w *worker) step() bool {
	end := time.Now().Add(budget)
	for !w.done && time.Now().Before(end) {
		began := time.Now()
		w.done = w.mind.Step(w.n)
		if took := time.Since(began); took < budget/8 && w.n < 1024 {
			w.n *= 2
		} else if took > budget/3 && w.n > 4 {
			w.n /= 2
		}
	}
	return w.done
}

func (w *worker) progress() float64 { return w.mind.Progress() }

func (w *worker) cancel() { w.done = true }
