package boomtown

import "gulch/engine"

// Policy returns a good move for rollouts that takes little time to find. In an auction it bids as
// long as winning is worth more than the price and the pick that the seat would get otherwise, with
// a random error from w. When picking, it takes the card with the highest estimate, where an event
// has the usual value of its kind.
func (s *State) Policy(w *engine.Rand) engine.Move {
	switch s.phase {
	case PhaseBid:
		return s.quickBid(w)
	case PhasePick:
		return s.quickPick()
	case PhaseReveal:
		return Deal()
	case PhaseRoll:
		return Roll()
	}
	return s.quickTarget()
}

// usualWorth holds the usual value of each kind of event, in gold. It has a constant part (once)
// and a part that is multiplied by the number of production rolls left (roll).
var usualWorth = [kindCount]struct{ once, roll float32 }{
	CardShark: {4, 0}, Dynamite: {3, 0.1}, Expropriation: {9, 0.2}, Governor: {0.5, 0.2}, Holdup: {5.5, 0},
	Mustang: {0, 0.2}, NewVein: {0, 0.45}, Saloon: {3, 0.45}, SaloonGirls: {0, 0.1}, StagecoachRobbery: {Stagecoach, 0},
	Telegraph: {telegraphWorth, 0},
}

// quickWorth returns a fast estimate of the value of card c of the row for seat p, in gold. worth
// holds the values of all mines, and rolls is the number of production rolls left (see mineWorths).
func (s *State) quickWorth(p engine.Seat, c Card, worth *[MineCount]float32, rolls float32) float32 {
	if !c.IsMine() {
		u := &usualWorth[box.kindOf[c]]
		return u.once + float32(u.roll*rolls)
	}
	t := box.townOf[c]
	gain := worth[c]
	switch mayor := s.mayor[t]; {
	case mayor == p:
		gain++
	case mayor == engine.NoSeat:
		if s.mines[p]&box.inTown[t] != 0 {
			gain += pawnWorth
		}
	default:
		m := s.count(mayor, t)
		gain -= float32(m << (s.governed >> uint(t) & 1))
		if s.count(p, t) >= m {
			gain += pawnWorth
		}
	}
	return gain
}

// mineWorths returns the values of all mines for the rest of the game, in gold, and the number of
// production rolls left.
func (s *State) mineWorths() (*[MineCount]float32, float32) {
	rolls := min(s.RollsLeft(), maxRolls-1)
	return &guideTables.worth[s.rules&ruleSumOrDie][rolls], float32(rolls)
}

// quickPick returns the move that takes the card of the row with the highest fast estimate for the
// actor.
func (s *State) quickPick() engine.Move {
	worth, rolls := s.mineWorths()
	best, most := s.row[0], float32(-1e9)
	for _, c := range s.row[:s.rowSize] {
		if v := s.quickWorth(s.actor, c, worth, rolls); v > most {
			best, most = c, v
		}
	}
	return Take(best)
}

// quickBid returns a bid or a pass for the actor, with a random element from w. It bids as long as
// winning is worth more than what the actor gets if the standing bidder wins: a later pick and a
// part of the price.
func (s *State) quickBid(w *engine.Rand) engine.Move {
	p := s.actor
	if s.bid >= s.gold[p] {
		return Pass()
	}
	worth, rolls := s.mineWorths()
	var value [MaxSeats]float32 // values of the cards of the row, in descending order
	for i, card := range s.row[:s.rowSize] {
		v := s.quickWorth(p, card, worth, rolls)
		j := i
		for ; j > 0 && value[j-1] < v; j-- {
			value[j] = value[j-1]
		}
		value[j] = v
	}
	// These are the actor's pick and its part of the price if the standing bidder wins. If nobody
	// has bid yet, they are average values.
	otherwise, part := value[s.rowSize/2], float32(0.3)
	if s.bidder != engine.NoSeat {
		d := int(s.bidder - p)
		if d < 0 {
			d += int(s.seats)
		}
		otherwise, part = value[max(0, int(s.rowSize)-d)], shareParts[d]
	}
	limit := (value[0]-otherwise)/(1+part) + float32(1.5*w.Float()) - 0.75
	room := min(int16(limit), s.gold[p]) - s.bid
	if room < 1 {
		return Pass()
	}
	return Bid(int(s.bid + max(1, room-1)))
}

// shareParts holds the approximate fraction of an auction's price that a seat keeps. The index is
// the number of places that the seat is to the right of the winner.
var shareParts = [MaxSeats]float32{0, 0.55, 0.25, 0.15, 0.1}
