package dakota

import (
	"gulch/engine"
)

// nets holds the trained networks that correct the formulas by which positions are evaluated. There
// is only one, for games with rivals; the solo race has none.
var nets engine.Nets

// NetIndex returns the index of the network for this position in nets, which is always 0.
func (s *State) NetIndex() int { return 0 }

// Evaluate returns an evaluation of the position. It overwrites dst with the result. In games with
// rivals this is each seat's probability of winning, indexed by seat; the probabilities add up to
// 1. They are computed from an estimate of the final scores; at the end of the game they mostly
// depend on the ranks. In the solo race the only value is the expected number of points per day,
// divided by bestPerDay and limited to the range from 0 to 1.
func (s *State) Evaluate(dst []float32) []float32 { return s.EvaluateWith(s.Net(), dst) }

// PerfectPace implements [engine.Racer].
func (s *State) PerfectPace() (points float64, ok bool) { return bestPerDay, s.solo() }

// Net returns the network that corrects the evaluation of games with rivals. In the solo race,
// which has no network, it returns nil.
func (s *State) Net() *engine.Net {
	if s.solo() {
		return nil
	}
	return nets.At(0)
}

// EvaluateWith evaluates the position like Evaluate, but corrects the result with the given network
// instead of the trained one. If net is nil, only the formulas are used. It overwrites dst with the
// result.
func (s *State) EvaluateWith(net *engine.Net, dst []float32) []float32 {
	left := s.daysToCome()
	if s.solo() {
		score := s.expectedPoints(0, left)
		return append(dst[:0], min(1, max(0, score/max(1, float32(s.day)+left)/bestPerDay)))
	}
	var buf [MaxSeats]float32
	scores, spread := s.ExpectedScores(buf[:0])
	if net != nil && s.phase != PhaseGameOver {
		var x [traitCount]float32
		for p := range scores {
			scores[p] = net.CorrectedScore(scores[p], spread, s.Features(engine.Seat(p), x[:0]))
		}
	}
	dst = engine.AppendWinShares(dst[:0], scores, spread)
	if s.phase == PhaseGameOver {
		var ranks [MaxSeats]int
		engine.BlendWin(dst, s.Ranks(ranks[:0]))
	}
	return dst
}

// ExpectedScores appends the expected final score of every seat to dst, estimated by the fitted
// formulas without a network, and returns the extended slice. spread is the expected error of these
// scores in points.
func (s *State) ExpectedScores(dst []float32) (scores []float32, spread float32) {
	var score [MaxSeats]float32
	left := s.daysToCome()
	for p := range engine.Seat(s.seats) {
		score[p] = s.expectedPoints(p, left)
	}
	s.majorities(&score, left)
	return append(dst, score[:s.seats]...), 3 + float32(0.9*left)
}

// The indices of the network inputs of a seat. The first dailyKinds inputs are the results of
// dailyProperties, scaled. The next dailyKinds inputs are the first ones, each multiplied by the
// scaled number of days left. The constants below are the indices of the remaining inputs.
const (
	traitLeft = 2*dailyKinds + iota
	traitSeats
	traitMorning
	traitMoney
	traitSpare // money above the 15 dollars that a town needs for a day
	traitCards
	traitPoints
	traitDepth
	traitTiles
	traitHeads
	traitActor
	traitSlots // number of empty building slots
	traitTents
	traitWarehouse
	traitGoods // first of ResourceCount inputs: the stored units of each resource
	traitCount = traitGoods + int(ResourceCount)
)

// Features appends the inputs of the network that describe seat p to dst.
func (s *State) Features(p engine.Seat, dst []float32) []float32 {
	var t [traitCount]float32
	pl, m := &s.player[p], &s.mine[p]
	left := s.daysToCome()
	late := min(left, 8) / 4
	var count [buildingEnd]int
	points := 0
	for i := range pl.slot {
		b := pl.slot[i].building
		count[b]++
		points += int(box.points[b])
	}
	for i, n := range s.dailyProperties(p, &count) {
		t[i] = float32(n * 0.25)
		t[dailyKinds+i] = float32(t[i] * late)
	}
	t[traitLeft], t[traitSeats] = late, float32(s.seats-3)
	if s.phase == PhaseDayStart {
		t[traitMorning] = 1
	}
	t[traitMoney], t[traitSpare] = float32(pl.money)/15, float32(max(0, pl.money-15))/15
	for hand := pl.hand; hand != 0; hand >>= 2 {
		t[traitCards] += float32(hand&3) / 3
	}
	t[traitPoints] = float32(points) / 30
	t[traitDepth], t[traitTiles] = float32(m.depth)/3, float32(m.count)/8
	t[traitHeads] = float32(s.headcount(p)) / 8
	if s.actor == p {
		t[traitActor] = 1
	}
	t[traitSlots] = float32(count[NoBuilding]) / 6
	t[traitTents], t[traitWarehouse] = float32(pl.tents), float32(pl.warehouse)
	for r, n := range pl.res {
		t[traitGoods+r] = float32(n) / 3
	}
	return append(dst, t[:]...)
}
