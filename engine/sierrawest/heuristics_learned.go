package sierrawest

import (
	"gulch/engine"
)

// nets holds the trained networks that correct the evaluation. The index is the mode.
var nets engine.Nets

// NetIndex returns the index in nets of the network for this game, which is the number of its mode.
func (s *State) NetIndex() int { return int(s.mode) }

// Evaluate returns the estimated probability of winning of every seat, indexed by seat. The
// probabilities add up to 1. When the game is over, they mostly depend on the ranks. Evaluate
// overwrites dst with the result.
func (s *State) Evaluate(dst []float32) []float32 { return s.EvaluateWith(s.Net(), dst) }

// Net returns the network for the mode of the game. In solo games it returns nil, because there the
// formulas alone are better: in Apple Hill and Gold Rush they won 64 and 30 % of 80 games against
// Hastings, and with the network 44 and 18 %.
func (s *State) Net() *engine.Net {
	if s.solo {
		return nil
	}
	return nets.At(s.NetIndex())
}

// EvaluateWith evaluates the position like Evaluate, but corrects the result with the given network
// instead of the trained one. If net is nil, only the formulas are used. It overwrites dst with the
// result.
func (s *State) EvaluateWith(net *engine.Net, dst []float32) []float32 {
	var buf [MaxSeats]float32
	scores, spread := s.ExpectedScores(buf[:0])
	if net != nil && s.phase != PhaseOver {
		var x [traitCount]float32
		for p := range scores {
			scores[p] = net.CorrectedScore(scores[p], spread, s.Features(engine.Seat(p), x[:0]))
		}
	}
	dst = engine.AppendWinShares(dst[:0], scores, spread)
	if s.phase == PhaseOver {
		var ranks [MaxSeats]int
		engine.BlendWin(dst, s.Ranks(ranks[:0]))
	}
	return dst
}

// ExpectedScores appends the expected final score of every seat to dst, estimated by the fitted
// formulas without a network, and returns the extended slice. spread is the expected error of these
// scores in points.
func (s *State) ExpectedScores(dst []float32) (scores []float32, spread float32) {
	for p := range engine.Seat(s.seats) {
		dst = append(dst, s.expectedScore(p))
	}
	return dst, 4 + float32(0.8*s.turnsLeft(s.start))
}

// traitCount is the number of network inputs of a seat: every feature, every feature multiplied by
// the number of turns left, and four more inputs.
const traitCount = 2*int(featureCount) + 4

// traitScale is the factor by which features are multiplied, so that the inputs of the network have
// a size of about 1.
const traitScale = 0.25

// Features appends the network inputs of seat p to dst. For Hastings they are all 0, because his
// plans do not depend on the position.
func (s *State) Features(p engine.Seat, dst []float32) []float32 {
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
