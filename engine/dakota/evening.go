package dakota

import "gulch/engine"

// beginEvening starts the evening. The seat that is first in the new player order begins (R81).
func (s *State) beginEvening() {
	s.stage, s.at, s.passed = stageEvening, 0, 0
	s.beginTurn(s.order[0])
}

func (s *State) beginTurn(seat engine.Seat) {
	s.phase, s.actor = PhaseEvening, seat
	s.actions, s.acted = box.k.EveningActions, false
}

// endTurn makes the next seat that has not passed the actor. If all seats have passed, it begins
// the next stage, lodging.
func (s *State) endTurn(obs engine.Observer) {
	if s.nextInTurn() {
		s.beginTurn(s.actor)
		return
	}
	s.actions, s.acted, s.passed = 0, false, 0
	s.stage, s.at = stageLodging, 0
	s.nextLodger(obs)
}

// endAction counts an action of the actor. The third action ends the turn (R81).
func (s *State) endAction(obs engine.Observer) {
	s.acted = true
	s.crew = crew{}
	s.actions--
	tellActed(obs, s.actor, int(s.actions))
	if s.actions == 0 {
		s.acted = false
		tellTurnEnded(obs, s.actor)
		s.endTurn(obs)
		return
	}
	s.phase = PhaseEvening
}

// playEndTurn ends the actor's turn. If the actor has used no action in it, this counts as passing
// (R82).
func (s *State) playEndTurn(_ engine.Move, obs engine.Observer) {
	if s.acted {
		s.actions, s.acted = 0, false
		tellTurnEnded(obs, s.actor)
	} else {
		s.actions, s.passed = 0, s.passed.With(s.actor)
		tellPassed(obs, s.actor)
	}
	s.endTurn(obs)
}

func (s *State) eveningMoves(dst []engine.Move) []engine.Move {
	p := s.me()
	for i := range p.cart {
		if p.refuseReturn(i) == legal {
			dst = append(dst, ReturnCart(i))
		}
	}
	if p.goods() > 0 {
		dst = s.saleMoves(dst)
	}
	dst = s.hireMoves(dst)
	if p.hand != 0 {
		for c := firstEvening; c < CardKinds; c++ {
			if p.holds(c) > 0 {
				dst = s.eveningCardMoves(c, dst)
			}
		}
	}
	return append(dst, engine.Move{Kind: KindEndTurn})
}

func (s *State) saleMoves(dst []engine.Move) []engine.Move {
	p := s.me()
	for c := range Combination(CombinationCount) {
		if s.refuseCombo(c) != legal {
			continue
		}
		for r, n := range box.needs[c] {
			if n > 0 {
				dst = append(dst, SellCombo(c, Resource(r)))
			}
		}
	}
	for r, n := range p.res {
		for k := 1; k <= int(n); k++ {
			dst = append(dst, SellPlain(Resource(r), k))
		}
	}
	return dst
}

func (s *State) hireMoves(dst []engine.Move) []engine.Move {
	for i := range s.job[:box.jobCount[s.seats]] {
		if s.refuseHire(i, 0) == legal {
			dst = append(dst, HireSpecialist(i+1))
		}
	}
	if s.refuseHireMiner(engine.Move{}) == legal {
		dst = append(dst, engine.Move{Kind: KindHireMiner})
	}
	if s.refuseHireStrong(engine.Move{}) == legal {
		dst = append(dst, engine.Move{Kind: KindHireStrong})
	}
	return dst
}

// refuseReturn returns the reason why cart i cannot be returned, or legal if it can (R83).
func (p *player) refuseReturn(i int) reason {
	c := &p.cart[i]
	switch {
	case c.kind == NoCart || !c.launched():
		return because("R83", "You can't bring up that cart: it wasn't sent today.")
	case c.returned:
		return because("R83", "You can't bring up that cart: it's already back.")
	}
	return legal
}

func (s *State) refuseReturnMove(m engine.Move) reason {
	if uint(CartSlotOf(m)) >= CartSlots {
		return because("R83", "You can't choose that. Choose one of your 4 cart spaces.")
	}
	return s.me().refuseReturn(CartSlotOf(m))
}

func (s *State) playReturn(m engine.Move, obs engine.Observer) {
	c := &s.me().cart[CartSlotOf(m)]
	c.returned = true
	strong := c.aboard(StrongMiner)
	s.crew = crew{normal: c.size() - strong, strong: strong, leaf: c.leaf}
	s.phase = PhaseCollect
	tellReturned(obs, s.actor, CartSlotOf(m))
}

