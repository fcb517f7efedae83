package sierrawest

import (
	"gulch/engine"
)

// nets are the learned parts of the evaluation, by mode.
var nets engine.Nets

// Field returns the mode.
func (s *State) Field() int { return int(s.mode) }

// Evaluate estimates the final scores and turns them into shares of the win; at the end it mostly counts the win.
func (s *State) Evaluate(dst []float32) []float32 { return s.EvaluateBy(s.Net(), dst) }

// Net returns what was learned for the mode, in games without Hastings: against him it won 44 and 18 % of 80 games in Apple Hill and
// in a Gold Rush, where the formulas won 64 and 30 %.
func (s *State) Net() *engine.Net {
	if s.solo {
		return nil
	}
	return nets.At(s.Field())
}

// EvaluateBy is Evaluate by another network.
func (s *State) EvaluateBy(net *engine.Net, dst []float32) []float32 {
	var buf [MaxSeats]float32
	scores, spread := s.Expect(buf[:0])
	if net != nil && s.phase != PhaseOver {
		var x [traitCount]float32
		for p := range scores {
			scores[p] = net.Judge(scores[p], spread, s.Traits(engine.Seat(p), x[:0]))
		}
	}
	dst = engine.AppendShares(dst[:0], scores, spread)
	if s.phase == PhaseOver {
		var ranks [MaxSeats]int
		engine.CountWin(dst, s.Ranks(ranks[:0]))
	}
	return dst
}

// Expect guesses the final score of every seat by the fitted formulas.
func (s *State) Expect(dst []float32) (scores []float32, spread float32) {
	for p := range engine.Seat(s.seats) {
		dst = append(dst, s.outlook(p))
	}
	return dst, 4 + float32(0.8*s.turnsLeft(s.start))
}

// traitCount is the features, twice: as they are, and times the turns to come; and a few more.
const traitCount = 2*int(featureCount) + 4

// traitScale brings the features to about 1.
const traitScale = 0.25

// Traits appends what the learned part looks at; nothing of Hastings, whose plans go by themselves.
func (s *State) Traits(p engine.Seat, dst []float32) []float32 {
	var t [traitCount]float32
	left := s.turnsLeft(p)
	if s.human(p) {
		a := appraiser{s: s, p: p, me: &s.player[p], left: left}
		late := min(left, 12) / 6
		for i, n := range a.features() {
			t[i] = float32(n * traitScale)
			t[int(featureCount)+i] = float32(t[i] * late)
		}
		more := t[2*int(featureCount):]
		more[0], more[1] = late, float32(s.seats-3)
		if s.active == p {
			more[2] = 1
		}
		more[3] = float32(s.Score(p)) / 30
	}
	return append(dst, t[:]...)
}
