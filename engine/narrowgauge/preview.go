package narrowgauge

import "gulch/engine"

// Fit classifies one hex of a card's pattern on the map.
type Fit uint8

// The values of Fit.
const (
	FitNew     Fit = iota // gets a Locomotive
	FitOwn                // already has a Locomotive of the Company and is skipped (R32)
	FitOutside            // off the board (R33)
	FitYard               // another Company's Yard (R34)
)

// PreviewHex is one hex of the preview of a play.
type PreviewHex struct {
	Hex   Hex   // its hex, which may be off the board
	Space Space // NoSpace off the board
	Fit   Fit
	Price int  // penalty of a new space (R39)
	Turns bool // whether it counts for turning the Build token (R42)
	// For a new City: the bonus of the Connection, and the die after it. Commodity is NoCommodity
	// if nothing is connected or the tile is face down.
	City               bool
	Bonus, Marker      int
	Commodity          Commodity
	DieAt, DieValue    int
	DieWasAt, DieWasOn int
}

// Preview is the effect of a play of the actor.
type Preview struct {
	Hexes   []PreviewHex // in card order
	Penalty int
	Bonus   int
	Cash    int   // the actor's cash afterwards
	Dark    bool  // whether the play would turn the Build token dark
	Refusal error // why the play is illegal, nil if it is legal
}

// Preview computes the effect of a play, legal or not, without making it, for hovering and for
// hints. It reveals nothing that the actor does not know. The preview of other kinds of moves is
// empty.
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
	for _, d := range components.card[m.A].Offsets {
		g := s.previewHex(Space(m.B).Info().Hex.plus(d.oriented(m.C&Turned != 0, m.C&Mirrored != 0)), blast)
		g.Turns = noted && g.Fit == FitNew && components.space[g.Space].Terrain == Difficult
		v.Penalty += g.Price
		v.Dark = v.Dark || g.Turns
		if g.City {
			after.previewConnection(&g)
			v.Bonus += g.Bonus
		}
		v.Hexes = append(v.Hexes, g)
	}
	v.Dark = (v.Dark || s.difficult) && s.phase == PhaseSecondCard
	v.Cash = s.Cash(s.actor) - v.Penalty + v.Bonus
	return v
}

// Playable returns the cards of a seat's hand that it could play for a Company now, without Flip
// Contracts.
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

// previewHex returns the preview of one hex, without a Connection.
func (s *State) previewHex(h Hex, blast bool) PreviewHex {
	g := PreviewHex{Hex: h, Space: NoSpace, Fit: FitOutside, Commodity: NoCommodity}
	x, on := components.at(h)
	if !on {
		return g
	}
	g.Space = x
	switch yard := components.space[x].Yard; {
	case s.net[s.building].Has(x):
		g.Fit = FitOwn
	case yard >= 0:
		g.Fit = FitYard
	default:
		g.Fit, g.Price = FitNew, s.price(s.actor, s.building, x, blast).penalty()
		g.City = components.space[x].Terrain == City
	}
	return g
}

// previewConnection makes one Connection in s, a copy of the position, and stores its effect in g.
// A die that a face-down tile would move stays where it is: otherwise the starting position of a
// later Connection of the same play would reveal the tile (R70).
func (s *State) previewConnection(g *PreviewHex) {
	hidden := s.Tile(g.Space) == NoCommodity
	commodity := s.tile[components.space[g.Space].City]
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
