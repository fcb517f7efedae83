package dakota

import "gulch/engine"

// refuseWork returns the reason why the worker in window k of the actor's slot i cannot do a job
// now, or legal if the worker can. Reasons are that there is no worker in a workshop there, that
// the worker has done today's job, or that no job is possible (R70). i and k count from 0.
func (s *State) refuseWork(i, k int) reason {
	at := &s.me().slot[i]
	w := at.window[k]
	switch {
	case at.building != Workshop || w == 0:
		return because("R70", "You can't work there. Choose a worker assigned to a workshop.")
	case at.duplicate(k):
		return because("R70", "You can't work at that window: both workers are the same kind. Choose the first window.")
	case !w.waiting() && s.me().overtime == 0:
		return because("R70", "You can't use that worker: he has done his job today.")
	}
	price, ok := s.cheapestJob(i, w.worker())
	switch {
	case !ok:
		return because("R70", "You can't use that worker: there's no job he could do.")
	case s.me().money < price:
		return because("R70", "You can't use that worker: his cheapest job costs $%d and you have $%d.", price,
			s.me().money)
	}
	return legal
}

// buildPrice returns the price in dollars that the actor pays for building b if a worker of kind w
// builds it (R75).
func (s *State) buildPrice(b Building, w Worker) int16 {
	price := box.cost[b]
	if w == Craftsman {
		price -= box.k.CraftsmanBuildDiscount
	}
	if s.me().timber > 0 {
		price -= box.k.TimberDiscount
	}
	return max(price, box.k.MinBuildingCost)
}

// cartDiscount returns the discount in dollars that a worker of kind w gets on carts (R75).
func cartDiscount(w Worker) int16 {
	if w == Craftsman {
		return box.k.CraftsmanCartDiscount
	}
	return 0
}

// cheapestJob returns the price in dollars of the cheapest job that a worker of kind w of the actor
// could do in the workshop in slot shop (counted from 0). ok is false if no job is possible at any
// price.
func (s *State) cheapestJob(shop int, w Worker) (price int16, ok bool) {
	p := s.me()
	full := true
	for i := range p.slot {
		full = full && p.slot[i].building != NoBuilding
	}
	offer := func(n int16) {
		if !ok || n < price {
			price, ok = n, true
		}
	}
	for b := House; b < buildingEnd; b++ {
		if n := s.buildPrice(b, w); s.supply[b] > 0 && (!ok || n < price) && (!full || s.hasSite(b, shop)) {
			offer(n)
		}
	}
	if w == Craftsman && s.supply[Hotel] > 0 && p.count(House) > 0 {
		offer(box.k.CraftsmanUpgradeCost)
	}
	if p.cartPlace() {
		offer(box.cartCost[SmallCart] - cartDiscount(w))
	}
	return price, ok
}

// CheapestJob returns the price in dollars of the cheapest job that the seat to decide could give a
// worker of kind w in the workshop in slot shop (counted from 0). ok is false if no job is possible
// at any price.
func (s *State) CheapestJob(shop int, w Worker) (price int, ok bool) {
	n, ok := s.cheapestJob(shop, w)
	return int(n), ok
}

// cartPlace reports whether the player has a slot for a new cart: an empty one, or one whose cart
// has no crew and can be given up.
func (p *player) cartPlace() bool {
	for i := range p.cart {
		if p.cart[i].crew == 0 {
			return true
		}
	}
	return false
}

func (s *State) playWork(m engine.Move, obs engine.Observer) {
	s.work = work{slot: uint8(SlotOf(m)), window: uint8(WindowOf(m))}
	s.phase = PhaseJob
	tellChosen(obs, s.actor, nobody, ChosenWorker, SlotOf(m), WindowOf(m))
}

// jobWorker returns the kind of the worker for whom the actor is now selecting a job.
func (s *State) jobWorker() Worker { return s.me().slot[s.work.slot].window[s.work.window].worker() }

func (s *State) jobMoves(dst []engine.Move) []engine.Move {
	p, w := s.me(), s.jobWorker()
	for b := House; b < buildingEnd; b++ {
		if s.refuseBuild(b) == legal {
			dst = append(dst, Build(b))
		}
	}
	for b := House; b < buildingEnd; b++ {
		if s.refuseRebuild(b) == legal {
			dst = append(dst, Rebuild(b))
		}
	}
	if w == Craftsman {
		for i := range p.slot {
			if s.refuseUpgrade(i) == legal {
				dst = append(dst, Upgrade(i))
			}
		}
	}
	return p.cartMoves(BuyCart, cartDiscount(w), dst)
}

// refuseTaking returns the reason why the actor cannot buy building b from the supply, or legal if
// the actor can. The supply must have one, and the actor must be able to pay for it (R75, R76).
func (s *State) refuseTaking(b Building) reason {
	switch {
	case b < House || b >= buildingEnd:
		return because("R76", "You can't build that. Choose a highlighted building.")
	case s.supply[b] == 0:
		return because("R76", "You can't build that: none are left in the supply.")
	}
	if price, money := s.buildPrice(b, s.jobWorker()), s.me().money; money < price {
		return because("R75", "You can't build that: it costs $%d and you have $%d.", price, money)
	}
	return legal
}

// refuseBuild returns the reason why the actor cannot build b in an empty slot of the town, or
// legal if the actor can (R71).
func (s *State) refuseBuild(b Building) reason {
	if why := s.refuseTaking(b); why != legal {
		return why
	}
	if s.me().vacant() == 0 {
		return because("R71", "You can't build: all your lots are full. Replace a building instead.")
	}
	return legal
}

