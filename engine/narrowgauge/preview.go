package narrowgauge

import "gulch/engine"

// Fit says what becomes of one hex of a pattern.
type Fit uint8

// The fits.
const (
	FitNew     Fit = iota // gets a Locomotive
	FitOwn                // has one of the Company and is skipped (R32)
	FitOutside            // off the board (R33)
	FitYard               // another Company's Yard (R34)
)

// Ghost is one hex of a pattern that is held over the map.
type Ghost struct {
	Hex   Hex   // where it lies, also off the board
	Space Space // NoSpace off the board
	Fit   Fit
	Price int  // penalty of a new space (R39)
	Turns bool // counts for turning the Build token (R42)
	// Of a new City: what the Connection pays, and the die after it. Commodity is NoCommodity where nothing is
	// connected or the tile lies face down.
	City               bool
	Bonus, Marker      int
	Commodity          Commodity
	DieAt, DieValue    int
	DieWasAt, DieWasOn int
}

// Preview is what a play of the actor would do.
type Preview struct {
	Ghosts  []Ghost // in card order
	Penalty int
	Bonus   int
	Cash    int   // of the actor afterwards
	Dark    bool  // the play would turn the Build token dark
	Refusal error // why the play is not legal, nil if it is
}

// Preview works out a play without making it, legal or not, for hovering and for hints. It tells nothing that the
// actor does not know. Moves of other kinds have an empty preview.
func (s *State) Preview(m engine.Move) Preview {
	if m.Kind != KindPlay || s.building == NoCompany || uint16(m.A) >= CardCount || uint16(m.B) >= SpaceCount {
		return Preview{}
	}
	var v Preview
	if !s.allows(m) {
		v.Refusal = s.refusal(m)
	}
	after := *s
	blast := m.C&Blasted != 0
	noted := !blast && !s.owned[s.actor].Has(MountainCrews)
	for _, d := range box.card[m.A].Offsets {
		g := s.ghost(Space(m.B).Info().Hex.plus(d.laid(m.C&Turned != 0, m.C&Mirrored != 0)), blast)
		g.Turns = noted && g.Fit == FitNew && box.space[g.Space].Terrain == Difficult
		v.Penalty += g.Price
		v.Dark = v.Dark || g.Turns
		if g.City {
			after.preview(&g)
			v.Bonus += g.Bonus
		}
		v.Ghosts = append(v.Ghosts, g)
	}
	v.Dark = (v.Dark || s.difficult) && s.phase == PhaseSecondCard
	v.Cash = s.Cash(s.actor) - v.Penalty + v.Bonus
	return v
}

// Playable returns the cards of a seat's hand that could be laid for a Company now, without Flip Contracts.
func (s *State) Playable(p engine.Seat, c Company) Hand {
	var list prices
	s.priceList(&list, p, c, false)
	sc := s.scan(p, c, false)
	var found Hand
	for card := range s.hands[p].All() {
		if sc.any(&list, card, 0) || sc.any(&list, card, turned) {
			found |= card.bit()
		}
	}
	return found
}

// ghost looks at one place of a pattern.
func (s *State) ghost(h Hex, blast bool) Ghost {
	g := Ghost{Hex: h, Space: NoSpace, Fit: FitOutside, Commodity: NoCommodity}
	x, on := box.at(h)
	if !on {
		return g
	}
	g.Space = x
	switch yard := box.space[x].Yard; {
	case s.net[s.building].Has(x):
		g.Fit = FitOwn
	case yard >= 0:
		g.Fit = FitYard
	default:
		g.Fit, g.Price = FitNew, s.price(s.actor, s.building, x, blast).penalty()
		g.City = box.space[x].Terrain == City
	}
	return g
}

// preview lets a copy of the position make one Connection and notes what it brings. A die that a face-down tile would
// move stays where it is: the next Connection of the play must not show from where it starts (R70).
func (s *State) preview(g *Ghost) {
	hidden := s.Tile(g.Space) == NoCommodity
	commodity := s.tile[box.space[g.Space].City]
	was := s.dice[commodity]
	s.connect(g.Space, func(e engine.Event) {
		if e.Kind == EventConnected {
			g.Marker, g.Bonus = int(e.C), int(e.D)
		}
	})
	if hidden {
		s.dice[commodity] = was
		return
	}
	g.Commodity = commodity
	g.DieWasAt, g.DieWasOn = int(was.at), int(was.value)
	g.DieAt, g.DieValue = s.Die(commodity)
}
