package dakota

import "gulch/engine"

// beginEvent starts event card c, which seat has drawn. waited is true if the card was drawn in a
// school on an earlier day. The result is true if a seat must make a decision before the event can
// continue.
func (s *State) beginEvent(seat engine.Seat, c Card, waited bool, obs engine.Observer) bool {
	s.event, s.eventAt = c, 0
	switch c {
	case BankRun:
		s.bankRun = true
	case Blizzard:
		s.blizzard++
	case PaydayWeekend:
		s.payday++
	}
	tellHappening(obs, seat, c, waited)
	return s.runEvent(obs)
}

// runEvent continues the current event card with the next seats in player order (R31). It returns
// true if a seat must make a decision first.
func (s *State) runEvent(obs engine.Observer) bool {
	if atOnce[s.event] != nil {
		atOnce[s.event](s, obs)
	} else {
		for ; s.eventAt < uint8(s.seats); s.eventAt++ {
			if s.strikeSeat(s.order[s.eventAt], obs) {
				return true
			}
		}
	}
	over := s.event
	s.discard[over]++
	s.event, s.eventAt = noCard, 0
	tellOver(obs, over)
	return false
}

// atOnce holds a function for each event card that takes effect on all seats at once. The other
// event cards affect one seat after another (see strikeSeat).
var atOnce = [firstHand]func(*State, engine.Observer){
	RailroadBoom: func(s *State, obs engine.Observer) {
		s.raiseShortage(Coal, 1, obs)
		s.raiseShortage(Iron, 1, obs)
	},
	SilverFever: func(s *State, obs engine.Observer) {
		s.raiseShortage(Copper, 1, obs)
		s.raiseShortage(Silver, 1, obs)
	},
	GoldRush:     func(s *State, obs engine.Observer) { s.raiseShortage(Gold, 2, obs) },
	TaxCollector: (*State).collectTax,
	LandGrant:    (*State).grantLand,
}

// raiseShortage raises the price bonus of resource r, up to the limit (R31). by is the increase in
// dollars.
func (s *State) raiseShortage(r Resource, by uint8, obs engine.Observer) {
	s.shortage[r] = min(s.shortage[r]+by, box.k.ShortageCap)
	tellShortage(obs, r, int(s.shortage[r]))
}

func (s *State) collectTax(obs engine.Observer) {
	for _, seat := range s.order[:s.seats] {
		p := &s.player[seat]
		tax := min(p.money/box.k.TaxPer, box.k.TaxMax)
		p.money -= tax
		tellTaxed(obs, seat, int(tax))
	}
}

func (s *State) grantLand(obs engine.Observer) {
	fewest := BuildingSlots
	for i := range s.player[:s.seats] {
		fewest = min(fewest, s.player[i].buildings())
	}
	for _, seat := range s.order[:s.seats] {
		if p := &s.player[seat]; p.buildings() == fewest {
			p.money += box.k.LandGrant
			tellGranted(obs, seat, int(box.k.LandGrant))
		}
	}
}

// strikeSeat carries out the current event card for one seat. It returns true if that seat must
// make a decision.
func (s *State) strikeSeat(seat engine.Seat, obs engine.Observer) bool {
	p := &s.player[seat]
	switch s.event {
	case Earthquake:
		if !p.exposed() {
			return false
		}
		n := s.chance.Die(dieSides)
		tellRolled(obs, seat, n, RollEarthquake, 0, 0)
		if n > box.k.EarthquakeHit {
			return false
		}
		s.phase = PhaseEarthquake
	case MineCollapse:
		if s.mine[seat].count < box.k.CollapseTiles {
			return false
		}
		s.phase = PhaseCollapse
	case WagonTrain:
		if s.minerPool > 0 && p.mayAcquire() {
			s.addMiner(seat, true, obs)
		}
		return false
	case Fever:
		if p.idle() == 0 {
			return false
		}
		s.phase = PhaseFever
	case SurveyParty:
		s.beginExploring(seat, exploreParty, box.k.ExploreDraw, false)
		return true
	default:
		return false
	}
	s.actor = seat
	return true
}

// addMiner moves a miner from the pool to the town of a seat at no cost. free says whether the
// miner can work today.
func (s *State) addMiner(seat engine.Seat, free bool, obs engine.Observer) {
	p := &s.player[seat]
	s.minerPool--
	if free {
		p.free[Miner]++
	} else {
		p.used[Miner]++
	}
	p.acquired++
	tellJoined(obs, seat, Miner, free)
}

// exposedSlot reports whether an earthquake may destroy the building in slot i. Starting buildings
// and a town's only workshop are safe.
func (p *player) exposedSlot(i int) bool {
	at := &p.slot[i]
	return at.building != NoBuilding && at.flags&slotStarting == 0 &&
		(at.building != Workshop || p.count(Workshop) > 1)
}

func (p *player) exposed() bool {
	for i := range p.slot {
		if p.exposedSlot(i) {
			return true
		}
	}
	return false
}

