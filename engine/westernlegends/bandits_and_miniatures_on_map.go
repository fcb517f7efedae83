package westernlegends

import "gulch/engine"

// place moves a player's miniature to space x. step is true if the miniature walks there, one step,
// and false if it is placed. A miniature that is not on the map yet comes from NoSpace.
func (s *State) place(p engine.Seat, x Space, step bool, obs engine.Observer) {
	pl := &s.p[p]
	was := pl.space
	if !pl.placed {
		was = NoSpace
	}
	pl.space, pl.placed = x, true
	tellMini(obs, p, x, was, step)
}

// moveSheriff moves the Sheriff to space x. by is the player who moves him, or NoSeat; why is the
// cause.
func (s *State) moveSheriff(x Space, by engine.Seat, why Cause, obs engine.Observer) {
	was := s.sheriff
	s.sheriff = x
	tellSheriff(obs, by, x, was, why.Kind, why.N)
}

// office returns the law office to which players arrested in space x are brought (R59, R111).
func (s *State) office(x Space) Space {
	if box.space[x].East {
		return box.byFeature(MarshalOffice)
	}
	return box.byFeature(SheriffOffice)
}

// byFeature returns the space that has feature f, which must be a feature of a single space.
func (b *mapTables) byFeature(f Feature) Space { return b.only[f] }

// setBandit adds a bandit to space x, or removes it if on is false.
func (s *State) setBandit(x Space, on bool, obs engine.Observer) {
	if on {
		s.bandits.add(x)
	} else {
		s.bandits.remove(x)
	}
	tellBandit(obs, x, on)
}

// openHideout reports whether a bandit can be placed in the hideout x because the hideout is empty.
func (s *State) openHideout(x Space) bool {
	return !s.bandits.Has(x) && s.tokenOn[x] < 0 && s.sheriff != x && (!s.opts.mib || s.mibSpace != x) &&
		s.here(x, engine.NoSeat) == 0
}

// spawnBandits places a bandit in every empty hideout of a group (0 to 2), or of all three groups
// if group is 3 (R63).
func (s *State) spawnBandits(group int, obs engine.Observer) {
	before := s.bandits.Len()
	for g, list := range box.hideout {
		if group != g && group != len(box.hideout) {
			continue
		}
		for _, x := range list {
			if s.openHideout(x) && s.bandits.Len() < banditCount {
				s.setBandit(x, true, obs)
			}
		}
	}
	if s.bandits.Len() == before {
		tellNoEffect(obs, engine.NoSeat, FailHideouts, group, NoSpace)
	}
}
