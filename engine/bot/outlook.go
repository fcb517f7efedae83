package bot

import (
	"math/rand/v2"
	"reflect"

	"gulch/engine"
)

// Outlook says what everybody may expect of a position at one glance, without searching: the mean judgement of samples that
// somebody cannot tell from it. It is for one goroutine at a time.
type Outlook struct {
	work  engine.State
	guide engine.Guide
	deal  *rand.Rand
	moves []engine.Move
	vals  []float32
}

// NewOutlook returns an outlook whose samples follow from seed.
func NewOutlook(seed uint64) *Outlook {
	return &Outlook{deal: rand.New(rand.NewPCG(seed, 0x07_1007))}
}

// Of returns what every seat may expect, in [0, 1] and adding up to 1, as who knows the position, in the mean of so many samples.
func (o *Outlook) Of(s engine.State, who engine.Seat, samples int) []float64 {
	return o.After(s, who, engine.Move{}, samples)
}

// After is Of the position after a legal move of who, with all that chance may bring to it. It serves the zero Move, too, which
// changes nothing.
func (o *Outlook) After(s engine.State, who engine.Seat, m engine.Move, samples int) []float64 {
	if o.work == nil || reflect.TypeOf(o.work) != reflect.TypeOf(s) {
		o.work = engine.Blank(s)
		o.guide = guideOf(o.work)
	}
	out := make([]float64, s.Seats())
	for range samples {
		s.CopyTo(o.work)
		o.work.Determinize(who, o.deal)
		if m.Kind != 0 && o.work.Play(m, nil) == nil {
			o.moves, _ = engine.Settle(o.work, o.moves[:0], nil) // a refusal, a defect of the game, leaves it where it stands
		}
		o.vals = o.guide.Evaluate(o.vals[:0])
		for i, v := range o.vals {
			out[i] += float64(v) / float64(samples)
		}
	}
	return out
}
