package westernlegends

import "gulch/engine"

// What screens and bots may ask of a position. Everything here is public unless it says otherwise.

// Round returns the number of the round, from 1, and of the last one, 0 until the end is triggered.
func (s *State) Round() (now, last int) { return int(s.round), int(s.lastRound) }

// Active returns whose turn it is; Turn returns who decides.
func (s *State) Active() engine.Seat { return s.active }

// First returns the first player.
func (s *State) First() engine.Seat { return s.first }

// Actions returns the actions the active player has left.
func (s *State) Actions() int { return int(s.actions) }

// Character returns a seat's character, NoChar before the choice.
func (s *State) Character(p engine.Seat) Char { return s.p[p].char }

// Space returns where a seat's miniature stands, NoSpace before the start.
func (s *State) Space(p engine.Seat) Space {
	if !s.p[p].placed {
		return NoSpace
	}
	return s.p[p].space
}

// LP returns a seat's legendary points, those of the final scoring left out.
func (s *State) LP(p engine.Seat) int { return int(s.p[p].lp) }

// Awake reports whether a seat's ability works (R11).
func (s *State) Awake(p engine.Seat) bool { return s.p[p].awake }

// Money returns a seat's dollars, and how many it may hold (R3).
func (s *State) Money(p engine.Seat) (now, most int) { return int(s.p[p].money), int(s.moneyCap(p)) }

// Nuggets returns a seat's nuggets, and how many it may hold (R4).
func (s *State) Nuggets(p engine.Seat) (now, most int) { return int(s.p[p].nuggets), s.nuggetCap(p) }

// Wounds returns a seat's wounds.
func (s *State) Wounds(p engine.Seat) int { return int(s.p[p].wounds) }

// Cube returns where a seat stands on a track, 0 for off the track.
func (s *State) Cube(p engine.Seat, t Track) int { return int(s.cube(p, t)) }

// Hand returns a seat's poker cards: for its own eyes only.
func (s *State) Hand(p engine.Seat) CardSet { return s.p[p].hand }

// HandSize returns how many poker cards a seat holds, and how many it may keep at the end of its turn (R8).
func (s *State) HandSize(p engine.Seat) (now, most int) { return s.p[p].hand.Len(), s.handSize(p) }

// Items returns a seat's items, which of them are upgraded, and the active weapon and mount.
func (s *State) Items(p engine.Seat) (all, upgraded ItemSet, weapon, mount Item) {
	pl := &s.p[p]
	return pl.items, pl.upgraded, pl.weapon, pl.mount
}

// Longhorns returns how many longhorns a seat drives.
func (s *State) Longhorns(p engine.Seat) int { return int(s.p[p].longhorns) }

// Cattle returns the colour of a seat's cattle token, "" for none.
func (s *State) Cattle(p engine.Seat) string {
	if t := s.p[p].cattle; t >= 0 {
		return cattleColours[t/cattleEach]
	}
	return ""
}

// Sheriff returns where the Sheriff is.
func (s *State) Sheriff() Space { return s.sheriff }

// Train returns where the Train is, NoSpace without Ante Up.
func (s *State) Train() Space {
	if !s.opts.anteUp {
		return NoSpace
	}
	return box.route[s.train]
}

// MIB returns where the Man in Black is and his LP; ok is false if he is not in the game.
func (s *State) MIB() (at Space, lp int, ok bool) { return s.mibSpace, int(s.mibLP), s.opts.mib }

// Bandits returns the spaces with a bandit.
func (s *State) Bandits() SpaceSet { return s.bandits }

// Distance returns the walking distance between spaces, ok false if there is no way (section 2).
func Distance(x, y Space) (steps int, ok bool) {
	d := box.dist[x][y]
	return int(d), d != far
}

// Neighbours returns the spaces next to a space, in the order of their ids. The slice must not be changed.
func Neighbours(x Space) []Space { return box.near[x] }

// Spaces returns the number of spaces of both boards; they are numbered from 0.
func Spaces() int { return box.spaces }

// OnSale returns the items on the shelf of the store in which the seat to move shops, those that it cannot buy included;
// none where nobody does (R66, R100).
func (s *State) OnSale() (set ItemSet) {
	if s.depth == 0 || s.top().op != askShop {
		return 0
	}
	f := s.walker()
	for i := range Item(itemCount) {
		if s.stocked.Has(i) && s.sells(storeKind(f.a), i) {
			set |= i.bit()
		}
	}
	return set
}
