package dakota

import (
	"slices"
	"strings"

	"gulch/engine"
)

// flow reads the phase, the actor, the player order and the progress of the day from l.d into l.s.
func (l *loader) flow() {
	d, s := l.d, l.s
	at := slices.Index(phaseNames[:], d.Phase)
	if at < 0 {
		l.Failf("there is no phase %q", d.Phase)
		return
	}
	s.phase = engine.Phase(at)
	s.stage = usualStage[s.phase]
	if d.Stage != "" {
		s.stage = find[stage](l, stageNames[:], d.Stage)
	}
	s.actor = nobody
	if d.Actor != nil {
		s.actor = l.seat("actor", *d.Actor)
	}
	if l.seats("order", d.Order) != 1<<uint(d.Players)-1 || len(d.Order) != d.Players {
		l.Failf("order must name every seat once")
		return
	}
	for i, n := range d.Order {
		s.order[i] = engine.Seat(n)
	}
	s.passed = l.seats("passed", d.Passed)
	s.planned = l.seats("planned", d.Planned)
	s.planPlace = uint8(l.Within("plan_place", d.PlanPlace, 0, placeEnd))
	switch d.PlanKind {
	case "":
	case "done":
		s.planRank = uint8(WorkerKinds)
	default:
		s.planRank = uint8(slices.Index(planOrder[:], find[Worker](l, box.workerID[:], d.PlanKind)))
	}
	if s.phase == PhasePlan && d.PlanKind == "" && s.actor != nobody {
		s.settleRank()
	}
	s.acted = d.Acted
	if s.stage == stageEvening {
		s.actions = box.k.EveningActions
	}
	if d.Actions != nil {
		s.actions = uint8(l.Within("actions", *d.Actions, 0, int(box.k.EveningActions)))
	}
	if d.Event != "" {
		s.event = find[Card](l, box.cardID[:], d.Event)
	}
	s.eventAt = uint8(l.Within("event_at", d.EventAt, 0, d.Players))
}

// decision reads what has been decided so far in an exploration, an attack, mining with a returned
// cart, or a job in a workshop.
func (l *loader) decision() {
	d, s := l.d, l.s
	if d.Prisoner != nil {
		s.jailer, s.jailSlot = l.seat("prisoner", d.Prisoner.Jailer), l.slot(d.Prisoner.Slot)
	}
	if d.Explore != nil {
		l.explore(d.Explore)
	}
	if d.Attack != nil {
		l.attack(d.Attack)
	}
	if d.Crew != nil {
		l.crew(d.Crew)
	}
	if d.Work != nil {
		l.work(d.Work)
	}
	if len(d.Seen) > maxSeen {
		l.Failf("at most %d cards are seen", maxSeen)
		return
	}
	for _, id := range d.Seen {
		s.seen[s.seenSize] = find[Card](l, box.cardID[:], id)
		s.seenSize++
	}
	s.at = uint8(s.usualAt())
	if d.At != nil {
		s.at = uint8(l.Within("at", *d.At, 0, d.Players))
	}
}

func (l *loader) explore(d *explorationDocument) {
	e := &l.s.explore
	*e = exploration{
		why: find[why](l, whyNames[:], d.Why), draws: uint8(l.Within("draws", d.Draws, 0, 3)),
		replace: d.Replace, swap: d.Swap,
	}
	for _, id := range d.Offered {
		e.offered |= 1 << find[Tile](l, box.tileID[:], id)
	}
	if d.Tile != "" {
		e.tile = uint8(find[Tile](l, box.tileID[:], d.Tile)) + 1
	}
	if d.At != nil {
		e.site = l.cell("at", *d.At)
	}
}

func (l *loader) crew(d *crewDocument) {
	c := &l.s.crew
	*c = crew{
		normal: uint8(l.Within("normal", d.Normal, 0, maxCrew)),
		strong: uint8(l.Within("strong", d.Strong, 0, maxCrew)),
		left:   uint8(l.Within("left", d.Left, 0, 3)),
	}
	if d.Leaf != nil {
		c.leaf = l.cell("leaf", *d.Leaf)
	}
	if d.At != nil {
		c.site = l.cell("at", *d.At)
	}
}

func (l *loader) work(d *workDocument) {
	w := &l.s.work
	*w = work{window: uint8(l.Within("window", d.Window, 0, 1)), roll: uint8(l.Within("roll", d.Roll, 0, dieSides))}
	if d.Slot != "" {
		w.slot = l.slot(d.Slot)
	}
	if d.Cart != "" {
		w.cart = l.numbered(d.Cart, "cart_", CartSlots)
	}
	if d.Building != "" {
		w.building = find[Building](l, box.buildingID[:], d.Building)
	}
}

func (l *loader) attack(d *attackDocument) {
	a := &l.s.attack
	*a = attack{
		card: find[Card](l, box.cardID[:], d.Card), attacker: l.seat("attacker", d.Attacker),
		target: l.seat("target", d.Target), steals: uint8(l.Within("steals", d.Steals, 0, jumpersTake)),
	}
	if d.Aim != "" {
		m, more, err := aimNotation.Parse(l.s, AimAt(0, 0), 0, strings.Fields(d.Aim))
		if err != nil || len(more) > 0 || AimOf(m) != aimOf(a.card) || !l.s.hasAim() {
			l.Failf("aim: %q is not what %s aims at", d.Aim, d.Card)
			return
		}
		a.aim = uint8(AtOf(m))
	}
	if len(d.Committed) > maxCommitted {
		l.Failf("at most %d workers are committed", maxCommitted)
		return
	}
	for _, id := range d.Committed {
		a.committed[a.count] = find[Worker](l, box.workerID[:], id)
		a.count++
	}
	if d.Arrested != "" {
		l.s.duty = find[Worker](l, box.workerID[:], d.Arrested)
	}
}

// derive puts all components that the document does not mention into their supplies.
func (l *loader) derive() {
	full := emptyPosition(l.d.Players)
	full.fillSupplies()
	have, want := l.s.inventory(), full.inventory()
	setup := &box.setup[l.d.Players]
	want.workers[StrongMiner] += int(setup.strongOut + setup.strongBag)
	s := l.s
	l.rest("I5", "tile", box.tileID[:], s.bag[:], want.tiles[:], have.tiles[:])
	l.rest("I1", "resource", box.resourceID[:], s.pool[:], want.resources[:], have.resources[:])
	l.rest("I7", "building", box.buildingID[:], s.supply[:], want.buildings[:], have.buildings[:])
	l.rest("I6", "card", box.cardID[:], s.discard[:], want.cards[:], have.cards[:])
	l.rest("I4", "worker", box.workerID[:], s.workerBag[:], want.workers[:], have.workers[:])
	s.minerPool, s.workerBag[Miner] = s.workerBag[Miner], 0
}

// rest computes how many components of each kind belong in the supply and stores these numbers in
// into: the number in the whole game (want) minus the number that the document mentions (have). All
// slices are indexed by kind. If a number would be negative, rest records a violation of the given
// invariant; its message names the component by what and ids.
func (l *loader) rest(invariant, what string, ids []string, into []uint8, want, have []int) {
	for i := range into {
		n := want[i] - have[i]
		if n < 0 {
			l.Violate(invariant, "there are only %d of the %s %q, not %d", want[i], what, ids[i], have[i])
			return
		}
		into[i] = uint8(n)
	}
}