// collectMoves appends to dst a move for each tile of the cart's shaft where the workers aboard can
// still take resources, and the move that stops (R84).
func (s *State) collectMoves(dst []engine.Move) []engine.Move {
	var buf [TileCount]cell
	for _, c := range s.myMine().path(s.crew.leaf, &buf) {
		if s.refuseTileOre(c) == legal {
			dst = append(dst, MineAt(int(c)))
		}
	}
	return append(dst, engine.Move{Kind: KindCollectDone})
}

// refuseTileOre returns the reason why no resource can be taken from the tile in cell c of the
// actor's mine, or legal if one can (R84).
func (s *State) refuseTileOre(c cell) reason {
	res := box.tileRes[s.myMine().kind(c)]
	switch {
	case s.me().mined.has(c):
		return minedToday
	case res[0] == noResource:
		return because("R84", "You can't mine that tile: it has no ore.")
	case s.pool[res[0]] == 0 && (res[1] == noResource || s.pool[res[1]] == 0):
		return poolLacks
	}
	return legal
}

func (s *State) refuseMine(m engine.Move) reason {
	mine := s.myMine()
	if uint(CellOf(m)) >= gridCells || mine.tile[CellOf(m)] == 0 || !mine.onPath(s.crew.leaf, cell(CellOf(m))) {
		return because("R84", "You can't mine that tile: the cart doesn't pass it.")
	}
	return s.refuseTileOre(cell(CellOf(m)))
}

// playMine stores the tile of move m as the one to be mined. The actor is then asked for the worker
// and the resources.
func (s *State) playMine(m engine.Move, obs engine.Observer) {
	s.crew.site = cell(CellOf(m))
	s.phase = PhaseHaul
	tellChosen(obs, s.actor, nobody, ChosenOre, CellOf(m), 0)
}

func (s *State) haulMoves(dst []engine.Move) []engine.Move { return s.haulsAt(s.crew.site, dst) }

// haulsAt appends to dst a move for each way in which the workers aboard can take resources from
// the tile in cell c (R85).
func (s *State) haulsAt(c cell, dst []engine.Move) []engine.Move {
	res := box.tileRes[s.myMine().kind(c)]
	for i, aboard := range [2]uint8{s.crew.normal, s.crew.strong} {
		strong := i == 1
		if aboard == 0 {
			continue
		}
		if s.pool[res[0]] > 0 {
			dst = append(dst, Haul(strong, res[0]))
		}
		if res[1] == noResource {
			continue
		}
		if res[1] != res[0] && s.pool[res[1]] > 0 {
			dst = append(dst, Haul(strong, res[1]))
		}
		if strong && s.hasBoth(res) {
			dst = append(dst, Haul(true, BothResources))
		}
	}
	return dst
}

// hasBoth reports whether the common pool has a token for each of the two resources in res. Two
// equal resources need two tokens.
func (s *State) hasBoth(res [2]Resource) bool {
	if res[0] == res[1] {
		return s.pool[res[0]] > 1
	}
	return s.pool[res[0]] > 0 && s.pool[res[1]] > 0
}

func (s *State) refuseHaul(m engine.Move) reason {
	if !StrongOf(m) && s.crew.normal == 0 || StrongOf(m) && s.crew.strong == 0 {
		return because("R85", "You can't use that worker: none of that kind are left in the cart.")
	}
	if ResourceOf(m) == BothResources {
		res := box.tileRes[s.myMine().kind(s.crew.site)]
		switch {
		case !StrongOf(m):
			return because("R85", "You can't take both ores: only a strong miner can.")
		case res[1] == noResource:
			return because("R85", "You can't take 2 ore: that tile has only 1.")
		case !s.hasBoth(res):
			return poolLacks
		}
		return legal
	}
	return s.refuseOre(int(s.crew.site), ResourceOf(m))
}

var (
	minedToday = because("R84", "You can't mine that tile again: it was already mined today.")
	poolLacks  = because("R86", "You can't collect that ore: the pool doesn't have enough left.")
)

// refuseOre returns the reason why resource r cannot be taken from a tile of the actor's mine, or
// legal if it can (R84). at is the cell of the tile.
func (s *State) refuseOre(at int, r Resource) reason {
	if uint(at) >= gridCells || !s.myMine().used.has(cell(at)) {
		return because("R85", "You can't mine there: that tile isn't in your mine.")
	}
	res := box.tileRes[s.myMine().kind(cell(at))]
	switch {
	case s.me().mined.has(cell(at)):
		return minedToday
	case r >= ResourceCount || res[0] != r && res[1] != r:
		return because("R85", "You can't take that ore: it isn't on that tile.")
	case s.pool[r] == 0:
		return poolLacks
	}
	return legal
}

