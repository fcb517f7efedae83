package sierrawest

import "gulch/engine"

// appraiser estimates the values, in points, of moves, goods, cards and so on for one seat in one
// position. A new appraiser must be created for each position, because it caches values that depend
// on the position. It can be a local variable, so creating it allocates no memory. Products are
// converted to float32 before they are added, so that all platforms round in the same way.
type appraiser struct {
	s          *State
	p          engine.Seat
	me         *player
	phase      engine.Phase
	left       float32 // estimated number of turns that the seat will have after the present one
	multiplier float32 // multiplier that the seat is expected to have at the end
	// the part of the game that is still to be played: 1 with eight or more turns left, 0 at the
	// end
	early float32
	basic float32 // value of an average basic resource
	good  [goodCount]float32
	path  [pathCount]pathValues // by path: what its pioneer can still gain, see valuePaths
}

// roundsFit holds the weights of an estimate of the rounds after the present one: base, plus
// perCard for each card on the mountain. The index is the number of players. The weights were
// fitted to games between bots of level medium.
var roundsFit = [MaxSeats + 1]struct{ base, perCard float32 }{
	1: {-3.1, 0.43}, 2: {-4, 0.525}, 3: {-1.4, 0.505}, 4: {-1.2, 0.435},
}

// roundsFitOutlaws replaces roundsFit in the mode Outlaws & Outposts. There the estimate also has
// perSlot for each empty slot of the row, the most important number.
var roundsFitOutlaws = [MaxSeats + 1]struct{ base, perCard, perSlot float32 }{
	1: {-2.9, 0.1, 1.55}, 2: {-2.55, 0.1, 1.25}, 3: {-3.85, 0.17, 1.07}, 4: {-3.85, 0.25, 0.7},
}

// roundsLeft estimates the number of rounds after the present one. It must only be called as long
// as the end of the game has not been triggered.
func (s *State) roundsLeft() float32 {
	players := s.seats
	if s.solo {
		players = 1
	}
	cards := float32(s.held.Len())
	if s.mode == OutlawsOutposts {
		e := roundsFitOutlaws[players]
		return max(1, e.base+float32(e.perCard*cards)+float32(e.perSlot*float32(RowSlots-s.rowSize)))
	}
	e := roundsFit[players]
	return max(1, e.base+float32(e.perCard*cards))
}

// turnsLeft estimates the number of turns that seat p will have after the present one. Every claim
// shortens the game for all seats. Therefore positions before and after a move must be compared by
// the lead of a seat, and never by its score alone.
func (s *State) turnsLeft(p engine.Seat) float32 {
	if s.phase == PhaseOver {
		return 0
	}
	n := engine.Seat(s.seats)
	at, now := (p-s.start+n)%n, (s.active-s.start+n)%n
	yet := float32(0)
	if at > now || at == now && s.phase != PhasePioneer {
		yet = 1 // the seat's turn of this round has not been played yet
	}
	switch {
	case s.endRound > 0:
		return float32(s.endRound-s.round) + yet
	case s.round >= LastRound:
		return yet
	}
	return s.roundsLeft() + yet
}

func (s *State) appraise(p engine.Seat) appraiser {
	a := appraiser{s: s, p: p, me: &s.player[p], phase: s.Phase(), left: s.turnsLeft(p)}
	a.early = min(1, a.left/8)
	a.multiplier = s.finalMultiplier(p, a.left)
	a.basic = 0.75
	if a.left == 0 {
		a.basic = 0.3 // in the last turn, a resource can only pay for a summit action
	}
	stock := a.me.basics()
	for g := range Good(basicKinds) {
		v := a.basic
		switch {
		case a.left == 0:
		case stock >= 9:
			v = 0.15
		case a.me.goods[g] == 0:
			v += 0.2
		case a.me.goods[g] > 3:
			v -= 0.15
		}
		a.good[g] = v
	}
	a.good[Gold], a.good[Boots] = 1.1, 1.5
	if a.left == 0 {
		a.good[Gold], a.good[Boots] = 1, 1
	}
	a.modeGoods()
	return a
}

// modeGoods computes the values of the goods that only exist in one mode.
func (a *appraiser) modeGoods() {
	if a.left == 0 {
		a.good[Cart], a.good[Bullet] = 0.5, 0.25
		a.good[GreenApple], a.good[RedApple] = 0.25, 0.25
		return
	}
	a.good[GreenApple], a.good[RedApple] = 0.3, 0.3
	a.good[Bullet] = 0.55
	a.good[Cart] = 2.4
}

// finalMultiplier estimates the multiplier that seat p will have at the end of the game. left is
// the number of turns that the seat still has.
func (s *State) finalMultiplier(p engine.Seat, left float32) float32 {
	w := s.player[p].wagon
	if left == 0 {
		// the last turn: moving the wagon is valued separately, as a move
		return float32(box.space[w].Multiplier)
	}
	return smoothMultiplier(float32(w) + min(7, float32(0.85*left)))
}

// smoothMultiplier approximates the multiplier of a space of the wagon trail by a straight line,
// because the printed numbers rise in steps.
func smoothMultiplier(space float32) float32 { return min(4, 1+max(0, space-1)/2.7) }
