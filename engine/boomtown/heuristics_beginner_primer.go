package boomtown

import "gulch/engine"

// primerEvent is the value, in gold, that Primer gives to every event card.
const primerEvent = 2

// Primer returns the value of each of the given moves for a beginner, in their order. It overwrites
// dst with the result. A beginner knows the printed values of mines, 5 points for a mayor pawn, and
// that 7 is the most frequent total; picking first is worth the difference between the best and the
// worst card, and all events have the same value.
func (s *State) Primer(moves []engine.Move, dst []float32) []float32 {
	return engine.Weigh(moves, dst, s.primed)
}

func (s *State) primed(m engine.Move) float32 {
	switch c := CardOf(m); m.Kind {
	case KindBid:
		return s.primerGap() - float32(GoldOf(m))
	case KindTake:
		return s.primerCard(s.actor, c)
	case KindAttach:
		return primerOften(c)
	case KindBlast, KindSeize:
		return float32(box.value[c&63])
	case KindRob:
		return 0.1 * float32(s.gold[VictimOf(m)])
	case KindWire:
		dice := s.dice
		dice[DieOf(m)] = uint8(FaceOf(m))
		return s.primerIncome(dice)
	case KindHold:
		return s.primerIncome(s.dice)
	}
	return 0
}

// primerGap returns the value that Primer gives to picking first: for the actor, the difference
// between the best and the worst card of the row.
func (s *State) primerGap() float32 {
	low, high := float32(99), float32(-99)
	for _, c := range s.row[:s.rowSize] {
		v := s.primerCard(s.actor, c)
		low, high = min(low, v), max(high, v)
	}
	return high - low
}

// primerCard returns the value that Primer gives to card c of the row for seat p: the points of the
// card and of a mayor pawn that it brings, minus the fee, plus the income by the frequency of its
// number.
func (s *State) primerCard(p engine.Seat, c Card) float32 {
	if !c.IsMine() {
		return primerEvent
	}
	worth := float32(box.value[c])*(1+primerOften(c)) - float32(s.Fee(p, c))
	if s.WouldBeMayor(p, c) {
		worth += pawnWorth
	}
	return worth
}

// primerOften returns how often mine c produces compared with a mine of number 7: the ratio of the
// probabilities of the two totals.
func primerOften(c Card) float32 {
	n := c.Info().Number
	return float32(6-max(n-7, 7-n)) / 6
}

// primerIncome returns the income of the actor's mines from production dice that show these
// results.
func (s *State) primerIncome(dice [2]uint8) float32 {
	sum := float32(0)
	for set := s.mines[s.actor]; set != 0; set &= set - 1 {
		if c := set.First(); c.Info().Number == int(dice[0]+dice[1]) {
			sum += float32(s.Yield(c))
		}
	}
	return sum
}
