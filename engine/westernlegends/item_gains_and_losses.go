package westernlegends

import "gulch/engine"

// itemsLeft returns how many copies of item i are left in its stack.
func (s *State) itemsLeft(i Item) int {
	n := itemStack
	for p := range s.p[:s.seats] {
		if s.p[p].items.Has(i) {
			n--
		}
	}
	return n
}

// loseItem takes item i from player p and puts it back into its stack. If it was the active weapon
// or mount, the player then has none (R19).
func (s *State) loseItem(p engine.Seat, i Item, obs engine.Observer) {
	pl := &s.p[p]
	pl.items &^= i.bit()
	pl.upgraded &^= i.bit()
	tellItemBack(obs, p, i)
	if pl.weapon == i {
		s.setGear(p, NoItem, pl.mount, obs)
	}
	if pl.mount == i {
		s.setGear(p, pl.weapon, NoItem, obs)
	}
}

// setGear makes a weapon and a mount of player p active; NoItem stands for none. If p can then
// carry fewer nuggets, the excess goes back to the supply.
func (s *State) setGear(p engine.Seat, weapon, mount Item, obs engine.Observer) {
	pl := &s.p[p]
	if pl.weapon != weapon || pl.mount != mount {
		pl.weapon, pl.mount = weapon, mount
		tellGear(obs, p, weapon, mount)
	}
	s.trimNuggets(p, obs)
}

// addItem gives item i to a player, upgraded if up is true. It becomes the active weapon or mount
// at once if the player has none (R19).
func (s *State) addItem(p engine.Seat, i Item, up bool, obs engine.Observer) {
	pl := &s.p[p]
	pl.items |= i.bit()
	if up {
		pl.upgraded |= i.bit()
	}
	tellItem(obs, p, i, up)
	switch {
	case box.item[i].cls == Weapon && pl.weapon < 0:
		s.setGear(p, i, pl.mount, obs)
	case box.item[i].cls == Mount && pl.mount < 0:
		s.setGear(p, pl.weapon, i, obs)
	}
}
