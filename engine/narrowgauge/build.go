package narrowgauge

import "gulch/engine"

// share gives the actor a Certificate of Company c, for which the actor then builds, and resets the
// fields that are about one turn (R26, R28).
func (s *State) share(c Company, tell engine.Observer) {
	s.market[c]--
	s.certs[s.actor][c][s.round-1]++
	s.building, s.difficult, s.brokered = c, false, false
	tellShare(tell, s.actor, c, int(s.round), int(s.market[c]))
	s.phase = PhaseFirstCard
}

// build plays Track card c with the origin of its pattern at a space (R41 to R49), and goes on to
// the next phase. how is the sum of Turned, Mirrored and Blasted.
func (s *State) build(c Card, origin Space, how int16, tell engine.Observer) {
	v := variantOf(how)
	ts := &components.geometry.target[components.geometry.shape[c][orientation(how)&(turned|mirrored)]][origin]
	s.hands[s.actor] &^= c.bit()
	tellTrack(tell, s.actor, c, origin, how, s.building)
	cities := s.lay(ts, v.blast(), tell)
	for i := range cities.n {
		s.connect(cities.list[i], tell)
	}
	s.discardCard(c, true, tell)
	for k := range v.contracts().All() {
		s.used |= k.bit()
		tellFlipped(tell, s.actor, k)
	}
	if s.phase == PhaseFirstCard {
		s.phase = PhaseSecondCard
		return
	}
	if s.difficult {
		s.turnToken(true, tell)
	}
	s.phase = PhaseRefill
}

// newCities lists the Cities that a play connects, in the order of the card's target spaces.
type newCities struct {
	list [maxTargets]Space
	n    int
}

// lay makes the actor pay the penalty and places new Locomotives on the target spaces ts (R41,
// R42). blast is true if the Contract Tunnel Blast is used. The result lists the Cities that are
// now connected.
func (s *State) lay(ts *targets, blast bool, tell engine.Observer) (cities newCities) {
	p, c := s.actor, s.building
	var costs [maxTargets]cell
	sum := cell(0)
	for i, t := range ts {
		costs[i] = s.price(p, c, t, blast)
		sum += costs[i]
	}
	if due := sum.penalty(); due > 0 {
		s.earn(p, entryPenalties, -due)
		tellPenalty(tell, p, due)
	}
	noted := !blast && s.owned[p]&MountainCrews.bit() == 0
	for i, t := range ts {
		if costs[i] == 0 {
			continue
		}
		s.place(c, t)
		s.supply[c]--
		counts := false
		switch components.space[t].Terrain {
		case Difficult:
			if noted {
				s.difficult, counts = true, true
			}
		case City:
			cities.list[cities.n] = t
			cities.n++
		}
		tellPlaced(tell, p, c, t, costs[i].penalty(), counts)
	}
	return cities
}

// connect carries out what follows from placing a Locomotive of the actor's Company on the City at
// space x (R44 to R48).
func (s *State) connect(x Space, tell engine.Observer) {
	p, c := s.actor, s.building
	city := components.space[x].City
	if s.faceDown>>city&1 != 0 {
		s.faceDown &^= 1 << city
		tellTile(tell, p, x, s.tile[city])
	}
	s.marker[c] = min(s.marker[c]+1, MaxMarker)
	bonus := int(s.marker[c]) * components.company[c].Rate
	if s.owned[p].Has(MailContract) {
		bonus++
	}
	s.earn(p, entryBonuses, bonus)
	steps := s.pieces(p, c)
	if s.owned[p].Has(MarketBrokers) && !s.brokered {
		steps++
	}
	s.brokered = true
	tellConnected(tell, p, c, x, int(s.marker[c]), bonus)
	g := s.tile[city]
	s.dice[g].move(side(p), steps)
	tellDie(tell, p, g, int(s.dice[g].at), int(s.dice[g].value), steps)
}

// move moves a die by a number of steps towards one side of its track: the side of seat 0 if toward
// is 1, that of seat 1 if it is -1 (R48).
func (d *die) move(toward int8, steps int) {
	was := int(d.at * toward) // position relative to the side toward which the die moves
	now := was + steps
	if was < 0 && now >= 0 {
		now++ // the center divide is not counted as a step
		d.value = min(d.value+1, MaxDie)
	}
	d.at = int8(min(now, MaxRow)) * toward
}

// noBuild ends the actor's build without a card, because the actor cannot legally play any (R51,
// R53).
func (s *State) noBuild(tell engine.Observer) {
	tellNoBuild(tell, s.actor, s.building)
	s.turnToken(false, tell)
	s.phase = PhaseRefill
}

// use makes the actor use the Contract River Night Shift, which turns the Build token to its white
// side. The phase does not change.
func (s *State) use(tell engine.Observer) {
	s.used |= NightShift.bit()
	tellFlipped(tell, s.actor, NightShift)
	s.turnToken(false, tell)
}

// stop ends the actor's build without a second card. A dark Build token turns white (R53).
func (s *State) stop(tell engine.Observer) {
	tellStopped(tell, s.actor)
	s.turnToken(false, tell)
	s.phase = PhaseRefill
}

// turnToken turns the actor's Build token to its dark side (dark is true) or to its white side,
// unless that side is already up.
func (s *State) turnToken(dark bool, tell engine.Observer) {
	if s.dark[s.actor] == dark {
		return
	}
	s.dark[s.actor] = dark
	tellToken(tell, s.actor, dark)
}
