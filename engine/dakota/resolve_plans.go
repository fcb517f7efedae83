package dakota

import "gulch/engine"

// nextResolver asks the next seat to carry out its plan. After the last seat, the new player order
// is determined and the evening begins (R63, R80).
func (s *State) nextResolver(obs engine.Observer) {
	if s.at < uint8(s.seats) {
		s.phase, s.actor = PhaseResolve, s.order[s.at]
		return
	}
	s.newOrder(obs)
	s.beginEvening()
}

// newOrder sorts the player order by the money that the seats have spent this afternoon, the least
// first. Seats that have spent the same amount keep their order (R80).
func (s *State) newOrder(obs engine.Observer) {
	for i := 1; i < int(s.seats); i++ {
		for j := i; j > 0 && s.player[s.order[j]].spent < s.player[s.order[j-1]].spent; j-- {
			s.order[j], s.order[j-1] = s.order[j-1], s.order[j]
		}
	}
	tellOrder(obs, engine.PackSeats(s.order[:s.seats]), true)
}

func (s *State) resolveMoves(dst []engine.Move) []engine.Move {
	p := s.me()
	for i := range p.cart {
		if s.refuseLaunch(i) == legal {
			dst = append(dst, Launch(i))
		}
	}
	for i := range p.slot {
		at := &p.slot[i]
		if at.window[0] == 0 {
			continue
		}
		switch at.building {
		case Saloon:
			dst = p.saloonMoves(i, dst)
		case School:
			if at.flags&slotLesson != 0 {
				dst = s.lessonMoves(i, dst)
				continue
			}
			for k := range at.window {
				if at.window[k].waiting() && !at.duplicate(k) {
					dst = append(dst, Learn(i, k))
				}
			}
		case Workshop:
			for k := range at.window {
				if s.refuseWork(i, k) == legal {
					dst = append(dst, WorkAt(i, k))
				}
			}
		}
	}
	return append(dst, engine.Move{Kind: KindResolveDone})
}

// duplicate reports whether window k is window 1 and its worker is interchangeable with the one in
// window 0: both are of the same kind and have acted equally often today. Moves with window 1 are
// then illegal, because they have the same effect as moves with window 0.
func (s *slot) duplicate(k int) bool { return k == 1 && s.window[0] == s.window[1] }

func (p *player) saloonMoves(i int, dst []engine.Move) []engine.Move {
	at := &p.slot[i]
	for k, w := range at.window {
		switch {
		case !w.waiting() || at.duplicate(k):
		case w.worker() == Bartender:
			dst = append(dst, TendBar(i, k))
		default:
			dst = append(dst, Drink(i, k), Gamble(i, k))
		}
	}
	return dst
}

func (s *State) lessonMoves(i int, dst []engine.Move) []engine.Move {
	if !s.me().slot[i].window[0].waiting() {
		return dst
	}
	for w := firstSpecialist; w < WorkerKinds; w++ {
		if s.workerBag[w] > 0 {
			dst = append(dst, Upskill(i, w))
		}
	}
	return dst
}

// refuseSeat returns the reason why the worker in a window of one of the actor's buildings cannot
// do what move m says, or legal if the worker can.
func (s *State) refuseSeat(m engine.Move) reason {
	if uint(SlotOf(m)) >= BuildingSlots || uint(WindowOf(m)) > 1 {
		return because("R63", "You can't choose that. Choose a window on one of your 12 lots.")
	}
	at := &s.me().slot[SlotOf(m)]
	w := at.window[WindowOf(m)]
	switch {
	case w == 0:
		return because("R63", "You can't use that window: no worker is assigned to it.")
	case m.Kind == KindWork:
		return s.refuseWork(SlotOf(m), WindowOf(m))
	case !w.waiting():
		return because("R63", "You can't use that worker: he has already acted.")
	case at.duplicate(WindowOf(m)):
		return because("R63", "You can't choose that window: both workers are the same kind. Choose the first window.")
	case m.Kind == KindLearn && (at.building != School || at.flags&slotLesson != 0):
		return because("R68", "You can't draw a card there. Choose a school where no miner is in training.")
	case m.Kind == KindLearn:
		return legal
	case at.building != Saloon:
		return because("R67", "You can't do that there: it isn't a saloon. Choose a highlighted worker.")
	case (m.Kind == KindTendBar) != (w.worker() == Bartender):
		return because("R67", "You can't do that: a bartender tends bar, and other workers drink or gamble.")
	}
	return legal
}

