package westernlegends

import (
	"math/bits"

	"gulch/engine"
)

// nets holds the trained neural networks that correct the evaluation, indexed by NetIndex.
var nets engine.Nets

// NetIndex returns the index of the network for this kind of game: 1 with Ante Up, otherwise 0,
// plus 2 if the Sheriff patrols, because crime pays less then.
func (s *State) NetIndex() int {
	field := 0
	if s.opts.anteUp {
		field = 1
	}
	if s.opts.patrol {
		field += 2
	}
	return field
}

// Evaluate estimates the final scores and returns dst with the probabilities of winning, by seat,
// which add up to 1. When the game is over, the result depends mostly on the ranks. Previous
// content of dst is overwritten.
func (s *State) Evaluate(dst []float32) []float32 { return s.EvaluateWith(s.Net(), dst) }

// Net returns the network for this kind of game, or nil if there is none.
func (s *State) Net() *engine.Net { return nets.At(s.NetIndex()) }

// EvaluateWith evaluates the position like Evaluate, but corrects the result with the given network
// instead of the trained one. If net is nil, only the formulas are used. It overwrites dst with the
// result.
func (s *State) EvaluateWith(net *engine.Net, dst []float32) []float32 {
	var score [MaxSeats]float32
	spread := s.estimate(net, &score)
	dst = engine.AppendWinShares(dst[:0], score[:s.seats], spread)
	if s.depth == 0 {
		var ranks [MaxSeats]int
		engine.BlendWin(dst, s.Ranks(ranks[:0]))
	}
	return dst
}

// ExpectedScores appends to dst the final score of every seat, as estimated by formulas without a
// network. It also returns the expected error of these scores in points.
func (s *State) ExpectedScores(dst []float32) (scores []float32, spread float32) {
	var score [MaxSeats]float32
	spread = s.estimate(nil, &score)
	return append(dst, score[:s.seats]...), spread
}

// Indices of the inputs of the neural network that describe a seat. The method traits scales the
// inputs to a similar range.
const (
	traitTurns = iota
	traitLead  // lead over the best other player in LP; negative if behind
	traitPoints
	traitPointsTurns
	traitMoney
	traitMoneyTurns
	traitNuggets
	traitWounds
	traitLonghorns
	traitCattle
	traitCards
	traitHand
	traitHandTurns
	traitDiscs
	traitWanted
	traitWantedTurns
	traitWantedRow
	traitMarshal
	traitMarshalTurns
	traitMarshalRow
	traitGambler
	traitItems
	traitUpgraded
	traitRide
	traitArmed
	traitSlow
	traitPotential
	traitSheriffNear
	traitGoals
	traitDone
	traitNext
	traitTokens
	traitRegions
	traitHunters
	traitPrey // if the seat is a Marshal: sum of the Wanted points of the other seats
	traitCount
)

// Features appends to dst the inputs of the neural network that describe seat p.
func (s *State) Features(p engine.Seat, dst []float32) []float32 {
	var t [traitCount]float32
	a := s.appraise(p)
	a.traits(a.outlook(), &t)
	return append(dst, t[:]...)
}

// traits stores in t the inputs of the neural network that describe the seat. o holds the values of
// the seat's hand and position.
func (a *appraiser) traits(o outlook, t *[traitCount]float32) {
	s, p, pl, turns := a.s, a.p, a.pl, min(a.turns, 10)/5
	t[traitTurns] = turns
	t[traitPoints], t[traitPointsTurns] = float32(pl.lp)/10, float32(float32(pl.lp)*turns)/10
	t[traitMoney], t[traitMoneyTurns] = float32(pl.money)/60, float32(float32(pl.money)*turns)/60
	t[traitNuggets], t[traitWounds], t[traitLonghorns] = float32(pl.nuggets)/2, float32(pl.wounds),
		float32(pl.longhorns)
	if pl.cattle >= 0 {
		t[traitCattle] = 1
	}
	t[traitCards], t[traitHand], t[traitHandTurns] = float32(pl.hand.Len())/4, o.hand, float32(o.hand*turns)
	t[traitDiscs] = float32(pl.discs) / 3
	if wp := float32(pl.wp); wp > 0 {
		t[traitWanted], t[traitWantedTurns] = wp/4, float32(wp*turns)/4
		t[traitWantedRow] = float32(box.track[Wanted][pl.wp].row) * turns
		t[traitSheriffNear] = 1 / float32(1+min(box.dist[pl.space][s.sheriff], 9))
	}
	if mp := float32(pl.mp); mp > 0 {
		t[traitMarshal], t[traitMarshalTurns] = mp/4, float32(mp*turns)/4
		t[traitMarshalRow] = float32(box.track[Marshal][pl.mp].row) / 3
	}
	t[traitGambler] = float32(pl.gp) / 4
	t[traitItems] = float32(bits.OnesCount64(uint64(pl.items))) / 3
	t[traitUpgraded] = float32(bits.OnesCount64(uint64(pl.upgraded & pl.items)))
	t[traitRide] = float32(a.reach-2) / 2
	if pl.weapon >= 0 {
		t[traitArmed] = 1
	}
	t[traitSlow] = float32(pl.slow + pl.slowNext)
	t[traitPotential] = o.best
	t[traitGoals] = float32(bits.OnesCount8(pl.goals))
	t[traitDone] = float32(bits.OnesCount8(pl.done))
	t[traitNext] = float32(s.turnsUntil(p)) / float32(s.seats)
	t[traitTokens] = float32(bits.OnesCount32(pl.tokens))
	t[traitRegions] = float32(bits.OnesCount16(pl.regions)) / 4
	for q := range s.p[:s.seats] {
		if other := &s.p[q]; engine.Seat(q) != p {
			t[traitLead] = max(t[traitLead], float32(other.lp))
			if pl.wp > 0 && other.mp > 0 {
				t[traitHunters]++
			}
			if pl.mp > 0 {
				t[traitPrey] += float32(other.wp) / 4
			}
		}
	}
	t[traitLead] = (float32(pl.lp) - t[traitLead]) / 5
}

// turnsUntil returns how many turns are played before the next turn of seat p. It is 0 for the
// active seat.
func (s *State) turnsUntil(p engine.Seat) int {
	return (int(p) - int(s.active) + int(s.seats)) % int(s.seats)
}
