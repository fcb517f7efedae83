package dakota

import (
	"gulch/engine"
)

// nets are the learned parts of the evaluation: one, for tables of two and more. The solo race has formulas alone.
var nets engine.Nets

// Field returns 0: one network judges all positions.
func (s *State) Field() int { return 0 }

// Evaluate estimates the final scores and turns them into shares of the win; at the end it mostly counts the win. The
// solo race has one seat, whose value is its points per day.
func (s *State) Evaluate(dst []float32) []float32 { return s.EvaluateBy(s.Net(), dst) }

// Net returns what was learned for tables of two and more.
func (s *State) Net() *engine.Net {
	if s.solo() {
		return nil
	}
	return nets.At(0)
}

// EvaluateBy is Evaluate by another network.
func (s *State) EvaluateBy(net *engine.Net, dst []float32) []float32 {
	left := s.daysToCome()
	if s.solo() {
		score := s.outlook(0, left)
		return append(dst[:0], min(1, max(0, score/max(1, float32(s.day)+left)/bestPerDay)))
	}
	var buf [MaxSeats]float32
	scores, spread := s.Expect(buf[:0])
	if net != nil && s.phase != PhaseGameOver {
		var x [traitCount]float32
		for p := range scores {
			scores[p] = net.Judge(scores[p], spread, s.Traits(engine.Seat(p), x[:0]))
		}
	}
	dst = engine.AppendShares(dst[:0], scores, spread)
	if s.phase == PhaseGameOver {
		var ranks [MaxSeats]int
		engine.CountWin(dst, s.Ranks(ranks[:0]))
	}
	return dst
}

// Expect guesses the final score of every seat by the fitted formulas.
func (s *State) Expect(dst []float32) (scores []float32, spread float32) {
	var score [MaxSeats]float32
	left := s.daysToCome()
	for p := range engine.Seat(s.seats) {
		score[p] = s.outlook(p, left)
	}
	s.majorities(&score, left)
	return append(dst, score[:s.seats]...), 3 + float32(0.9*left)
}

// The traits of a seat: what counts each day, as it is and times the days to come, and what follows here.
const (
	traitLeft = 2*dailyKinds + iota
	traitSeats
	traitMorning
	traitMoney
	traitSpare // money beyond what a day takes
	traitCards
	traitPoints
	traitDepth
	traitTiles
	traitHeads
	traitActor
	traitSlots // still empty
	traitTents
	traitWarehouse
	traitGoods // from here on, what lies in store, by resource
	traitCount = traitGoods + int(ResourceCount)
)

// Traits appends what the learned part looks at.
func (s *State) Traits(p engine.Seat, dst []float32) []float32 {
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
	for i, n := range s.traffic(p, &count) {
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