// fee returns the fee in dollars for the next cart that the player sends today, or -1 if all carts
// have been sent (R65). blizzard is the extra fee in dollars that applies today.
func (p *player) fee(blizzard uint8) int16 {
	n := p.launches()
	switch {
	case n >= CartSlots:
		return -1
	case p.greased:
		return 0
	}
	return box.k.CartFees[n] + int16(blizzard)
}

// refuseLaunch returns the reason why the actor's cart i (counted from 0) cannot be sent, or legal
// if it can (R64, R66).
func (s *State) refuseLaunch(i int) reason {
	p := s.me()
	c := &p.cart[i]
	switch {
	case c.kind == NoCart || c.crew == 0:
		return because("R64", "You can't send a cart from there: that space has no cart with a crew.")
	case c.launched():
		return because("R64", "You can't send that cart: it's already on its way.")
	case p.money < p.fee(s.blizzard):
		return because(
			"R65", "You can't send that cart: the fee is $%d and you have $%d.", p.fee(s.blizzard), p.money)
	}
	for left := s.myMine().leaves; ; {
		leaf, ok := left.take()
		if !ok {
			return because("R66", "You can't send the cart: every shaft has had a cart today.")
		}
		if !p.served(leaf) {
			return legal
		}
	}
}

func (s *State) refuseLaunchMove(m engine.Move) reason {
	if uint(CartSlotOf(m)) >= CartSlots {
		return because("R64", "You can't choose that. Choose one of your 4 cart spaces.")
	}
	return s.refuseLaunch(CartSlotOf(m))
}

func (s *State) playLaunch(m engine.Move, obs engine.Observer) {
	s.work = work{cart: uint8(CartSlotOf(m))}
	s.phase = PhaseShaft
	tellChosen(obs, s.actor, nobody, ChosenCart, CartSlotOf(m), 0)
}

func (s *State) shaftMoves(dst []engine.Move) []engine.Move {
	p := s.me()
	for left := s.myMine().leaves; ; {
		leaf, ok := left.take()
		if !ok {
			return dst
		}
		if !p.served(leaf) {
			dst = append(dst, ChooseShaft(int(leaf)))
		}
	}
}

func (s *State) refuseShaft(m engine.Move) reason {
	switch {
	case !s.myMine().isLeaf(CellOf(m)):
		return because("R66", "You can't choose that tile. Choose the last tile in a shaft.")
	case s.me().served(cell(CellOf(m))):
		return because("R66", "You can't use that shaft again: it already had a cart today.")
	}
	return legal
}

// playShaft carries out move m, the decision down which shaft the current cart goes: the actor pays
// the fee and the cart is sent (R64, R65).
func (s *State) playShaft(m engine.Move, obs engine.Observer) {
	p, i := s.me(), s.work.cart
	fee := p.fee(s.blizzard)
	s.spend(fee)
	p.cart[i].leaf = cell(CellOf(m))
	s.endWork()
	tellLaunched(obs, s.actor, int(i), CellOf(m), int(fee))
}

// spend makes the actor pay n dollars to the bank during the afternoon. The amount counts for the
// new player order (R80).
func (s *State) spend(n int16) {
	s.me().money -= n
	s.me().spent += n
}

func (s *State) endWork() {
	s.work = work{}
	s.phase = PhaseResolve
}

// markActed increases the number of times that the worker in window k of the actor's slot i has
// acted today. Both count from 0.
func (s *State) markActed(i, k int) { s.me().slot[i].window[k] += 16 }

// besideBartender reports whether there is a bartender in the other window of the building, the one
// next to window k (0 or 1) (R67).
func (s *slot) besideBartender(k int) bool {
	other := s.window[1-k]
	return other != 0 && other.worker() == Bartender
}