func (s *State) earthquakeMoves(dst []engine.Move) []engine.Move {
	p := s.me()
	for i := range p.slot {
		if p.exposedSlot(i) {
			dst = append(dst, Destroy(i))
		}
	}
	return s.engineerMove(dst)
}

func (s *State) engineerMove(dst []engine.Move) []engine.Move {
	if s.me().free[Engineer] > 0 {
		dst = append(dst, engine.Move{Kind: KindLayEngineer})
	}
	return dst
}

func (s *State) refuseDestroy(m engine.Move) reason {
	if uint(SlotOf(m)) >= BuildingSlots || !s.me().exposedSlot(SlotOf(m)) {
		return because(
			"R31", "You can't remove starting buildings or your only workshop. Choose a highlighted building.")
	}
	return legal
}

// playDestroy removes the building of move m, in the actor's town, from the game. A prison cell in
// it is always empty, because bail is decided before the events of the morning.
func (s *State) playDestroy(m engine.Move, obs engine.Observer) {
	gone := s.me().slot[SlotOf(m)].building
	s.destroyed[gone]++
	s.me().setBuilding(SlotOf(m), slot{})
	tellDestroyed(obs, s.actor, SlotOf(m), gone)
	s.continueMorning(obs)
}

func (s *State) refuseEngineer(engine.Move) reason {
	switch {
	case s.me().free[Engineer] == 0:
		return because("R34", "You can't use an engineer: none of your engineers are free.")
	case s.phase == PhaseAttackResponse && s.attack.card != Dynamite:
		return because("R45", "You can't use an engineer here: he only stops Dynamite.")
	}
	return legal
}

// playEngineer uses one of the actor's engineers to prevent an earthquake, a collapse or the effect
// of Dynamite (R34, R45).
func (s *State) playEngineer(_ engine.Move, obs engine.Observer) {
	s.me().useWorker(Engineer)
	if s.phase == PhaseAttackResponse {
		tellLaidDown(obs, s.actor, s.attack.attacker, Dynamite)
		s.failAttack(false, obs)
		return
	}
	tellLaidDown(obs, s.actor, nobody, s.event)
	s.continueMorning(obs)
}

func (s *State) collapseMoves(dst []engine.Move) []engine.Move {
	for left := s.myMine().leaves; ; {
		c, ok := left.take()
		if !ok {
			return s.engineerMove(dst)
		}
		dst = append(dst, Collapse(int(c)))
	}
}

func (s *State) refuseCollapse(m engine.Move) reason { return s.myMine().refuseLeaf(CellOf(m)) }

// refuseLeaf returns the reason why the tile in cell c cannot collapse, or legal if it can (R11).
func (m *mine) refuseLeaf(c int) reason {
	if !m.isLeaf(c) {
		return because("R11", "You can't choose that. Choose an end tile in your mine.")
	}
	return legal
}

// isLeaf reports whether c is the cell of a leaf, which is the end tile of a shaft.
func (m *mine) isLeaf(c int) bool { return uint(c) < gridCells && m.leaves.has(cell(c)) }

func (s *State) playCollapse(m engine.Move, obs engine.Observer) {
	s.collapseLeaf(s.actor, cell(CellOf(m)), obs)
	s.continueMorning(obs)
}

// collapseLeaf removes the leaf at cell c from the mine of a seat. The tile is put beside the
// market, and the prices of its resources rise (R13).
func (s *State) collapseLeaf(seat engine.Seat, c cell, obs engine.Observer) {
	t := s.mine[seat].collapse(c)
	s.player[seat].mined.drop(c)
	s.beside[t]++
	tellCollapsed(obs, seat, int(c), t)
	for r := range ResourceCount {
		if box.tileTypes[t]>>r&1 != 0 {
			s.raiseShortage(r, 1, obs)
		}
	}
}

func (s *State) feverMoves(dst []engine.Move) []engine.Move { return s.freeKinds(FallIll, dst) }

// freeKinds appends to dst, for each kind of worker of which the actor's town has a free one, the
// move that the function move returns.
func (s *State) freeKinds(move func(Worker) engine.Move, dst []engine.Move) []engine.Move {
	for w, n := range s.me().free {
		if n > 0 {
			dst = append(dst, move(Worker(w)))
		}
	}
	return dst
}

// refuseFree returns the reason why the actor has no free worker of the kind that move m names,
// or legal if the actor has one.
func (s *State) refuseFree(m engine.Move) reason { return s.me().refuseFree(WorkerOf(m)) }

func (p *player) refuseFree(w Worker) reason {
	switch {
	case w >= WorkerKinds:
		return because("R26", "You can't choose that worker. Choose a highlighted one.")
	case p.free[w] == 0:
		return because("R26", "You can't choose that worker: none of that kind are free.")
	}
	return legal
}

func (s *State) playSick(m engine.Move, obs engine.Observer) {
	s.me().useWorker(WorkerOf(m))
	tellSick(obs, s.actor, WorkerOf(m))
	s.continueMorning(obs)
}
