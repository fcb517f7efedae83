package dakota

import (
	"fmt"
	"math/bits"

	"gulch/engine"
)

// inventory counts the components of each kind, wherever they are. Each total must be the same in
// every position of a game (invariants 1 to 7).
type inventory struct {
	resources [ResourceCount]int
	workers   [WorkerKinds]int
	tiles     [TileKinds]int
	cards     [CardKinds]int
	buildings [buildingEnd]int
}

func (s *State) inventory() (v inventory) {
	addAll(v.resources[:], s.pool[:])
	addAll(v.workers[:], s.workerBag[:])
	addAll(v.tiles[:], s.bag[:])
	addAll(v.tiles[:], s.beside[:])
	addAll(v.cards[:], s.discard[:])
	addAll(v.buildings[:], s.supply[:])
	addAll(v.buildings[:], s.destroyed[:])
	v.workers[Miner] += int(s.minerPool)
	v.workers[StrongMiner] += int(s.strongOut)
	for _, w := range s.job {
		if w < noWorker {
			v.workers[w]++
		}
	}
	for c := range s.sales {
		for _, token := range s.sales[c] {
			if token != 0 {
				v.resources[token-1]++
			}
		}
	}
	for _, c := range s.deck[:s.deckSize] {
		v.cards[c]++
	}
	for _, c := range s.seen[:s.seenSize] {
		v.cards[c]++
	}
	for _, c := range []Card{s.event, s.attack.card} {
		if c != noCard {
			v.cards[c]++
		}
	}
	for seat := range s.seats {
		s.addTown(engine.Seat(seat), &v)
	}
	v.buildings[NoBuilding] = 0
	return v
}

func (s *State) addTown(seat engine.Seat, v *inventory) {
	p := &s.player[seat]
	addAll(v.resources[:], p.res[:])
	addAll(v.workers[:], p.free[:])
	addAll(v.workers[:], p.used[:])
	for i := range p.slot {
		v.buildings[p.slot[i].building]++
		if p.slot[i].prisoner != 0 {
			w, _ := p.slot[i].prisonerAndOwner()
			v.workers[w]++
		}
	}
	for left := s.mine[seat].used; ; {
		c, ok := left.take()
		if !ok {
			break
		}
		v.tiles[s.mine[seat].kind(c)]++
	}
	for c := firstHand; c < CardKinds; c++ {
		v.cards[c] += p.holds(c)
	}
	for _, c := range p.pending[:p.pendingSize] {
		v.cards[c]++
	}
}

func addAll(sum []int, more []uint8) {
	for i, n := range more {
		sum[i] += int(n)
	}
}

