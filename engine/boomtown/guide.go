package boomtown

import "gulch/engine"

// Clock counts the turns: search looks ahead to the end of one.
func (s *State) Clock() int {
	if s.phase == PhaseGameOver {
		return int(s.turn) + 1
	}
	return int(s.turn)
}

// Lookahead makes searches look beyond the turn that goes on: what was paid in it shows in the auctions of the next two
// (see the measurements in the package documentation).
func (s *State) Lookahead() int { return 3 }

// Prior estimates what each move gains, by the formulas of section 10.
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

// move estimates what a move other than a bid gains the actor.
func (a *appraiser) move(m engine.Move) float32 {
	s, p, c := a.s, a.s.actor, Card(m.A)
	switch m.Kind {
	case KindTake:
		return a.pick(p, c)
	case KindPromote:
		return a.promote(p, Town(m.A))
	case KindAttach:
		return a.attach(c)
	case KindOpen:
		return a.open(p, Town(m.A))
	case KindHire:
		return a.hire(p, c)
	case KindBlast:
		return a.blast(p, c)
	case KindSeize:
		return a.seize(p, c)
	case KindRob:
		return a.rob(engine.Seat(m.A))
	case KindDemand:
		return a.demand(s.victim, int(m.A))
	case KindRide:
		return a.ride(p)
	case KindHold:
		return a.wire(p, int(s.dice[0]), int(s.dice[1])) + a.spare(telegraphWorth)
	case KindWire:
		dice := s.dice
		dice[m.A] = uint8(m.B)
		return a.wire(p, int(dice[0]), int(dice[1]))
	}
	return 0
}

// spare is the worth of a card that is kept for later turns, if there are any.
func (a *appraiser) spare(worth float32) float32 {
	if a.s.turnsAfter() == 0 {
		return 0
	}
	return worth
}

// denied is the share of its worth to the next picker that a card has in addition: what I take, he cannot.
const denied = 0.15

// pick returns what taking a card of the row brings, with a little for keeping it from the next seat.
func (a *appraiser) pick(p engine.Seat, c Card) float32 {
	gain := a.card(p, c)
	if next := int(a.s.picker) + 1; next < int(a.s.seats) && a.s.rowSize > 2 {
		gain += denied * a.card(a.s.order[next], c)
	}
	return gain
}

// ride returns what the Mustang brings now, against keeping it for later: keep weighs 0.
func (a *appraiser) ride(p engine.Seat) float32 {
	s := a.s
	var b auction
	a.auction(&b)
	stay := b.gets[s.winner][p]
	// Second place: the best card that the winner leaves.
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

// Manner tells bids and what is done to others.
func (s *State) Manner(m engine.Move) (engine.Manner, float32) {
	switch m.Kind {
	case KindBid:
		return engine.Stake, float32(m.A)
	case KindBlast, KindSeize, KindRob:
		return engine.Attack, 1
	case KindTake:
		switch Card(m.A).Info().Kind {
		case Dynamite, Expropriation, Holdup:
			return engine.Attack, 1
		}
	}
	return engine.Plain, 0
}
