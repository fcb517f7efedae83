package boomtown

import "gulch/engine"

// Clock returns the number of the turn. Searches use it to measure how far they look ahead. After
// the last turn it is one higher.
func (s *State) Clock() int {
	if s.phase == PhaseGameOver {
		return int(s.turn) + 1
	}
	return int(s.turn)
}

// Lookahead returns the number of turns that a search looks ahead. It is 3 because gold paid in a
// turn affects the auctions of the next two turns. engine/bot/STRENGTH.md has the measurements.
func (s *State) Lookahead() int { return 3 }

// AnswersByPrior implements [engine.CarefulAnswers].
func (s *State) AnswersByPrior() bool { return true }

// Prior returns the estimated gain of each of the given moves, in gold, by the formulas that
// RULES.md suggests for bots. It overwrites dst with the result.
func (s *State) Prior(moves []engine.Move, dst []float32) []float32 {
	dst = dst[:0]
	a := s.appraise()
	if s.phase == PhaseBid {
		var b auction
		a.auction(&b)
		return b.weighBids(moves, dst)
	}
	for _, m := range moves {
		dst = append(dst, a.move(m))
	}
	return dst
}

// move estimates the actor's gain, in gold, from move m, which must not be a bid or a pass.
func (a *appraiser) move(m engine.Move) float32 {
	s, p, c := a.s, a.s.actor, CardOf(m)
	switch m.Kind {
	case KindTake:
		return a.pick(p, c)
	case KindPromote:
		return a.placeGovernor(p, TownOf(m))
	case KindAttach:
		return a.attachVein(c)
	case KindOpen:
		return a.openSaloon(p, TownOf(m))
	case KindHire:
		return a.hireGirls(p, c)
	case KindBlast:
		return a.blast(p, c)
	case KindSeize:
		return a.seize(p, c)
	case KindRob:
		return a.rob(VictimOf(m))
	case KindDemand:
		return a.demand(s.victim, DemandOf(m))
	case KindRide:
		return a.ride(p)
	case KindHold:
		return a.turnDie(p, int(s.dice[0]), int(s.dice[1])) + a.spare(telegraphWorth)
	case KindWire:
		dice := s.dice
		dice[DieOf(m)] = uint8(FaceOf(m))
		return a.turnDie(p, int(dice[0]), int(dice[1]))
	}
	return 0
}

// spare returns worth, the value of a card that is kept for later turns, or 0 if no turn is left.
func (a *appraiser) spare(worth float32) float32 {
	if a.s.turnsAfter() == 0 {
		return 0
	}
	return worth
}

// denialShare is the fraction of a card's value to the next picker that counts as a gain for the
// seat that takes the card first.
const denialShare = 0.15

// pick returns the gain of seat p, in gold, from taking card c of the row. It includes a small
// bonus because the next picker cannot take c any more.
func (a *appraiser) pick(p engine.Seat, c Card) float32 {
	gain := a.cardWorth(p, c)
	if next := int(a.s.picker) + 1; next < int(a.s.seats) && a.s.rowSize > 2 {
		gain += denialShare * a.cardWorth(a.s.order[next], c)
	}
	return gain
}

// ride returns the gain of seat p, in gold, from using its Mustang now, compared with keeping it
// for a later turn.
func (a *appraiser) ride(p engine.Seat) float32 {
	s := a.s
	var b auction
	a.auction(&b)
	stay := b.gets[s.winner][p]
	// The seat that picks second gets the best card that the winner leaves.
	first, second := float32(0), float32(0)
	taken := -1
	for i := range s.rowSize {
		if v := b.value[s.winner][i]; taken < 0 || v > first {
			first, taken = v, int(i)
		}
	}
	for i := range s.rowSize {
		if int(i) != taken {
			second = max(second, b.value[p][i])
		}
	}
	return second - stay - a.spare(mustangWorth)
}

// MoveCategory returns the category of move m and its weight in that category, for bots with a
// playing style: engine.Stake with the gold of a bid, engine.Attack with 1 for a move that harms
// another seat, or engine.Plain with 0 for other moves.
func (s *State) MoveCategory(m engine.Move) (engine.MoveCategory, float32) {
	switch m.Kind {
	case KindBid:
		return engine.Stake, float32(GoldOf(m))
	case KindBlast, KindSeize, KindRob:
		return engine.Attack, 1
	case KindTake:
		switch CardOf(m).Info().Kind {
		case Dynamite, Expropriation, Holdup:
			return engine.Attack, 1
		}
	}
	return engine.Plain, 0
}
