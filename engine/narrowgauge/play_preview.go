package narrowgauge

import "gulch/engine"

// Fit says whether a hex of a card's pattern gets a Locomotive, and if not, why.
type Fit uint8

// The values of Fit.
const (
	FitNew     Fit = iota // the hex gets a Locomotive
	FitOwn                // the Company already has a Locomotive there, so the hex is skipped (R32)
	FitOutside            // the hex is off the board (R33)
	FitYard               // the hex is another Company's Yard (R34)
)

// PreviewHex describes the effect of a play on one hex of the card's pattern.
type PreviewHex struct {
	Hex   Hex   // coordinates of the hex, which may be off the board
	Space Space // the space at this hex, NoSpace off the board
	Fit   Fit
	Price int  // penalty in dollars if the hex gets a Locomotive (R39)
	Turns bool // the space counts as Difficult, so that a second card would turn the Build token (R42)
	// City reports whether a City is newly connected at this hex. If so, the fields below it are
	// the bonus in dollars, the new position of the marker, and the die after and before the
	// Connection. Commodity is NoCommodity if nothing is connected, or if the tile of the City is
	// face down.
	City               bool
	Bonus, Marker      int
	Commodity          Commodity
	DieAt, DieValue    int
	DieWasAt, DieWasOn int
}

// Preview describes the effect that one of the actor's plays would have.
type Preview struct {
	Hexes   []PreviewHex // hexes of the pattern in card order
	Penalty int
	Bonus   int
	Cash    int   // the actor's cash after the play
	Dark    bool  // the play would turn the Build token dark
	Refusal error // why the play is illegal, nil if it is legal
}

// Preview computes the effect of play m, legal or not, without making it. The screen shows it while
// the pointer is over a target. It reveals nothing that the actor does not know. For moves that are
// not plays, the result is empty.
func (s *State) Preview(m engine.Move) Preview {
	if m.Kind != KindPlay || s.building == NoCompany || uint16(CardOf(m)) >= CardCount ||
		uint16(OriginOf(m)) >= SpaceCount {
		return Preview{}
	}
	var v Preview
	if !s.allows(m) {
		v.Refusal = s.refusal(m)
	}
	after := *s
	blast := HowOf(m)&Blasted != 0
	noted := !blast && !s.owned[s.actor].Has(MountainCrews)
	for _, d := range components.card[CardOf(m)].Offsets {
		g := s.previewHex(OriginOf(m).Info().Hex.plus(d.oriented(HowOf(m)&Turned != 0, HowOf(m)&Mirrored != 0)), blast)
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

// Playable returns the cards in the hand of seat p that it can play for Company c now, without
// using a Flip Contract.
func (s *State) Playable(p engine.Seat, c Company) Hand { return s.cardsThat(p, c, 0, (*scanner).any) }

// Connecting returns the cards in the hand of seat p with which it can connect a new City for
// Company c now: with that card alone, without using a Flip Contract.
func (s *State) Connecting(p engine.Seat, c Company) Hand {
	return s.cardsThat(p, c, 0, (*scanner).connects)
}

// ConnectingWithContracts is like [State.Connecting], but each play may also use the Flip Contracts
// that seat p can use now.
func (s *State) ConnectingWithContracts(p engine.Seat, c Company) (found Hand) {
	for v := range variantCount {
		if v.open(s.ready(p)) {
			found |= s.cardsThat(p, c, v, (*scanner).connects)
		}
	}
	return found
}

// cardsThat returns the cards in the hand of seat p for which is returns true in one of their
// orientations, if they are played for Company c with the Flip Contracts of v.
func (s *State) cardsThat(p engine.Seat, c Company, v variant,
	is func(*scanner, *prices, Card, orientation) bool) Hand {
	var list prices
	s.priceList(&list, p, c, v.blast())
	sc := s.scan(p, c, v.blast())
	var found Hand
	for card := range s.hands[p].All() {
		if is(&sc, &list, card, v.lay()) || is(&sc, &list, card, turned|v.lay()) {
			found |= card.bit()
		}
	}
	return found
}

// connects reports whether a legal play of card c in orientation l connects a City.
func (sc *scanner) connects(list *prices, c Card, l orientation) bool {
	shape := components.geometry.shape[c][l]
	target := &components.geometry.target[shape]
	for from := sc.net.And(components.geometry.origins[shape][sc.yard]); !from.Empty(); {
		if sum := list.sum(&target[from.pop()]); sum.cities() > 0 && sc.legal(sum) {
			return true
		}
	}
	return false
}

// previewHex returns the preview of hex h of a pattern, without the effects of connecting a City.
// blast is true if the Contract Tunnel Blast is used.
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

// previewConnection connects the City of g in s, which must be a copy of the position, and stores
// the effect in g. If the tile of the City is face down, its die is moved back. Otherwise a later
// move of the same die in the preview would start from the new position, and so reveal which
// Commodity the tile shows (R70).
func (s *State) previewConnection(g *PreviewHex) {
	hidden := s.Tile(g.Space) == NoCommodity
	commodity := s.tile[components.space[g.Space].City]
	was := s.dice[commodity]
	s.connect(g.Space, func(e engine.Event) {
		if e.Kind == EventConnected {
			g.Marker, g.Bonus = MarkerIn(e), GainIn(e)
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
