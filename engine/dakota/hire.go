package dakota

import "gulch/engine"

// hireLimit returns the number of specialists that the player may hire today (R93). Hires with a
// discount do not count.
func (p *player) hireLimit() int {
	return int(box.k.HiresBase) + int(box.k.HiresPerSchool)*p.count(School) + int(p.poster)
}

// cannotPay returns the reason against hiring a worker whose price is more than the player's money.
// Both amounts are in dollars.
func cannotPay(price, money int16) reason {
	return because("R122", "You can't hire that worker: the price is $%d and you have $%d.", price, money)
}

// refuseHire returns the reason why the actor cannot hire the specialist in slot i of the job board
// (counted from 0), or legal if the actor can. discount is in dollars. A hire with a discount does
// not count towards the limit of hires (R93, R95).
func (s *State) refuseHire(i int, discount int16) reason {
	p := s.me()
	switch {
	case s.job[i] == noWorker:
		return because("R93", "You can't hire there: that space on the job board is empty.")
	case !p.mayAcquire():
		return p.acquiredAll()
	case discount == 0 && int(p.hires) >= p.hireLimit():
		return because("R93", "You can't hire another specialist: the limit today is %d.", int16(p.hireLimit()))
	case p.money < box.jobCost[i]-discount:
		return cannotPay(box.jobCost[i]-discount, p.money)
	}
	return legal
}

func (s *State) refuseHireSpecialist(m engine.Move) reason {
	if JobOf(m) < 1 || JobOf(m) > int(box.jobCount[s.seats]) {
		return because("R93", "You can't hire there. Choose a space on the job board.")
	}
	return s.refuseHire(JobOf(m)-1, 0)
}

func (s *State) playHireSpecialist(m engine.Move, obs engine.Observer) {
	s.me().hires++
	s.hire(JobOf(m)-1, 0, obs)
	s.endAction(obs)
}

// hire moves the specialist in slot i of the job board (counted from 0) to the actor's town and
// takes the price minus the discount, which is in dollars. The specialist counts as used today
// (R96).
func (s *State) hire(i int, discount int16, obs engine.Observer) {
	p, w := s.me(), s.job[i]
	price := box.jobCost[i] - discount
	s.job[i] = noWorker
	p.money -= price
	p.used[w]++
	p.acquired++
	tellHired(obs, s.actor, w, int(price), i+1, discount == 0)
}

func (s *State) refuseHireMiner(engine.Move) reason {
	switch p := s.me(); {
	case s.minerPool == 0:
		return because("R94", "You can't hire a miner: the miner pool is empty.")
	case !p.mayAcquire():
		return p.acquiredAll()
	case p.money < box.k.MinerCost:
		return cannotPay(box.k.MinerCost, p.money)
	}
	return legal
}

func (s *State) playHireMiner(_ engine.Move, obs engine.Observer) {
	s.minerPool--
	s.hireMiner(Miner, box.k.MinerCost, obs)
}

func (s *State) refuseHireStrong(engine.Move) reason {
	switch p := s.me(); {
	case s.strongOut == 0:
		return because("R94", "You can't hire a strong miner: none are left in the supply.")
	case !p.mayAcquire():
		return p.acquiredAll()
	case p.money < box.k.StrongMinerCost:
		return cannotPay(box.k.StrongMinerCost, p.money)
	}
	return legal
}

func (s *State) playHireStrong(_ engine.Move, obs engine.Observer) {
	s.strongOut--
	s.hireMiner(StrongMiner, box.k.StrongMinerCost, obs)
}

// hireMiner adds a worker of kind w, a miner or strong miner, to the actor's town for a price in
// dollars (R94).
func (s *State) hireMiner(w Worker, price int16, obs engine.Observer) {
	p := s.me()
	p.money -= price
	p.used[w]++
	p.acquired++
	tellHired(obs, s.actor, w, int(price), -1, false)
	s.endAction(obs)
}
