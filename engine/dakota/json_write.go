package dakota

import (
	"encoding/json"
	"fmt"
	"math/bits"

	"gulch/engine"
)

// MarshalJSON returns the complete position as JSON, including hidden information.
func (s *State) MarshalJSON() ([]byte, error) {
	d := s.document(nobody)
	for i := int(s.deckSize) - 1; i >= 0; i-- {
		d.Deck = append(d.Deck, s.deck[i].String())
	}
	d.Unordered = s.unordered
	d.Planned = s.planned.List()
	d.Chance = &s.chance
	return json.Marshal(d)
}

// InformationState returns what a seat knows about the position, as JSON. Of other seats it
// contains only those cards that the seat has seen, and no pending events. While others are
// planning, it contains neither their plans nor which of them have planned. It never contains the
// order of the deck or the random generator.
func (s *State) InformationState(seat engine.Seat) ([]byte, error) {
	v := *s
	if s.phase == PhasePlan {
		for q := range engine.Seat(s.seats) {
			if q != seat {
				v.player[q].undoPlan()
			}
		}
		if s.actor != seat {
			v.planRank, v.planPlace = 0, 0
		}
	}
	d := v.document(seat)
	d.Planned = (s.planned & engine.SeatsOf(seat)).List()
	return json.Marshal(d)
}

// document returns the JSON form of the position as the seat viewer sees it. If viewer is nobody,
// it returns the complete position.
func (s *State) document(viewer engine.Seat) document {
	d := document{
		Players: s.Seats(), Day: int(s.day), Phase: phaseNames[s.phase], Actor: engine.SeatOrNil(s.actor),
		LastDay: s.lastDay,
		Towns:   map[string]townDocument{}, StrongSection: int(s.strongOut), Sales: map[string][]string{},
		Shortage: counts(box.resourceID[:], s.shortage[:]), Destroyed: counts(box.buildingID[:], s.destroyed[:]),
		BankRun: s.bankRun, Blizzard: int(s.blizzard), Payday: int(s.payday), EventAt: int(s.eventAt),
		Passed: s.passed.List(), PlanPlace: int(s.planPlace), Acted: s.acted,
		Discard: counts(box.cardID[:], s.discard[:]), Pool: counts(box.resourceID[:], s.pool[:]),
		MinerPool: int(s.minerPool), WorkerBag: counts(box.workerID[:], s.workerBag[:]),
		Supply: counts(box.buildingID[:], s.supply[:]), DeckSize: int(s.deckSize), SeenSize: int(s.seenSize),
		Scores: s.Scores(nil), Ranks: s.Ranks(nil), Beside: []string{}, Jobs: []string{},
	}
	s.documentFlow(&d)
	for t, n := range s.beside {
		for range n {
			d.Beside = append(d.Beside, Tile(t).String())
		}
	}
	if s.solo() {
		tenths, rank := s.PerDay()
		d.PerDay, d.Rank = fmt.Sprintf("%d.%d", tenths/10, tenths%10), rank
	}
	for l := 1; l <= Layers; l++ {
		d.Bags = append(d.Bags, s.bagSize(l))
	}
	for _, w := range s.job[:box.jobCount[s.seats]] {
		if w == noWorker {
			d.Jobs = append(d.Jobs, "")
		} else {
			d.Jobs = append(d.Jobs, w.String())
		}
	}
	for c := range s.sales {
		for _, token := range s.sales[c] {
			if token != 0 {
				id := Combination(c).String()
				d.Sales[id] = append(d.Sales[id], Resource(token-1).String())
			}
		}
	}
	if viewer == nobody || s.phase == PhaseTelegraph && s.actor == viewer {
		for _, c := range s.seen[:s.seenSize] {
			d.Seen = append(d.Seen, c.String())
		}
	}
	for p := range engine.Seat(s.seats) {
		d.Towns[seatName(p)] = s.documentTown(p, viewer)
	}
	return d
}

// documentFlow writes the player order, the stage of the day, and the fields that only some phases
// use to d.
func (s *State) documentFlow(d *document) {
	for _, p := range s.order[:s.seats] {
		d.Order = append(d.Order, int(p))
	}
	if s.stage != usualStage[s.phase] {
		d.Stage = stageNames[s.stage]
	}
	if at := int(s.at); at != s.usualAt() {
		d.At = &at
	}
	if s.event != noCard {
		d.Event = s.event.String()
	}
	if s.jailer != nobody {
		d.Prisoner = &prisonerPlace{Jailer: int(s.jailer), Slot: slotName(s.jailSlot)}
	}
	if s.planRank > 0 && s.planRank < uint8(WorkerKinds) {
		d.PlanKind = planOrder[s.planRank].String()
	} else if s.planRank > 0 {
		d.PlanKind = "done"
	}
	if s.stage == stageEvening {
		n := int(s.actions)
		d.Actions = &n
	}
	s.documentDecision(d)
}

