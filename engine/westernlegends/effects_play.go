package westernlegends

import "gulch/engine"

// effectPlay carries out effects in games of cards, with dice and on what has just been gained or is being paid.
func (s *State) effectPlay(in *instr, f frame, tell engine.Teller) {
	p := f.seat
	switch in.do {
	case doKeepCard:
		if c := s.game.cards[p]; s.game.kind != noGame && (c[0] >= 0 || c[1] >= 0) {
			s.push(frame{op: askPokerKeep, seat: p, by: p, a: in.n})
		}
	case doPokerAnywhere:
		s.startGame(gamePoker, p, true, tell)
	case doReroll:
		s.fxReroll(tell)
	case doDiscount:
		if r := s.below(opRevel); r != nil {
			r.b += in.n
		}
	case doBonusPoint:
		if gained := s.below(opPoints); gained != nil {
			s.gainPoints(p, Track(gained.a), in.n)
		}
	}
}
