package sierrawest

import "gulch/engine"

// build puts cabin c from the market on a free plot of the active player, who pays pay for it
// (R39).
func (s *State) build(c Cabin, pay Pay, obs engine.Observer) {
	s.pay(pay, FromBuilding, obs)
	s.market[c]--
	s.activePlayer().cabins |= 1 << c
	tellBuilt(obs, s.active, c, int(s.market[c]))
}

// wreck returns cabin c of the active player to the market. A pioneer in it returns to camp (R42).
func (s *State) wreck(c Cabin, obs engine.Observer) {
	me := s.activePlayer()
	me.cabins &^= 1 << c
	s.market[c]++
	tellWrecked(obs, s.active, c, int(s.market[c]))
	for p, at := range me.pioneer {
		if at == spotCabin+spot(c) {
			s.restPioneer(s.active, Path(p), obs)
		}
	}
}

// visit moves the active player's pioneer of path p into cabin c, where he stays. Some cabins have
// an effect at once (R41, R43).
func (s *State) visit(p Path, c Cabin, obs engine.Observer) {
	s.activePlayer().pioneer[p] = spotCabin + spot(c)
	tellPosted(obs, s.active, p, InCabin, int(c))
	gain := func(g Good, n int) { s.gain(s.active, g, n, FromCabin, obs) }
	switch c {
	case RootCellar:
		gain(Food, 2)
	case SawPit:
		gain(Wood, 2)
	case StoneYard:
		gain(Stone, 2)
	case Wheelwright:
		s.moveWagon(s.active, int(s.activePlayer().wagon)+1, obs)
	case ExpressOffice:
		gain(Boots, 1)
	case CiderPress:
		s.push(PhasePress, 0, 0)
	case FruitStand:
		gain(GreenApple, 1)
		gain(RedApple, 1)
	case Boathouse:
		s.push(PhaseRapid, 0, 0)
	case Smokehouse:
		s.goFish(obs)
	case StampMill:
		s.push(PhaseMill, 0, 0)
	case MarshalsOffice:
		gain(Bullet, 1)
		if s.outlawsLeft() {
			s.push(PhaseShoot, shootOptional, 0)
		}
	}
}
