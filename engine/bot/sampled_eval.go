package bot

import (
	"math/rand/v2"
	"reflect"

	"gulch/engine"
)

// SampledEval evaluates positions without a search. The value of a position for a seat is the mean
// evaluation of random samples: positions that the seat cannot distinguish from it. A SampledEval
// must not be used concurrently.
type SampledEval struct {
	work  engine.State
	guide engine.Heuristics
	deal  *rand.Rand
	moves []engine.Move
	vals  []float32
}

// NewSampledEval returns a SampledEval whose samples are determined by seed.
func NewSampledEval(seed uint64) *SampledEval {
	return &SampledEval{deal: rand.New(rand.NewPCG(seed, 0x07_1007))}
}

// Eval returns the expected result of every seat; results are in [0, 1] and add up to 1. who is the
// seat from whose view the position is evaluated: only what this seat can know is used. The
// evaluation is the mean over the given number of samples.
func (o *SampledEval) Eval(s engine.State, who engine.Seat, samples int) []float64 {
	return o.EvalAfter(s, who, engine.Move{}, samples)
}

// EvalAfter returns the same as Eval, but for the position after m. m is a legal move, and who the
// seat that makes it. If the move draws from chance, every sample draws another result. If m is the
// zero Move, EvalAfter evaluates s itself.
func (o *SampledEval) EvalAfter(s engine.State, who engine.Seat, m engine.Move, samples int) []float64 {
	if o.work == nil || reflect.TypeOf(o.work) != reflect.TypeOf(s) {
		o.work = engine.NewLike(s)
		o.guide = heuristicsOf(o.work)
	}
	out := make([]float64, s.Seats())
	for range samples {
		s.CopyTo(o.work)
		o.work.Determinize(who, o.deal)
		if m.Kind != 0 && o.work.Play(m, nil) == nil {
			// on an error, a defect of the game, the position is evaluated as it is
			o.moves, _ = engine.PlayForced(o.work, o.moves[:0], nil)
		}
		o.vals = o.guide.Evaluate(o.vals[:0])
		for i, v := range o.vals {
			out[i] += float64(v) / float64(samples)
		}
	}
	return out
}
