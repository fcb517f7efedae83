package nuggets

import (
	"math/bits"

	"gulch/engine"
)

// Moves appends the legal moves: taking each open nugget, in ascending order, then opening the
// sack, then a dig.
func (s *State) Moves(dst []engine.Move) []engine.Move {
	switch s.Phase() {
	case PhaseOver:
		return dst
	case PhaseFill:
		return append(dst, Fill())
	}
	for row := s.row; row != 0; row &= row - 1 {
		dst = append(dst, Take(Nugget(bits.TrailingZeros32(uint32(row)))))
	}
	if s.size > 0 {
		dst = append(dst, Open())
	}
	if s.digs[s.turn] > 0 {
		dst = append(dst, Dig())
	}
	return dst
}

// Play makes a move and sends its events to tell. It returns a Refusal if the move is illegal.
func (s *State) Play(m engine.Move, tell engine.Observer) error {
	if why := s.refusal(m); why != nil {
		return why
	}
	p := s.turn
	switch m.Kind {
	case KindFill:
		s.fill(tell)
		return nil
	case KindTake:
		s.row &^= 1 << NuggetOf(m)
		s.points[p] += int16(NuggetOf(m).Worth())
		if s.Phase() == PhaseOver {
			s.untold = s.seats + 1
		}
		tellTook(tell, p, NuggetOf(m))
	case KindOpen:
		s.show(tell)
	case KindDig:
		s.dig(tell)
	}
	s.turn = (p + 1) % engine.Seat(s.seats)
	s.ended(tell)
	return nil
}

// fill draws nuggets from the hill into the row until there are three (R5).
func (s *State) fill(tell engine.Observer) {
	for s.size > 0 && s.row.Len() < RowSize {
		n := s.draw()
		s.row |= 1 << n
		tellLaid(tell, n, int(s.size))
	}
	tellTurn(tell, s.turn)
}

// show makes the seat to move show and score the nugget in its sack, and draw another one into it
// (R8).
func (s *State) show(tell engine.Observer) {
	p := s.turn
	shown := s.sack[p]
	s.points[p] += int16(shown.Worth())
	s.sack[p] = 0
	tellShowed(tell, p, shown, int(s.size-1))
	s.sack[p] = s.draw()
	tellDrew(tell, p, s.sack[p])
}

// dig rolls the die for the seat to move (R9).
func (s *State) dig(tell engine.Observer) {
	s.digs[s.turn]--
	roll := s.chance.Die(6)
	gain := 0
	if roll >= 4 {
		gain = roll
	}
	s.points[s.turn] += int16(gain)
	tellDug(tell, s.turn, roll, gain)
}

// ended sends the events that follow a move. If the game is over, they announce its end and the
// contents of the sacks (R11, R12), otherwise whose turn it is.
func (s *State) ended(tell engine.Observer) {
	switch s.Phase() {
	case PhaseTurn:
		tellTurn(tell, s.turn)
	case PhaseOver:
		for p := range engine.Seat(s.seats) {
			s.untold--
			tellOpened(tell, p, s.sack[p], s.opened(p))
		}
		s.untold = 0
		tellOver(tell)
	}
}

// refusal returns the reason why a move is illegal, nil if it is legal.
func (s *State) refusal(m engine.Move) *engine.Refusal {
	phase := s.Phase()
	switch {
	case !wellFormed(m):
		return engine.Refuse("", "You can't make that move in Nuggets. Choose a highlighted option.")
	case phase == PhaseOver:
		return engine.Refuse("R11", "The game is over.")
	case m.Kind == KindFill && phase != PhaseFill:
		return engine.Refuse("R5", "You can't fill the row now. Take a nugget, open the sack or dig.")
	case m.Kind != KindFill && phase == PhaseFill:
		return engine.Refuse("R5", "You can't do that now: the row is about to be filled.")
	case m.Kind == KindDig && s.digs[s.turn] == 0:
		return engine.Refuse("R9", "You can't dig: you have no rolls left.")
	case m.Kind == KindOpen && s.size == 0:
		return engine.Refuse("R8", "You can't open the sack: the hill is empty.")
	case m.Kind == KindTake && (NuggetOf(m) < 1 || NuggetOf(m) > Nuggets || !s.row.Has(NuggetOf(m))):
		return engine.Refuse("R7", "You can't take nugget %s: it isn't in the row.", NuggetOf(m))
	}
	return nil
}
