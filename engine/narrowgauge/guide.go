package narrowgauge

import "gulch/engine"

// Clock counts the turns that are over, and the auctions.
func (s *State) Clock() int {
	switch s.phase {
	case PhaseShare, PhaseFirstCard, PhaseSecondCard, PhaseRefill:
		return s.TurnNumber() + int(s.round)
	case PhaseGameOver:
		return Rounds + 1 + s.TurnNumber()
	case PhaseDividends:
		return s.TurnNumber() + 1 + int(s.round)
	}
	return s.TurnNumber() + int(s.round)
}

// Lookahead makes searches look at the turn that goes on and the two that answer it: 3 ticks won 78 of 100 games
// against 1, and as many as 6 did, which take twice as long.
func (s *State) Lookahead() int { return 3 }

// A lead of the spread multiplies the odds by e or so. It grows with the turns to come. At the end the ranks decide
// the larger part of the result; the lead gives the rest, so that a bot that cannot win still wants to do well.
const (
	spreadAtEnd   = 8
	spreadPerTurn = 0.8
	decided       = 0.7
)

// logistic rises from 0 to 1 around 0. A quotient of squares serves as well as the exponential one, and every
// platform rounds it alike.
func logistic(x float32) float32 {
	if x < 0 {
		return 1 - logistic(-x)
	}
	y := 1 + x/4
	y *= y
	return 1 - 1/(1+float32(y*y))
}

// prospectPart is how much of the best bonus in reach a player on turn will get beyond what is usual.
const prospectPart = 0.6

// prospect estimates what the hand of a seat on turn can connect.
func (s *State) prospect(p engine.Seat) float32 {
	best := 0
	for c := range Company(CompanyCount) {
		if s.market[c] == 0 || s.supply[c] == 0 {
			continue
		}
		if bonus := s.NextBonus(c); bonus > best && s.reaches(p, c) {
			best = bonus
		}
	}
	return float32(prospectPart * float32(best))
}

// reaches reports whether some card of a hand leads from a Network to a new City.
func (s *State) reaches(p engine.Seat, c Company) bool {
	net := s.net[c]
	for city, x := range box.cityAt {
		if net.Has(x) {
			continue
		}
		for hand := s.hands[p]; hand != 0; hand &= hand - 1 {
			from := &guideTables.from[hand.first()][city]
			if from.lo&net.lo|from.hi&net.hi != 0 {
				return true
			}
		}
	}
	return false
}

// origins returns from where the cards of a hand reach new Cities of a Company.
func (s *State) origins(hand Hand, c Company) Spaces {
	var all Spaces
	net := s.net[c]
	for city, x := range box.cityAt {
		if net.Has(x) {
			continue
		}
		for h := hand; h != 0; h &= h - 1 {
			all = all.Or(guideTables.from[h.first()][city])
		}
	}
	return all
}

// Prior estimates what each move gains, by the formulas of section 10.
func (s *State) Prior(moves []engine.Move, dst []float32) []float32 {
	dst = dst[:0]
	switch s.phase {
	case PhaseBid:
		return s.weighBids(moves, dst)
	case PhaseShare:
		return s.weighShares(moves, dst)
	case PhaseFirstCard, PhaseSecondCard:
		return s.weighPlays(moves, dst)
	case PhaseRefill:
		return s.weighRefills(moves, dst)
	}
	for _, m := range moves {
		w := float32(0)
		switch {
		case m.Kind == KindKeep:
			w = s.contractWorth(Contract(m.A)) - float32(earlyState*float32(ContractCount-m.A))
		case m.Kind == KindContract && m.A != passed:
			w = s.contractWorth(Contract(m.A))
		}
		dst = append(dst, w)
	}
	return dst
}

// Manner tells bids.
func (s *State) Manner(m engine.Move) (engine.Manner, float32) {
	if m.Kind == KindBid {
		return engine.Stake, float32(m.A)
	}
	return engine.Plain, 0
}
