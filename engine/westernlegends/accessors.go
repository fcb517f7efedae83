package westernlegends

import "gulch/engine"

// Accessors for scenes and bots. They return public information unless the comment says otherwise.

// Round returns the number of the current round (now), counted from 1, and the number of the last
// round, which is 0 until the end of the game is triggered.
func (s *State) Round() (now, last int) { return int(s.round), int(s.lastRound) }

// Active returns the seat whose turn it is. It may differ from Turn, the seat that has to decide
// now.
func (s *State) Active() engine.Seat { return s.active }

// Actions returns the number of actions that the active player has left.
func (s *State) Actions() int { return int(s.actions) }

// Character returns a seat's character, or NoChar if none has been chosen yet.
func (s *State) Character(p engine.Seat) Char { return s.p[p].char }

// Space returns the space of a seat's miniature, or NoSpace before it is placed.
func (s *State) Space(p engine.Seat) Space {
	if !s.p[p].placed {
		return NoSpace
	}
	return s.p[p].space
}

// LP returns the legendary points that a seat has gained, without those of the final scoring.
func (s *State) LP(p engine.Seat) int { return int(s.p[p].lp) }

// Money returns a seat's dollars and the most that it may own (R3).
func (s *State) Money(p engine.Seat) (now, most int) { return int(s.p[p].money), int(s.moneyCap(p)) }

// Nuggets returns the number of nuggets that a seat has now, and the most that it can carry (R4).
func (s *State) Nuggets(p engine.Seat) (now, most int) { return int(s.p[p].nuggets), s.nuggetCap(p) }

// Wounds returns the number of a seat's wounds.
func (s *State) Wounds(p engine.Seat) int { return int(s.p[p].wounds) }

// Cube returns the space of track t on which the cube of seat p is, counted from 1, or 0 if the
// cube is off the track.
func (s *State) Cube(p engine.Seat, t Track) int { return int(s.cube(p, t)) }

// Hand returns a seat's poker cards. They must only be shown to that seat.
func (s *State) Hand(p engine.Seat) CardSet { return s.p[p].hand }

// HandSize returns the number of poker cards that a seat has now, and the most that it may keep at
// the end of its turn (R8).
func (s *State) HandSize(p engine.Seat) (now, most int) { return s.p[p].hand.Len(), s.handSize(p) }

// Sheriff returns the Sheriff's space.
func (s *State) Sheriff() Space { return s.sheriff }

// Train returns the space where the Train is, or NoSpace in games without Ante Up.
func (s *State) Train() Space {
	if !s.opts.anteUp {
		return NoSpace
	}
	return box.route[s.train]
}

// Distance returns the walking distance between two spaces in steps (section 2 of RULES.md). ok is
// false if one cannot be reached from the other by walking.
func Distance(x, y Space) (steps int, ok bool) {
	d := box.dist[x][y]
	return int(d), d != far
}

// Neighbours returns the spaces adjacent to space x, in the order of their ids. The caller must not
// change the slice.
func Neighbours(x Space) []Space { return box.near[x] }

// Spaces returns the number of spaces on both boards together. Spaces are numbered from 0.
func Spaces() int { return box.spaces }

// OnSale returns the items sold in the store where the seat to move is shopping, including items
// that it cannot buy. The set is empty if no seat is shopping (R66, R100).
func (s *State) OnSale() (set ItemSet) {
	if s.depth == 0 || s.top().op != askShop {
		return 0
	}
	f := s.askingFrame()
	for i := range Item(itemCount) {
		if s.stocked.Has(i) && s.sells(storeKind(f.a), i) {
			set |= i.bit()
		}
	}
	return set
}