// documentDecision writes to d what has been decided so far in an exploration, an attack, mining
// with a returned cart, or a job in a workshop.
func (s *State) documentDecision(d *document) {
	if e := s.explore; e.why != exploreNone {
		d.Explore = &explorationDocument{Why: whyNames[e.why], Draws: int(e.draws), Replace: e.replace,
			Offered: []string{}}
		for kinds := e.offered; kinds != 0; kinds &= kinds - 1 {
			d.Explore.Offered = append(d.Explore.Offered, Tile(bits.TrailingZeros64(kinds)).String())
		}
		if e.tile != 0 {
			d.Explore.Tile = e.inHand().String()
		}
		if s.phase == PhaseExploreTurn {
			d.Explore.At, d.Explore.Swap = xyOf(e.site), e.swap
		}
	}
	if a := s.attack; a.card != noCard {
		d.Attack = &attackDocument{
			Card: a.card.String(), Attacker: int(a.attacker), Target: int(a.target), Steals: int(a.steals),
		}
		if s.hasAim() {
			d.Attack.Aim = aimNotation.Write(s, AimAt(aimOf(a.card), int(a.aim)), 0)
		}
		for _, w := range a.committed[:a.count] {
			d.Attack.Committed = append(d.Attack.Committed, w.String())
		}
		if s.duty != noWorker {
			d.Attack.Arrested = s.duty.String()
		}
	}
	if s.crew != (crew{}) {
		d.Crew = &crewDocument{Normal: int(s.crew.normal), Strong: int(s.crew.strong), Left: int(s.crew.left)}
		if s.phase == PhaseCollect || s.phase == PhaseHaul {
			d.Crew.Leaf = xyOf(s.crew.leaf)
		}
		if s.phase == PhaseHaul {
			d.Crew.At = xyOf(s.crew.site)
		}
	}
	switch w := s.work; s.phase {
	case PhaseShaft:
		d.Work = &workDocument{Cart: cartName(w.cart)}
	case PhaseJob, PhaseReroll, PhaseSite:
		d.Work = &workDocument{Slot: slotName(w.slot), Window: int(w.window), Roll: int(w.roll)}
		if w.building != NoBuilding {
			d.Work.Building = w.building.String()
		}
	}
}

// aimOf returns the kind of thing at which attack card c is aimed, as one of the Aim constants. c
// must be a card that is aimed at a leaf, slot or cart.
func aimOf(c Card) int {
	switch c {
	case Dynamite:
		return AimLeaf
	case Vandals:
		return AimSlot
	}
	return AimCart
}

// hasAim reports whether the attacker has decided at which cell, slot or cart the current attack is
// aimed. It returns false for attack cards without an aim.
func (s *State) hasAim() bool {
	c := s.attack.card
	return (c == Dynamite || c == Vandals || c == Derailment) && s.phase != PhaseAttackAim
}

func (s *State) documentTown(seat, viewer engine.Seat) townDocument {
	p, m := &s.player[seat], &s.mine[seat]
	d := townDocument{
		Money: int(p.money), Spent: int(p.spent), Free: counts(box.workerID[:], p.free[:]),
		Used: counts(box.workerID[:], p.used[:]), Slots: map[string]slotDocument{}, Carts: map[string]cartDocument{},
		Resources: counts(box.resourceID[:], p.res[:]), Sleepers: int(p.sleepers), Explorers: int(p.explorers),
		Acquired: int(p.acquired), Hires: int(p.hires), Timber: int(p.timber), Overtime: int(p.overtime),
		Greased: p.greased, Poster: int(p.poster), Tents: int(p.tents), Warehouse: int(p.warehouse),
		HandSize: handSize(p.hand), PendingSize: int(p.pendingSize), Depth: int(m.depth), Shafts: m.leaves.len(),
		Beds: p.beds(), Storage: p.storage(), Mine: m.document(),
	}
	for left := p.mined; ; {
		c, ok := left.take()
		if !ok {
			break
		}
		d.Mined = append(d.Mined, *xyOf(c))
	}
	for i := range p.slot {
		if p.slot[i].building != NoBuilding {
			d.Slots[slotName(uint8(i))] = p.slot[i].document()
		}
	}
	for i := range p.cart {
		if p.cart[i].kind != NoCart {
			d.Carts[cartName(uint8(i))] = p.cart[i].document()
		}
	}
	if viewer == nobody || viewer == seat {
		d.Hand = cardList(p.hand)
		for _, c := range p.pending[:p.pendingSize] {
			d.Pending = append(d.Pending, c.String())
		}
	}
	for q := range engine.Seat(s.seats) {
		if p.known[q] != 0 && (viewer == nobody || viewer == seat || viewer == q) {
			if d.Known == nil {
				d.Known = map[string][]string{}
			}
			d.Known[seatName(q)] = cardList(p.known[q])
		}
	}
	return d
}