// refuseRebuild returns the reason why the actor cannot build b in place of another building, or
// legal if the actor can (R72).
func (s *State) refuseRebuild(b Building) reason {
	if why := s.refuseTaking(b); why != legal {
		return why
	}
	if !s.hasSite(b, int(s.work.slot)) {
		return because("R72", "You can't build that: it can't replace any of your buildings.")
	}
	return legal
}

func (s *State) hasSite(b Building, shop int) bool {
	for i := range s.me().slot {
		if s.refuseSite(b, i, shop) == legal {
			return true
		}
	}
	return false
}

// refuseSite returns the reason why building b cannot replace the building in slot i of the actor's
// town, or legal if it can (R72). shop is the slot of the workshop in which the worker who builds
// it works. Slots count from 0.
func (s *State) refuseSite(b Building, i, shop int) reason {
	p := s.me()
	at := &p.slot[i]
	switch {
	case at.building == NoBuilding:
		return because("R72", "You can't replace anything there: that lot is empty.")
	case at.building == b:
		return because("R72", "You can't replace that building: the new one is the same type.")
	case i == shop:
		return because("R72", "You can't replace that workshop: the worker doing this job is in it.")
	case at.building == Workshop && p.count(Workshop) == 1:
		return because("R72", "You can't replace your only workshop. Choose another building.")
	case at.prisoner != 0:
		return because("R72", "You can't replace that office: there's a prisoner in it.")
	case at.window[0].waiting() || at.window[1].waiting():
		return because("R72", "You can't replace that building: a worker there hasn't acted yet.")
	}
	return legal
}

func (s *State) siteMoves(dst []engine.Move) []engine.Move {
	for i := range s.me().slot {
		if s.refuseSite(s.work.building, i, int(s.work.slot)) == legal {
			dst = append(dst, ChooseSite(i))
		}
	}
	return dst
}

func (s *State) refuseSiteMove(m engine.Move) reason {
	if uint(SlotOf(m)) >= BuildingSlots {
		return because("R72", "You can't choose that. Choose one of your 12 lots.")
	}
	return s.refuseSite(s.work.building, SlotOf(m), int(s.work.slot))
}

// refuseUpgrade returns the reason why the house in slot i of the actor's town (counted from 0)
// cannot be turned into a hotel, or legal if it can (R73).
func (s *State) refuseUpgrade(i int) reason {
	p := s.me()
	switch {
	case s.jobWorker() != Craftsman:
		return because("R73", "You can't turn a house into a hotel: that takes a craftsman.")
	case p.slot[i].building != House:
		return because("R73", "You can't turn that into a hotel: it isn't a house.")
	case s.supply[Hotel] == 0:
		return because("R73", "You can't build a hotel: none are left in the supply.")
	case p.money < box.k.CraftsmanUpgradeCost:
		return because(
			"R73", "You can't upgrade that house: it costs $%d and you have $%d.", box.k.CraftsmanUpgradeCost, p.money)
	}
	return legal
}

func (s *State) refuseJob(m engine.Move) reason {
	switch m.Kind {
	case KindBuild:
		return s.refuseBuild(BuildingOf(m))
	case KindRebuild:
		return s.refuseRebuild(BuildingOf(m))
	case KindUpgrade:
		if uint(SlotOf(m)) >= BuildingSlots {
			return because("R70", "You can't choose that. Choose one of your 12 lots.")
		}
		return s.refuseUpgrade(SlotOf(m))
	}
	return s.me().refuseCart(int(CartOf(m)), GivenUpOf(m), cartDiscount(s.jobWorker()))
}

func (s *State) playJob(m engine.Move, obs engine.Observer) {
	p := s.me()
	switch m.Kind {
	case KindBuild:
		i := 0
		for p.slot[i].building != NoBuilding {
			i++
		}
		s.construct(i, BuildingOf(m), obs)
	case KindRebuild:
		s.work.building = BuildingOf(m)
		s.phase = PhaseSite
		tellChosen(obs, s.actor, nobody, ChosenSite, int(BuildingOf(m)), 0)
	case KindUpgrade:
		s.spend(box.k.CraftsmanUpgradeCost)
		s.supply[House]++
		s.supply[Hotel]--
		p.slot[SlotOf(m)].building = Hotel
		p.slot[SlotOf(m)].flags &^= slotStarting
		s.endJob()
		tellUpgraded(obs, s.actor, SlotOf(m), int(box.k.CraftsmanUpgradeCost))
	case KindBuyCart:
		price := box.cartCost[CartOf(m)] - cartDiscount(s.jobWorker())
		p.spent += price
		s.endJob()
		s.buyCart(CartOf(m), GivenUpOf(m), price, obs)
	}
}

func (s *State) playSite(m engine.Move, obs engine.Observer) {
	s.construct(SlotOf(m), s.work.building, obs)
}

// construct carries out the current job: the actor pays for building b, which is put into slot i of
// the actor's town (R71, R72, R75, R77).
func (s *State) construct(i int, b Building, obs engine.Observer) {
	p := s.me()
	price := s.buildPrice(b, s.jobWorker())
	s.spend(price)
	if p.timber > 0 {
		p.timber--
	}
	old := p.slot[i].building
	if old != NoBuilding {
		s.supply[old]++
	}
	s.supply[b]--
	p.setBuilding(i, slot{building: b})
	s.endJob()
	tellBuilt(obs, s.actor, i, b, int(price), old)
	if !s.lastDay && p.vacant() == 0 {
		s.lastDay = true
		tellLastDay(obs, s.actor)
	}
}

// endJob records that the worker who is doing a job (s.work) has done it. A second job of the same
// worker uses up one card Overtime (R70).
func (s *State) endJob() {
	p := s.me()
	if !p.slot[s.work.slot].window[s.work.window].waiting() {
		p.overtime--
	}
	s.markActed(int(s.work.slot), int(s.work.window))
	s.endWork()
}