func (s *State) playDrink(m engine.Move, obs engine.Observer) {
	i, k := SlotOf(m), WindowOf(m)
	pay := box.k.DrinkIncome
	if s.me().slot[i].besideBartender(k) {
		pay = box.k.DrinkWithBartender
	}
	s.markActed(i, k)
	s.earn(pay+int16(s.payday), i, k, EarnDrink, obs)
}

func (s *State) playTendBar(m engine.Move, obs engine.Observer) {
	s.markActed(SlotOf(m), WindowOf(m))
	s.earn(box.k.BartenderIncome, SlotOf(m), WindowOf(m), EarnBar, obs)
}

func (s *State) earn(n int16, i, k, how int, obs engine.Observer) {
	s.me().money += n
	tellEarned(obs, s.actor, int(n), i, k, how)
}

// playGamble carries out move m, which rolls a die for the income of a gambler. If a bartender is
// in the other window, the player may roll once more (R67).
func (s *State) playGamble(m engine.Move, obs engine.Observer) {
	i, k := SlotOf(m), WindowOf(m)
	s.markActed(i, k)
	n := s.chance.Die(dieSides)
	again := s.me().slot[i].besideBartender(k)
	if again {
		s.work = work{slot: uint8(i), window: uint8(k), roll: uint8(n)}
		s.phase = PhaseReroll
	}
	tellRolled(obs, s.actor, n, RollGamble, i, k)
	if !again {
		s.earn(int16(n), i, k, EarnGamble, obs)
	}
}

func (s *State) rerollMoves(dst []engine.Move) []engine.Move {
	return append(dst, engine.Move{Kind: KindKeepRoll}, engine.Move{Kind: KindReroll})
}

func (s *State) playReroll(m engine.Move, obs engine.Observer) {
	n, i, k := int(s.work.roll), int(s.work.slot), int(s.work.window)
	if m.Kind == KindReroll {
		n = s.chance.Die(dieSides)
		tellRolled(obs, s.actor, n, RollGamble, i, k)
	}
	s.endWork()
	s.earn(int16(n), i, k, EarnGamble, obs)
}

// playLearn carries out move m, which draws a card in a school. An event card stays face down until
// the next morning (R68).
func (s *State) playLearn(m engine.Move, obs engine.Observer) {
	p := s.me()
	s.markActed(SlotOf(m), WindowOf(m))
	tellLearned(obs, s.actor, SlotOf(m), WindowOf(m))
	c := s.drawCard(obs)
	if c == noCard {
		return
	}
	tellDrew(obs, s.actor, int(s.deckSize), true, one(c.IsEvent()))
	if c.IsEvent() {
		p.pending[p.pendingSize] = c
		p.pendingSize++
	} else {
		p.hand += oneCard(c)
	}
	tellGot(obs, s.actor, nobody, c)
}

func (s *State) refuseUpskill(m engine.Move) reason {
	if uint(SlotOf(m)) >= BuildingSlots {
		return because("R69", "You can't choose that. Choose one of your 12 lots.")
	}
	at := &s.me().slot[SlotOf(m)]
	switch {
	case at.flags&slotLesson == 0 || !at.window[0].waiting():
		return because("R69", "You can't train a miner there: no miner is waiting to be trained.")
	case WorkerOf(m) < firstSpecialist || WorkerOf(m) >= WorkerKinds:
		return because("R69", "You can't train the miner as that worker. Choose a specialist.")
	case s.workerBag[WorkerOf(m)] == 0:
		return because("R69", "You can't train that specialist: there are none left in the worker bag.")
	}
	return legal
}

// playUpskill carries out move m, which turns the miner in a school into a specialist (R69).
func (s *State) playUpskill(m engine.Move, obs engine.Observer) {
	p := s.me()
	s.markActed(SlotOf(m), 0)
	s.markActed(SlotOf(m), 1)
	p.used[Miner]--
	s.minerPool++
	s.workerBag[WorkerOf(m)]--
	p.used[WorkerOf(m)]++
	tellTrained(obs, s.actor, SlotOf(m), WorkerOf(m))
}

func (s *State) playResolveDone(_ engine.Move, obs engine.Observer) {
	s.at++
	s.nextResolver(obs)
}
