package westernlegends

// This file holds the effects on poker and faro, on dice, and on a gain or payment in progress.

func (s *State) fxKeepCard(e effect) {
	if c := s.game.cards[e.seat]; s.game.kind != noGame && (c[0] >= 0 || c[1] >= 0) {
		s.push(frame{op: askPokerKeep, seat: e.seat, by: e.seat, a: e.n})
	}
}

func (s *State) fxPokerAnywhere(e effect) { s.startGame(gamePoker, e.seat, true, e.obs) }

func (s *State) fxDiscount(e effect) {
	if r := s.below(opRevel); r != nil {
		r.b += e.n
	}
}

func (s *State) fxBonusPoint(e effect) {
	if gained := s.below(opPoints); gained != nil {
		s.gainPoints(e.seat, Track(gained.a), e.n, causeOf(e.index))
	}
}

// fxReroll carries out effect e, which rerolls the prospecting dice that the player has chosen.
func (s *State) fxReroll(e effect) {
	f := s.below(opDice)
	if f == nil {
		return
	}
	for at := range int(f.b) {
		if f.c>>at&1 != 0 {
			s.rollDie(f, at, true, e.obs)
		}
	}
}
