package narrowgauge

import (
	"gulch/engine"
)

// nets holds the trained networks that correct the evaluation. There is at most one.
var nets engine.Nets

// NetIndex returns the index in nets of the network for this game, which is always 0.
func (s *State) NetIndex() int { return 0 }

// Evaluate returns the estimated probability of winning of each seat, from 0 to 1. During the game
// it follows from the expected lead; at the end it mostly depends on the result. Evaluate
// overwrites dst with the result.
func (s *State) Evaluate(dst []float32) []float32 { return s.EvaluateWith(s.Net(), dst) }

// Net returns the trained network for this game, or nil if there is none.
func (s *State) Net() *engine.Net { return nets.At(0) }

// EvaluateWith evaluates the position like Evaluate, but corrects the result with the given network
// instead of the trained one. If net is nil, only the formulas are used. It overwrites dst with the
// result.
func (s *State) EvaluateWith(net *engine.Net, dst []float32) []float32 {
	lead, spread := s.lead()
	if net != nil && s.phase != PhaseGameOver {
		var x [traitCount]float32
		half := lead / 2
		lead = net.CorrectedScore(half, spread, s.Features(0, x[:0])) - net.CorrectedScore(-half, spread,
			s.Features(1, x[:0]))
	}
	first := logistic(lead / spread)
	if s.phase == PhaseGameOver {
		first = float32(first * (1 - decided))
		switch winner, _ := s.Winner(); winner {
		case 0:
			first += decided
		case engine.NoSeat:
			first += decided / 2
		}
	}
	return append(dst[:0], first, 1-first)
}

// lead estimates by how many dollars seat 0 will be ahead at the end of the game. spread is the
// uncertainty of this lead in dollars: a lead as large as the spread means odds of winning of about
// e (2.718) to 1.
func (s *State) lead() (lead, spread float32) {
	o := s.outlook()
	lead = s.advantage(&o)
	if s.phase == PhaseShare {
		lead += float32(float32(side(s.actor)) * s.prospect(s.actor))
	}
	left := float32(turnsBefore[Rounds] - s.TurnNumber())
	return lead, spreadAtEnd + float32(spreadPerTurn*left)
}

// ExpectedScores appends two scores to dst whose difference is the expected lead: half of the lead
// for seat 0, and minus half of it for seat 1. It returns the extended slice. spread is the
// uncertainty of the lead in dollars, as for lead.
func (s *State) ExpectedScores(dst []float32) (scores []float32, spread float32) {
	lead, spread := s.lead()
	return append(dst, lead/2, -lead/2), spread
}

// Indices of the network inputs that describe a seat. Most inputs are scaled by a constant factor.
const (
	traitLeft = iota // turns left in the game, divided by 10
	traitRound
	traitActor
	traitCash
	traitCashLeft
	traitShares   // sum over all Companies: Share points times the current dividend per point
	traitGrowing  // traitShares times the turns left
	traitMajority // number of Companies in which the seat has more Certificates than the opponent
	traitClear    // number of Companies in which the seat has at least two Certificates more than the opponent
	traitDice     // sum of die values times positions, negative for dice on the opponent's side
	traitDiceLeft
	traitDark
	traitHand // number of cards in hand
	traitReach
	traitOffer // value of the Certificates on offer
	traitCompany
	traitContract = traitCompany + int(CompanyCount)   // index of the input for the first Contract, after the Companies
	traitFlips    = traitContract + int(ContractCount) // number of the seat's Flip Contracts that can still be used
	traitCount    = traitFlips + 1
)

// Features appends the inputs of the network that describe seat p to dst.
func (s *State) Features(p engine.Seat, dst []float32) []float32 {
	var t [traitCount]float32
	left := float32(turnsBefore[Rounds]-s.TurnNumber()) / 10
	t[traitLeft], t[traitRound] = left, float32(s.round)-2
	if s.actor == p {
		t[traitActor] = 1
		if s.phase == PhaseShare {
			t[traitReach] = s.prospect(p) / 15
		}
	}
	t[traitCash] = float32(s.cash[p]) / 100
	t[traitCashLeft] = t[traitCash] * left
	for c := range Company(CompanyCount) {
		points := float32(s.points(p, c))
		worth := float32(points*pays(float32(s.marker[c]))) / 60
		t[traitShares] += worth
		t[traitGrowing] += worth * left
		t[traitCompany+int(c)] = points / 4
		switch n := s.pieces(p, c) - s.pieces(1-p, c); {
		case n > 1:
			t[traitClear]++
			t[traitMajority]++
		case n > 0:
			t[traitMajority]++
		}
		t[traitOffer] += float32(s.market[c]) * pays(float32(s.marker[c])) / 60
	}
	for _, d := range s.dice {
		t[traitDice] += float32(int(d.at)*int(d.value)*int(side(p))) / 20
	}
	t[traitDiceLeft] = t[traitDice] * left
	if s.dark[p] {
		t[traitDark] = 1
	}
	for hand := s.hands[p]; hand != 0; hand &= hand - 1 {
		t[traitHand] += 0.25
	}
	for c := range ContractCount {
		if s.owned[p]>>uint(c)&1 != 0 {
			t[traitContract+int(c)] = 1
		}
	}
	for ready := s.ready(p); ready != 0; ready &= ready - 1 {
		t[traitFlips]++
	}
	return append(dst, t[:]...)
}