// playHaul takes the resources of move m from the chosen tile (R85, R87).
func (s *State) playHaul(m engine.Move, obs engine.Observer) {
	c := s.crew.site
	if StrongOf(m) {
		s.crew.strong--
	} else {
		s.crew.normal--
	}
	s.me().mined.add(c)
	s.crew.site = 0
	s.phase = PhaseCollect
	if ResourceOf(m) == BothResources {
		for _, r := range box.tileRes[s.myMine().kind(c)] {
			s.dig(c, r, 1, obs)
		}
	} else {
		s.dig(c, ResourceOf(m), one(StrongOf(m)), obs)
	}
	if s.crew.normal+s.crew.strong == 0 {
		s.endAction(obs)
	}
}

func (s *State) dig(c cell, r Resource, how int, obs engine.Observer) {
	s.pool[r]--
	s.me().res[r]++
	tellMined(obs, s.actor, int(c), r, how)
}

func (s *State) playCollectDone(_ engine.Move, obs engine.Observer) { s.endAction(obs) }

// ComboPrice returns the price in dollars for which combination c can be sold today (R90).
func (s *State) ComboPrice(c Combination) int {
	price := box.price[c]
	if s.bankRun {
		price = max(price-box.k.BankRunCut, box.comboFace[c])
	}
	for r, n := range box.needs[c] {
		price += int16(n) * int16(s.shortage[r])
	}
	return int(price)
}

// PlainPrice returns the price in dollars for which one unit of resource r can be sold today on its
// own, without a combination (R90).
func (s *State) PlainPrice(r Resource) int { return int(box.face[r] + s.shortage[r]) }

// freeSale returns the index of the first unused sale slot of combination c, or -1 if all are used
// (R91).
func (s *State) freeSale(c Combination) int {
	for i := range s.sales[c][:s.saleSlots(c)] {
		if s.sales[c][i] == 0 {
			return i
		}
	}
	return -1
}

func (s *State) saleSlots(c Combination) uint8 { return box.saleSlots[c][one(s.solo())] }

// refuseUnits returns the reason why the actor does not have the resources that combination c
// needs, or legal if the actor has them.
func (s *State) refuseUnits(c Combination) reason {
	p := s.me()
	for r, n := range box.needs[c] {
		if p.res[r] < n {
			return because("R88", "You can't sell that combination: you don't have all its ore.")
		}
	}
	return legal
}

func (s *State) refuseCombo(c Combination) reason {
	if s.freeSale(c) < 0 {
		return because("R91", "You can't sell that combination: all its spaces are taken today.")
	}
	return s.refuseUnits(c)
}

func (s *State) refuseSellCombo(m engine.Move) reason {
	switch {
	case CombinationOf(m) >= CombinationCount:
		return because("R88", "You can't sell that. Choose a highlighted combination.")
	case KeptOf(m) >= ResourceCount || box.needs[CombinationOf(m)][KeptOf(m)] == 0:
		return because("R88", "You can't leave that ore on the space. Choose one of the ores you're selling.")
	}
	return s.refuseCombo(CombinationOf(m))
}

// playSellCombo carries out move m, which sells a combination. One of its tokens stays on the sale
// slot, and the others go to the pool (R88).
func (s *State) playSellCombo(m engine.Move, obs engine.Observer) {
	c := CombinationOf(m)
	price, at := s.ComboPrice(c), s.freeSale(c)
	s.payIn(c)
	s.pool[KeptOf(m)]--
	s.sales[c][at] = uint8(KeptOf(m)) + 1
	s.me().money += int16(price)
	tellSoldCombo(obs, s.actor, c, price, int(KeptOf(m)), at)
	s.endAction(obs)
}

func (s *State) payIn(c Combination) {
	for r, n := range box.needs[c] {
		s.me().res[r] -= n
		s.pool[r] += n
	}
}

func (s *State) refuseSellPlain(m engine.Move) reason {
	switch {
	case ResourceOf(m) >= ResourceCount:
		return because("R89", "You can't choose that ore. Choose a highlighted one.")
	case AmountOf(m) < 1 || AmountOf(m) > int(s.me().res[ResourceOf(m)]):
		return because("R89", "You can't sell that much. Choose at least 1, and no more than you have.")
	}
	return legal
}

// playSellPlain carries out move m, which sells units of one resource on their own, without a
// combination (R89).
func (s *State) playSellPlain(m engine.Move, obs engine.Observer) {
	r, n := ResourceOf(m), AmountOf(m)
	s.sellUnits(r, uint8(n), int16(n*s.PlainPrice(r)), obs)
	s.endAction(obs)
}

func (s *State) sellUnits(r Resource, n uint8, price int16, obs engine.Observer) {
	s.me().res[r] -= n
	s.pool[r] += n
	s.me().money += price
	tellSoldPlain(obs, s.actor, r, int(n), int(price))
}