func (s *slot) document() slotDocument {
	d := slotDocument{
		Building: s.building.String(), Starting: s.flags&slotStarting != 0, Closed: s.flags&slotClosed != 0,
		Lesson: s.flags&slotLesson != 0, Officers: int(s.officers()),
	}
	acted := false
	for _, w := range s.window {
		if w != 0 {
			d.Windows = append(d.Windows, w.worker().String())
			d.Acts = append(d.Acts, int(w.acts()))
			acted = acted || w.acts() > 0
		}
	}
	if !acted {
		d.Acts = nil
	}
	if s.prisoner != 0 {
		w, owner := s.prisonerAndOwner()
		d.Prisoner = &prisonerDocument{Worker: w.String(), Owner: int(owner)}
	}
	return d
}

func (c *cart) document() cartDocument {
	d := cartDocument{Type: c.kind.String(), Derailed: c.derailed, Returned: c.returned}
	for w := range WorkerKinds {
		if n := c.aboard(w); n > 0 {
			if d.Crew == nil {
				d.Crew = map[string]int{}
			}
			d.Crew[w.String()] = int(n)
		}
	}
	if c.launched() {
		d.Leaf = xyOf(c.leaf)
	}
	return d
}

// document returns the tiles of the mine in the JSON form, sorted by their distance from the
// entrance. So each tile comes after the one that connects it to the entrance.
func (m *mine) document() []tileDocument {
	tiles := []tileDocument{}
	for dist := uint8(1); dist <= m.depth; dist++ {
		for left := m.used; ; {
			c, ok := left.take()
			if !ok {
				break
			}
			if m.dist[c] == dist {
				t, rot := m.at(c)
				x, y := c.xy()
				tiles = append(tiles, tileDocument{X: x, Y: y, Tile: t.String(), Rot: int(rot)})
			}
		}
	}
	return tiles
}

func cardList(hand uint64) []string {
	var list []string
	for c := firstHand; c < CardKinds; c++ {
		for range copies(hand, c) {
			list = append(list, c.String())
		}
	}
	return list
}

// counts returns a map from the ids to the numbers with the same indices. It leaves out numbers
// that are 0.
func counts(ids []string, numbers []uint8) map[string]int {
	m := map[string]int{}
	for i, n := range numbers {
		if n > 0 {
			m[ids[i]] = int(n)
		}
	}
	return m
}

func seatName(p engine.Seat) string { return fmt.Sprintf("P%d", p) }

func slotName(i uint8) string { return fmt.Sprintf("slot_%02d", i+1) }

func cartName(i uint8) string { return fmt.Sprintf("cart_%d", i+1) }

func xyOf(c cell) *[2]int {
	x, y := c.xy()
	return &[2]int{x, y}
}

// usualStage holds, by phase, the stage in which the phase always or mostly occurs. Documents omit
// the stage if it is this one.
var usualStage = [phaseCount]stage{
	PhaseDayStart: stageNight, PhaseBail: stageBail, PhaseExploreBag: stageFree, PhaseExploreTile: stageFree,
	PhaseExploreCell: stageFree, PhaseExploreTurn: stageFree,
	PhaseEarthquake: stageDraw, PhaseCollapse: stageDraw, PhaseFever: stageDraw, PhaseExplorers: stageExplorers,
	PhaseHighNoon: stageNoon, PhaseTelegraph: stageNoon, PhaseAttackAim: stageNoon, PhaseAttackCommit: stageNoon,
	PhaseAttackResponse: stageNoon, PhaseAttackCounter: stageNoon, PhaseArrest: stageNoon, PhaseLawyer: stageNoon,
	PhaseAmbush: stageNoon, PhaseStealResource: stageNoon, PhasePlan: stagePlan, PhaseResolve: stageResolve,
	PhaseShaft: stageResolve, PhaseJob: stageResolve, PhaseSite: stageResolve, PhaseReroll: stageResolve,
	PhaseEvening: stageEvening, PhaseCollect: stageEvening, PhaseHaul: stageEvening, PhaseMerchant: stageEvening,
	PhaseNightShift: stageEvening, PhaseLodging: stageLodging, PhaseNight: stageNight, PhaseGameOver: stageLodging,
}

// usualAt returns the usual value of s.at, the index in the player order of the seat whose turn it
// is. Documents omit s.at if it has this value. It is
//
// - the number of seats at the end of the game;
// - 0 before a day begins, while bail is decided, and without an actor;
// - the index of the attacker during an attack;
// - the index of the actor plus 1 while cards are drawn;
// - otherwise the index of the actor.
func (s *State) usualAt() int {
	seat := s.actor
	switch {
	case s.phase == PhaseGameOver:
		return int(s.seats)
	case s.phase == PhaseDayStart || s.stage == stageBail:
		return 0
	case s.attack.card != noCard:
		seat = s.attack.attacker
	}
	for i, p := range s.order[:s.seats] {
		if p == seat {
			if s.stage == stageDraw {
				return i + 1
			}
			return i
		}
	}
	return 0
}
