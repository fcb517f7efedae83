package boomtown

import "gulch/engine"

// What a newcomer makes of a card that is no mine, in gold.
const primerEvent = 2

// Primer weighs moves by the primer alone: the printed values of mines, 5 for a pawn, that a 7 comes up most often, and that
// the first pick is worth paying for as far as the cards differ. Events are all alike to it.
func (s *State) Primer(moves []engine.Move, dst []float32) []float32 {
	return engine.Weigh(moves, dst, s.primed)
}

func (s *State) primed(m engine.Move) float32 {
	switch c := Card(m.A); m.Kind {
	case KindBid:
		return s.primerGap() - float32(m.A)
	case KindTake:
		return s.primerCard(s.actor, c)
	case KindAttach:
		return primerOften(c)
	case KindBlast, KindSeize:
		return float32(box.value[c&63])
	case KindRob:
		return 0.1 * float32(s.gold[m.A])
	case KindWire:
		dice := s.dice
		dice[m.A] = uint8(m.B)
		return s.primerIncome(dice)
	case KindHold:
		return s.primerIncome(s.dice)
	}
	return 0
}

// primerGap is how far the cards of the row differ for the actor: what the first pick is worth.
func (s *State) primerGap() float32 {
	low, high := float32(99), float32(-99)
	for _, c := range s.row[:s.rowSize] {
		v := s.primerCard(s.actor, c)
		low, high = min(low, v), max(high, v)
	}
	return high - low
}

// primerCard is what a card of the row is worth to a seat: what it counts at the end, its pawn less the fee, and its coin by
// how often its number comes up.
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

// primerOften is how often a mine's number comes up, against a 7.
func primerOften(c Card) float32 {
	n := c.Info().Number
	return float32(6-max(n-7, 7-n)) / 6
}

// primerIncome is what dice would bring the actor's mines.
func (s *State) primerIncome(dice [2]uint8) float32 {
	sum := float32(0)
	for set := s.mines[s.actor]; set != 0; set &= set - 1 {
		if c := set.First(); c.Info().Number == int(dice[0]+dice[1]) {
			sum += float32(s.Yield(c))
		}
	}
	return sum
}