// Check returns an error for the first invariant that the position violates, or nil if it violates
// none. It also returns an error if the fields of the phase are inconsistent. Invariants about a
// sequence of positions are checked by Audit.
func (s *State) Check() error {
	for _, check := range []func() error{
		s.checkInventory, s.checkTowns, s.checkMines, s.checkDay, s.checkPhase, s.checkHomes, s.checkScores,
	} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkInventory checks that no component is missing or exists twice (invariants 1 to 7).
func (s *State) checkInventory() error {
	v, setup := s.inventory(), &box.setup[s.seats]
	n := int(s.seats)
	for r, have := range v.resources {
		if have != int(setup.tokens) {
			return engine.Violates("I1", "there are %d tokens of %s", have, Resource(r))
		}
	}
	for w, have := range v.workers {
		want := int(box.workerTotal[w])
		switch Worker(w) {
		case Miner:
			want = int(setup.miners) + n*int(box.k.StartMiners)
		case StrongMiner:
			want = int(setup.strongOut + setup.strongBag)
		}
		if have != want {
			return engine.Violates("I2", "there are %d workers of kind %s, not %d", have, Worker(w), want)
		}
	}
	for t, have := range v.tiles {
		if have != int(box.tileQty[t]) {
			return engine.Violates("I5", "there are %d tiles %s", have, Tile(t))
		}
	}
	for c, have := range v.cards {
		if have != int(s.cardsOf(Card(c))) {
			return engine.Violates("I6", "there are %d cards %s", have, Card(c))
		}
	}
	for b := House; b < buildingEnd; b++ {
		want := int(box.supply[b][n])
		for _, id := range box.k.StartBuildings {
			want += n * one(id == box.buildingID[b])
		}
		if v.buildings[b] != want {
			return engine.Violates("I7", "there are %d buildings %s, not %d", v.buildings[b], b, want)
		}
	}
	return nil
}

// checkTowns checks the money, buildings, workers and cards of each town, and the price bonuses
// (invariants 6, 8, 12, 14).
func (s *State) checkTowns() error {
	for seat := range engine.Seat(s.seats) {
		p := &s.player[seat]
		if p.money < 0 || p.spent < 0 {
			return engine.Violates("I8", "seat %d has %d dollars and has spent %d", seat, p.money, p.spent)
		}
		if p.vacant() != p.count(NoBuilding) {
			return fmt.Errorf("seat %d has %d buildings, not the %d counted", seat, BuildingSlots-p.count(NoBuilding),
				p.built)
		}
		if !p.mayAcquireMore(0) {
			return engine.Violates("I12", "seat %d has acquired %d workers", seat, p.acquired)
		}
		if s.stage >= stageEvening && int(p.hires) > p.hireLimit() || s.stage < stageEvening && p.hires > 0 {
			return engine.Violates("I12", "seat %d has hired %d specialists", seat, p.hires)
		}
		for _, c := range p.pending[:p.pendingSize] {
			if !c.IsEvent() {
				return engine.Violates("I6", "%s is pending for seat %d", c, seat)
			}
		}
		for q := range p.known {
			for c := firstHand; c < CardKinds; c++ {
				if copies(p.known[q], c) > p.holds(c) || p.known[q] != 0 && (q == int(seat) || q >= int(s.seats)) {
					return fmt.Errorf("seat %d cannot know that seat %d holds %s", q, seat, c)
				}
			}
		}
		if err := s.checkWork(seat); err != nil {
			return err
		}
	}
	for r, n := range s.shortage {
		if n > box.k.ShortageCap {
			return engine.Violates("I8", "the shortage of %s is %d", Resource(r), n)
		}
	}
	return nil
}

// checkWork checks that all workers of a seat who have a task today count as used, and that there
// is room for them in their buildings and carts.
func (s *State) checkWork(seat engine.Seat) error {
	p := &s.player[seat]
	var busy [WorkerKinds]uint8
	for i := range p.slot {
		if err := s.checkSlot(seat, i, &busy); err != nil {
			return err
		}
	}
	for i := range p.cart {
		c := &p.cart[i]
		if c.kind == NoCart && *c != (cart{leaf: outside}) || c.returned && !c.launched() ||
			c.launched() && c.crew == 0 ||
			c.crew != 0 && c.derailed || c.crew != 0 && s.stage < stagePlan || c.launched() && s.stage < stageResolve ||
			c.returned && s.stage < stageEvening || c.derailed && s.stage < stageNoon {
			return fmt.Errorf("%s of seat %d is in an impossible state", cartName(uint8(i)), seat)
		}
		if int16(c.size()) > box.capacity[c.kind] {
			return engine.Violates("I8", "%s of seat %d carries %d", cartName(uint8(i)), seat, c.size())
		}
		if c.launched() && !s.mine[seat].leaves.has(c.leaf) {
			return engine.Violates("I10", "%s of seat %d is in a shaft that does not exist", cartName(uint8(i)), seat)
		}
		for w := range busy {
			busy[w] += c.aboard(Worker(w))
		}
		for j := range i {
			if c.launched() && p.cart[j].leaf == c.leaf {
				return engine.Violates("I10", "two carts of seat %d serve one shaft", seat)
			}
		}
	}
	for w, n := range busy {
		if s.stage < stageLodging && n > p.used[w] {
			return engine.Violates("I14", "%d of kind %s work for seat %d, but only %d are used", n, Worker(w), seat,
				p.used[w])
		}
	}
	return nil
}

func (s *State) checkSlot(seat engine.Seat, i int, busy *[WorkerKinds]uint8) error {
	at := &s.player[seat].slot[i]
	bad := func() error { return fmt.Errorf("%s of seat %d is in an impossible state", slotName(uint8(i)), seat) }
	lesson := at.flags&slotLesson != 0
	switch {
	case at.building == NoBuilding && *at != slot{}, at.window[0] == 0 && at.window[1] != 0,
		at.flags&slotStarting != 0 && at.building != House && at.building != Workshop,
		at.flags&slotClosed != 0 && !at.building.isShop(), at.window[0] != 0 && !at.building.isShop(),
		at.window[0] != 0 && (at.flags&slotClosed != 0 || s.stage < stagePlan), at.flags&slotClosed != 0 &&
			s.stage < stageNoon,
		at.officers() > 0 && (at.building != SheriffOffice || s.stage < stageNoon), lesson && at.building != School,
		lesson && (at.window[0].worker() != Teacher || at.window[1].worker() != Miner ||
			at.window[0]>>4 != at.window[1]>>4):
		return bad()
	}
	for _, w := range at.window {
		if w == 0 {
			continue
		}
		if w.worker() >= WorkerKinds || w.acts() > 0 && s.stage < stageResolve ||
			w.acts() > 1 && at.building != Workshop {
			return bad()
		}
		if !lesson || w.waiting() || w.worker() == Teacher {
			busy[w.worker()]++
		}
	}
	if at.prisoner == 0 {
		return nil
	}
	w, owner := at.prisonerAndOwner()
	if at.building != SheriffOffice || w >= WorkerKinds || int8(owner) >= s.seats || owner == seat ||
		s.stage > stageBail && s.stage < stageNoon {
		return bad()
	}
	return nil
}

// checkMines checks that every mine is a tree of tiles that obeys the layer rule (invariants 9,
// 10).
func (s *State) checkMines() error {
	for seat := range s.seats {
		if err := s.mine[seat].check(); err != nil {
			return engine.Violates("I9", "mine of seat %d: %w", seat, err)
		}
		for i, mined := range s.player[seat].mined {
			if mined&^s.mine[seat].used[i] != 0 || mined != 0 && s.stage < stageEvening {
				return engine.Violates("I10", "seat %d has mined where it has no tile, or too early", seat)
			}
		}
	}
	return nil
}

func (m *mine) check() error {
	joints, depth, count := bits.OnesCount8(m.facing(entrance)&box.open[entranceByte]), uint8(0), uint8(0)
	for left := m.used; ; {
		c, ok := left.take()
		if !ok {
			break
		}
		x, y := c.xy()
		joined := m.joined(c)
		parents := 0
		for j := joined; j != 0; j &= j - 1 {
			n := nextTo[c][bits.TrailingZeros8(j)]
			switch {
			case m.dist[n]+1 == m.dist[c]:
				parents++
			case m.dist[n] != m.dist[c]+1:
				return fmt.Errorf("distances of neighbours of %d, %d do not fit", x, y)
			}
		}
		joints += bits.OnesCount8(joined)
		depth = max(depth, m.dist[c])
		count++
		switch {
		case c >= entrance || m.tile[c] < 4 || parents != 1:
			return fmt.Errorf("the tile at %d, %d has %d parents", x, y, parents)
		case m.dist[c] < box.minDist[box.tileLayer[m.kind(c)]]:
			return fmt.Errorf("the tile at %d, %d lies too shallow", x, y)
		case m.leaves.has(c) == m.hasChildren(c):
			return fmt.Errorf("the tile at %d, %d is a leaf exactly if it has no children", x, y)
		}
	}
	if joints != 2*int(count) || depth != m.depth || count != m.count {
		return fmt.Errorf("%d tiles with %d joints and depth %d", count, joints, depth)
	}
	return nil
}

// checkDay checks that the number of the day, the player order and the mark of the last day are
// possible (invariants 11, 17, 18).
func (s *State) checkDay() error {
	limit := box.setup[s.seats].dayLimit
	full := s.day == limit
	var seen engine.SeatSet
	for i, p := range s.order[:s.seats] {
		seen = seen.With(p)
		if s.player[p].vacant() == 0 {
			full = true
		}
		if i > 0 && s.stage == stageEvening && s.player[s.order[i-1]].spent > s.player[p].spent {
			return engine.Violates("I11", "seat %d is before seat %d, but has spent more", s.order[i-1], p)
		}
	}
	switch {
	case seen != 1<<uint(s.seats)-1:
		return engine.Violates("I11", "the player order is no permutation")
	case s.day > limit:
		return engine.Violates("I17", "the day is %d, but the last possible day is %d", s.day, limit)
	case s.lastDay != full:
		return engine.Violates("I18", "the last-day flag is %v", s.lastDay)
	case s.phase == PhaseDayStart && s.lastDay, s.phase != PhaseDayStart && s.day == 0:
		return engine.Violates("I17", "a morning comes after the last day, or day 0 is in progress")
	case s.phase == PhaseGameOver && !s.lastDay:
		return engine.Violates("I17", "the game is over before the last day")
	case s.stage == stageNight && s.lastDay:
		return engine.Violates("R103", "the last day has no night")
	}
	return nil
}

// checkHomes checks that nobody has too many workers or resources after lodging, or too many cards
// after the night (invariant 13).
func (s *State) checkHomes() error {
	if s.stage < stageLodging {
		return nil
	}
	morning := s.phase == PhaseDayStart
	for i, seat := range s.order[:s.seats] {
		p, done := &s.player[seat], morning || i < int(s.at)
		switch {
		case (done || s.stage == stageNight) && p.people() > p.beds():
			return engine.Violates("I13", "%d workers of seat %d sleep in %d beds", p.people(), seat, p.beds())
		case (done || s.stage == stageNight) && s.overfull(p):
			return engine.Violates("I13", "seat %d keeps %d resources and may keep %d", seat, p.goods(), p.storage())
		case done && s.stage == stageNight && handSize(p.hand) > p.handLimit():
			return engine.Violates("I13", "seat %d keeps %d cards and may keep %d", seat, handSize(p.hand),
				p.handLimit())
		}
	}
	return nil
}

// checkScores checks that the lines of each seat's score sheet add up to its score, and that at
// least one seat has rank 1 (invariant 17).
func (s *State) checkScores() error {
	first := false
	for _, rank := range s.Ranks(nil) {
		first = first || rank == 1
	}
	if !first {
		return engine.Violates("I17", "no seat has rank 1")
	}
	for p := range engine.Seat(s.seats) {
		sum := 0
		for _, line := range s.Sheet() {
			sum += line.Points[p]
		}
		if sum != s.Score(p) {
			return engine.Violates("I17", "the sheet of seat %d adds up to %d, its score is %d", p, sum, s.Score(p))
		}
	}
	return nil
}

func slotName(i uint8) string { return fmt.Sprintf("slot_%02d", i+1) }

func cartName(i uint8) string { return fmt.Sprintf("cart_%d", i+1) }
