package westernlegends

import "gulch/engine"

// holds reports whether a condition holds for player p. index is its index in box.conds; -1 stands
// for no condition, which always holds.
func (s *State) holds(index int16, p engine.Seat) bool {
	if index < 0 {
		return true
	}
	c := &box.conds[index]
	if holds := conditions[c.kind]; holds != nil {
		return holds(s, c, p)
	}
	for _, i := range c.all {
		if !s.holds(i, p) {
			return false
		}
	}
	return true
}

// conditions holds, by kind of condition, a function that reports whether condition c holds for
// player p. The entry of the kind "all", which combines other conditions, is nil; State.holds
// evaluates it.
var conditions = [condCount]func(s *State, c *cond, p engine.Seat) bool{
	condHave:  func(s *State, c *cond, p engine.Seat) bool { return s.has(c, p) },
	condTrack: func(s *State, c *cond, p engine.Seat) bool { return int16(s.cube(p, Track(c.what))) >= c.n },
	condOwn: func(s *State, c *cond, p engine.Seat) bool {
		i := Item(c.what)
		return s.p[p].items.Has(i) && (!c.upgraded || s.p[p].upgraded.Has(i))
	},
	condOwnClass: func(s *State, c *cond, p engine.Seat) bool { return s.ownedOf(c, p) >= int(c.n) },
	condStat:     func(s *State, c *cond, p engine.Seat) bool { return int16(s.p[p].stats[c.what]) >= c.n },
	condTurn: func(s *State, c *cond, p engine.Seat) bool {
		return p == s.active &&
			int16(s.turn[c.what]) >= c.n
	},
	condAlign:       func(s *State, c *cond, p engine.Seat) bool { return s.align(p) == align(c.what) },
	condAlignNot:    func(s *State, c *cond, p engine.Seat) bool { return s.align(p) != align(c.what) },
	condOutsideTown: func(s *State, _ *cond, p engine.Seat) bool { return s.outsideTown(p) },
	condFightType: func(s *State, c *cond, _ engine.Seat) bool {
		return s.fighting > 0 && s.bout().conditionKind() == fightKind(c.what)
	},
}

// ownedOf returns how many items of the class of condition c player p owns, only upgraded ones if
// the condition requires that.
func (s *State) ownedOf(c *cond, p engine.Seat) (n int) {
	for i := range Item(itemCount) {
		if box.item[i].cls == Class(c.what) && s.p[p].items.Has(i) && (!c.upgraded || s.p[p].upgraded.Has(i)) {
			n++
		}
	}
	return n
}

// conditionKind returns the kind of the fight that conditions in the data files compare with. For
// them a fight with the Man in Black is a duel.
func (b *bout) conditionKind() fightKind {
	if b.kind == fightMib {
		return fightDuel
	}
	return b.kind
}

func (s *State) has(c *cond, p engine.Seat) bool {
	pl := &s.p[p]
	switch c.what {
	case haveMoney:
		return pl.money >= c.n
	case haveNuggets:
		return int16(pl.nuggets) >= c.n
	case haveCards:
		return int16(pl.hand.Len()) >= c.n
	case haveMoneyMax:
		return pl.money <= c.n
	case haveWoundsMax:
		return int16(pl.wounds) <= c.n
	}
	return int16(pl.wounds) >= c.n
}

// outsideTown reports whether player p is outside of all towns. During a fight, it uses the space
// of the fight instead of the player's space.
func (s *State) outsideTown(p engine.Seat) bool {
	x := s.p[p].space
	if s.fighting > 0 {
		x = s.bout().space
	}
	return box.space[x].Town == NoTown
}

// needHolds reports whether condition n of an ability holds for player p.
func (s *State) needHolds(n need, p engine.Seat) bool {
	switch n {
	case needOutsideTown:
		return s.outsideTown(p)
	case needInTown:
		return !s.outsideTown(p)
	case needVsPlayer:
		return s.fighting > 0 && s.bout().vsPlayer()
	case needPlayerHere:
		return s.rivals(p, 0) != 0
	}
	return true
}

// cube returns the space of track t on which the cube of player p is, counted from 1, or 0 if the
// cube is off the track.
func (s *State) cube(p engine.Seat, t Track) uint8 {
	switch t {
	case Marshal:
		return s.p[p].mp
	case Wanted:
		return s.p[p].wp
	}
	return s.p[p].gp
}

// inGroup reports whether player p belongs to group w, the players to whom an "each" effect
// applies. resolver is the player who carries out the effect.
func (s *State) inGroup(w who, p, resolver engine.Seat) bool {
	switch w {
	case whoOthers:
		return p != resolver
	case whoWanted:
		return s.wanted(p)
	case whoMarshals:
		return s.p[p].mp > 0
	case whoInTown:
		return box.space[s.p[p].space].Town != NoTown
	case whoOutsideTown:
		return box.space[s.p[p].space].Town == NoTown
	case whoInRedFalls:
		return box.space[s.p[p].space].Town == RedFalls
	case whoWithMib:
		return s.p[p].space == s.mibSpace
	}
	return true
}
