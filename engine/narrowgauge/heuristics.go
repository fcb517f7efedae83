package narrowgauge

import "gulch/engine"

// Clock returns a number that rises by 1 at the start of each turn and at the end of each round.
// Searches use it to measure how far they look ahead.
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

// Lookahead returns the number of turns that a search looks ahead. It is 3: the current turn and
// the next two. In measurements, 3 won 78 of 100 games against 1, and 6 was not better than 3 but
// took twice the time.
func (s *State) Lookahead() int { return 3 }

// Parameters of Evaluate. A lead as large as the spread, in dollars, means odds of winning of about
// e to 1. The spread is spreadAtEnd at the end of the game, plus spreadPerTurn for every turn still
// to come. In a finished game the ranks count with the weight decided, and the lead with the
// remaining weight. So a bot that can no longer win still tries to get close.
const (
	spreadAtEnd   = 8
	spreadPerTurn = 0.8
	decided       = 0.7
)

// logistic is an S-shaped function whose results are between 0 and 1. It uses a quotient of squares
// instead of an exponential, because the quotient is rounded in the same way on every platform.
func logistic(x float32) float32 {
	if x < 0 {
		return 1 - logistic(-x)
	}
	y := 1 + x/4
	y *= y
	return 1 - 1/(1+float32(y*y))
}

// prospectPart is the fraction of the best reachable Connection bonus that prospect counts. It is
// below 1, because the seat could also gain something in an average turn.
const prospectPart = 0.6

// prospect estimates what seat p gains in its turn, in dollars, by connecting a new City with the
// cards in its hand. Seat p must be the seat to move.
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

// reaches reports whether some card in the hand of seat p would connect the Network of Company c to
// a new City.
func (s *State) reaches(p engine.Seat, c Company) bool {
	net := s.net[c]
	for city, x := range components.cityAt {
		if net.Has(x) {
			continue
		}
		for hand := s.hands[p]; hand != 0; hand &= hand - 1 {
			from := &heuristicTables.from[hand.first()][city]
			if from.lo&net.lo|from.hi&net.hi != 0 {
				return true
			}
		}
	}
	return false
}

// origins returns the spaces at which a card of hand can have its origin so that it reaches a new
// City for Company c.
func (s *State) origins(hand Hand, c Company) Spaces {
	var all Spaces
	net := s.net[c]
	for city, x := range components.cityAt {
		if net.Has(x) {
			continue
		}
		for h := hand; h != 0; h &= h - 1 {
			all = all.Or(heuristicTables.from[h.first()][city])
		}
	}
	return all
}

// Prior returns the estimated gain of each of the given moves, in dollars, by formulas that
// RULES.md suggests for bots. It overwrites dst with the result.
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
			w = s.contractWorth(ContractOf(m)) - float32(earlyState*float32(ContractCount-ContractOf(m)))
		case m.Kind == KindContract && ChoiceOf(m) != passed:
			w = s.contractWorth(Contract(ChoiceOf(m)))
		}
		dst = append(dst, w)
	}
	return dst
}

// MoveCategory returns the category of move m and its weight in that category, for bots with a
// playing style: engine.Stake with the amount of a bid, or engine.Plain with 0 for other moves.
func (s *State) MoveCategory(m engine.Move) (engine.MoveCategory, float32) {
	if m.Kind == KindBid {
		return engine.Stake, float32(AmountOf(m))
	}
	return engine.Plain, 0
}
