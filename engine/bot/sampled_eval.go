package bot

import (
	"math/rand/v2"
	"reflect"

	"gulch/engine"
)

// Outlook evaluates positions without a search, by the mean evaluation of samples that a seat
// cannot tell from the position. It must not be used concurrently.
type Outlook struct {
	work  engine.State
	guide engine.Guide
	deal  *rand.Rand
	moves []engine.Move
	vals  []float32
}

// NewOutlook returns an Outlook whose samples are determined by seed.
func NewOutlook(seed uint64) *Outlook {
	return &Outlook{deal: rand.New(rand.NewPCG(seed, 0x07_1007))}
}

// Of returns the expected result of every seat, in [0, 1] and adding up to 1, from the point of
// view of seat who: the mean over the given number of samples.
func (o *Outlook) Of(s engine.State, who engine.Seat, samples int) []float64 {
	return o.After(s, who, engine.Move{}, samples)
}

// After is like Of for the position after a legal move of who, averaged over its chance. The zero
// Move stands for no move.
func (o *Outlook) After(s engine.State, who engine.Seat, m engine.Move, samples int) []float64 {
	if o.work == nil || reflect.TypeOf(o.work) != reflect.TypeOf(s) {
		o.work = engine.Blank(s)
		o.guide = heuristicsOf(o.work)
	}
	out := make([]float64, s.Seats())
	for range samples {
		s.CopyTo(o.work)
		o.work.Determinize(who, o.deal)
		if m.Kind != 0 && o.work.Play(m, nil) == nil {
			// on an error, a defect of the game, the position is evaluated as it is
			o.moves, _ = engine.Settle(o.work, o.moves[:0], nil)
		}
		o.vals = o.guide.Evaluate(o.vals[:0])
		for i, v := range o.vals {
			out[i] += float64(v) / float64(samples)
		}
	}
	return out
}
