package dakota

import "gulch/engine"

// Numbers in the effects of the evening cards.
const (
	merchantUnits = 3
	buyerBonus    = 1
	maxStake      = 5
	cheapMiners   = 2
	hunterSaves   = 2
	nightShifts   = 2
)

// MerchantBonus is the amount in dollars that the Traveling Merchant pays for each unit of a
// resource in addition to its price.
const MerchantBonus = 1

// eveningCardMoves appends to dst a move for each way in which the actor can play evening card c.
func (s *State) eveningCardMoves(c Card, dst []engine.Move) []engine.Move {
	low, high := 0, 0
	switch c {
	case PrivateBuyer:
		high = CombinationCount - 1
	case PokerNight:
		low, high = 1, maxStake
	case CheapLabour:
		low, high = 1, cheapMiners
	case HeadHunter:
		low, high = 1, int(box.jobCount[s.seats])
	}
	for n := low; n <= high; n++ {
		if m := PlayCard(c, n, 0); s.refuseEveningCard(c, m) == legal {
			dst = append(dst, m)
		}
	}
	return dst
}

// refuseEveningCard returns the reason why evening card c cannot be played by move m, or legal if
// it can.
func (s *State) refuseEveningCard(c Card, m engine.Move) reason {
	p := s.me()
	if SecondOf(m) != 0 || FirstOf(m) != 0 && !takesParameter[c] {
		return because("R97", "You can't play this card that way. Choose a highlighted option.")
	}
	switch c {
	case TravellingMerchant:
		if p.goods() == 0 {
			return because("R97", "You can't play that: you have nothing to sell.")
		}
	case PrivateBuyer:
		if uint(FirstOf(m)) >= CombinationCount {
			return because("R97", "You can't sell that. Choose a highlighted combination.")
		}
		return s.refuseUnits(Combination(FirstOf(m)))
	case PokerNight:
		if FirstOf(m) < 1 || FirstOf(m) > maxStake || FirstOf(m) > int(p.money) {
			return because("R97", "You can't stake that. Choose $1 to $5, no more than you have.")
		}
	case CheapLabour:
		switch {
		case FirstOf(m) < 1 || FirstOf(m) > cheapMiners:
			return because("R97", "You can't take that many miners. Choose 1 or 2.")
		case FirstOf(m) > int(s.minerPool):
			return because("R97", "You can't take that many miners: the miner pool doesn't have enough.")
		case !p.mayAcquireMore(FirstOf(m)):
			return because("R95", "You can't take that many miners: you'd exceed today's limit.")
		}
	case HeadHunter:
		if FirstOf(m) < 1 || FirstOf(m) > int(box.jobCount[s.seats]) {
			return because("R97", "You can't hire there. Choose a space on the job board.")
		}
		return s.refuseHire(FirstOf(m)-1, hunterSaves)
	}
	return legal
}

// playEveningCard carries out evening card c, played by move m. This counts as one action (R97).
func (s *State) playEveningCard(c Card, m engine.Move, obs engine.Observer) {
	p := s.me()
	switch c {
	case PrivateBuyer:
		price := s.ComboPrice(Combination(FirstOf(m))) + buyerBonus
		s.payIn(Combination(FirstOf(m)))
		p.money += int16(price)
		tellSoldCombo(obs, s.actor, Combination(FirstOf(m)), price, -1, -1)
	case PokerNight:
		s.poker(int16(FirstOf(m)), obs)
	case CheapLabour:
		for range FirstOf(m) {
			s.addMiner(s.actor, false, obs)
		}
	case HeadHunter:
		s.hire(FirstOf(m)-1, hunterSaves, obs)
	}
	if s.phase == PhaseEvening { // not if the card is used several times
		s.endAction(obs)
	}
}

func (s *State) poker(stake int16, obs engine.Observer) {
	n := s.chance.Die(dieSides)
	tellRolled(obs, s.actor, n, RollPoker, 0, 0)
	back := int16(0)
	switch {
	case n == 6:
		back = 3 * stake
	case n >= 4:
		back = 2 * stake
	}
	s.me().money += back - stake
	tellStaked(obs, s.actor, int(stake), int(back))
}

func (s *State) merchantMoves(dst []engine.Move) []engine.Move {
	for r, n := range s.me().res {
		if n > 0 {
			dst = append(dst, SellToMerchant(Resource(r)))
		}
	}
	return append(dst, engine.Move{Kind: KindStop})
}

func (s *State) refuseSell(m engine.Move) reason {
	if ResourceOf(m) >= ResourceCount || s.me().res[ResourceOf(m)] == 0 {
		return because("R97", "You can't choose that ore: you don't have any.")
	}
	return legal
}

func (s *State) playSell(m engine.Move, obs engine.Observer) {
	r := ResourceOf(m)
	s.crew.left--
	s.sellUnits(r, 1, int16(s.PlainPrice(r)+MerchantBonus), obs)
	if s.crew.left == 0 || s.me().goods() == 0 {
		s.endAction(obs)
	}
}

func (s *State) digMoves(dst []engine.Move) []engine.Move {
	for left := s.myMine().used; ; {
		c, ok := left.take()
		if !ok {
			return append(dst, engine.Move{Kind: KindStop})
		}
		res := box.tileRes[s.myMine().kind(c)]
		for i, r := range res {
			if r != noResource && (i == 0 || r != res[0]) && s.refuseOre(int(c), r) == legal {
				dst = append(dst, Dig(int(c), r))
			}
		}
	}
}

func (s *State) refuseDig(m engine.Move) reason { return s.refuseOre(CellOf(m), ResourceOf(m)) }

func (s *State) playDig(m engine.Move, obs engine.Observer) {
	s.me().mined.add(cell(CellOf(m)))
	s.crew.left--
	s.dig(cell(CellOf(m)), ResourceOf(m), 2, obs)
	if s.crew.left == 0 {
		s.endAction(obs)
	}
}

// playStop ends a decision that is repeated, before its last repetition: using a card with several
// uses, or taking resources after a successful attack.
func (s *State) playStop(_ engine.Move, obs engine.Observer) {
	if s.phase == PhaseStealResource {
		s.endAttack(obs)
		return
	}
	s.endAction(obs)
}
