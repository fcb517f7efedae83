package dakota

import "gulch/engine"

// nextLodger asks the next seat that has too many workers or resources which of them to give up
// (R99 to R103). It skips seats without such a decision. After the last seat the night begins or,
// on the last day, the game ends (R108).
func (s *State) nextLodger(obs engine.Observer) {
	for s.at < uint8(s.seats) {
		seat := s.order[s.at]
		p := &s.player[seat]
		if p.people() > p.beds() || s.overfull(p) {
			s.phase, s.actor = PhaseLodging, seat
			return
		}
		p.sleepers = uint8(min(p.specialists(), int(box.beds[Saloon])*p.count(Saloon)))
		tellLodged(obs, seat, int(p.sleepers))
		s.at++
	}
	if s.lastDay {
		s.phase, s.actor, s.answered = PhaseGameOver, nobody, question{}
		tellGameOver(obs)
		return
	}
	s.beginNight(obs)
}

// overfull reports whether a player has more resources than the town can store, so that some must
// be discarded. On the last day, nothing is discarded (R102, R103).
func (s *State) overfull(p *player) bool { return !s.lastDay && p.goods() > p.storage() }

func (s *State) lodgingMoves(dst []engine.Move) []engine.Move {
	p := s.me()
	if p.people() > p.beds() {
		for w := range WorkerKinds {
			if p.workers(w) > 0 {
				dst = append(dst, Dismiss(w))
			}
		}
		return dst
	}
	for r, n := range p.res {
		if n > 0 {
			dst = append(dst, DiscardResource(Resource(r)))
		}
	}
	return dst
}

func (s *State) refuseDismiss(m engine.Move) reason {
	p := s.me()
	switch {
	case p.people() <= p.beds():
		return because("R99", "You can't send anyone away: all your workers have beds.")
	case WorkerOf(m) >= WorkerKinds || p.workers(WorkerOf(m)) == 0:
		return because("R99", "You can't send that worker away: you have none of that kind.")
	}
	return legal
}

// playDismiss carries out move m, which dismisses a worker (R100). If the town has a used worker of
// that kind, this one goes. This makes no difference, because all workers are free in the morning.
func (s *State) playDismiss(m engine.Move, obs engine.Observer) {
	p, w := s.me(), WorkerOf(m)
	if p.used[w] > 0 {
		p.used[w]--
	} else {
		p.free[w]--
	}
	switch {
	case w == Miner:
		s.minerPool++
	case w == StrongMiner:
		s.strongOut++
	default:
		s.workerBag[w]++
	}
	tellDismissed(obs, s.actor, w)
	s.nextLodger(obs)
}

func (s *State) refuseDiscardRes(m engine.Move) reason {
	p := s.me()
	switch {
	case p.people() > p.beds():
		return because("R102", "First, send away a worker without a bed.")
	case s.lastDay:
		return because("R103", "You can't discard ore on the last day: there's no storage limit.")
	case ResourceOf(m) >= ResourceCount || p.res[ResourceOf(m)] == 0:
		return because("R102", "You can't choose that ore: you don't have any.")
	}
	return legal
}

func (s *State) playDiscardRes(m engine.Move, obs engine.Observer) {
	s.me().res[ResourceOf(m)]--
	s.pool[ResourceOf(m)]++
	tellDropped(obs, s.actor, ResourceOf(m))
	s.nextLodger(obs)
}

// beginNight begins the night. First the job board and the market change; then seats with too many
// cards discard some (R104 to R106).
func (s *State) beginNight(obs engine.Observer) {
	s.slideJobs(obs)
	s.clearMarket(obs)
	s.stage, s.at = stageNight, 0
	s.nextSleeper(obs)
}

// slideJobs removes the specialist in the cheapest job slot, moves the others to cheaper slots and
// fills the empty slots (R104).
func (s *State) slideJobs(obs engine.Observer) {
	left := s.job[0]
	s.job[0] = noWorker
	jobs := s.job[:box.jobCount[s.seats]]
	n := 0
	for _, w := range jobs {
		if w != noWorker {
			jobs[n] = w
			n++
		}
	}
	for i := range jobs[n:] {
		jobs[n+i] = noWorker
	}
	tellNight(obs)
	if left != noWorker {
		s.workerBag[left]++
		tellJobLeft(obs, left)
	}
	for ; n < len(jobs); n++ {
		if jobs[n] = s.drawSpecialist(left, obs); jobs[n] == noWorker {
			break
		}
		tellJobFilled(obs, jobs[n], n+1)
	}
}

// drawSpecialist draws a specialist from the worker bag and returns the kind. It never draws the
// specialist who has just left the job board (left; noWorker if none). Strong miners that are drawn
// before a specialist are put into their section (R104). If the bag has nobody else, it returns
// noWorker.
func (s *State) drawSpecialist(left Worker, obs engine.Observer) Worker {
	for {
		bag := s.workerBag
		if left != noWorker {
			bag[left]--
		}
		n := 0
		for _, k := range bag {
			n += int(k)
		}
		if n == 0 {
			return noWorker
		}
		at, w := s.chance.Below(n), Miner
		for at -= int(bag[w]); at >= 0; at -= int(bag[w]) {
			w++
		}
		s.workerBag[w]--
		if w != StrongMiner {
			return w
		}
		s.strongOut++
		tellStrongOut(obs, int(s.strongOut))
	}
}

// clearMarket removes tokens, price bonuses and collapsed tiles from the market. It also ends
// events that last for one day (R105).
func (s *State) clearMarket(obs engine.Observer) {
	for c := range s.sales {
		for i, token := range s.sales[c] {
			if token != 0 {
				s.pool[token-1]++
				s.sales[c][i] = 0
			}
		}
	}
	for t, n := range s.beside {
		s.bag[t] += n
		s.beside[t] = 0
	}
	s.shortage = [ResourceCount]uint8{}
	s.bankRun, s.blizzard, s.payday = false, 0, 0
	tellMarketCleared(obs)
}

// nextSleeper asks the next seat that has too many cards which of them to discard. After the last
// seat the day ends (R106, R107).
func (s *State) nextSleeper(engine.Observer) {
	for s.at < uint8(s.seats) {
		p := &s.player[s.order[s.at]]
		if handSize(p.hand) > p.handLimit() {
			s.phase, s.actor = PhaseNight, s.order[s.at]
			return
		}
		s.at++
	}
	s.phase, s.actor, s.at = PhaseDayStart, s.order[0], 0
}

func (s *State) nightMoves(dst []engine.Move) []engine.Move {
	p := s.me()
	for c := firstHand; c < CardKinds; c++ {
		if p.holds(c) > 0 {
			dst = append(dst, DiscardCard(c))
		}
	}
	return dst
}

func (s *State) refuseDiscardCard(m engine.Move) reason {
	if CardOf(m) < firstHand || CardOf(m) >= CardKinds || s.me().holds(CardOf(m)) == 0 {
		return because("R106", "You can't use that card: it isn't in your hand.")
	}
	return legal
}

func (s *State) playDiscardCard(m engine.Move, obs engine.Observer) {
	s.spendCard(s.actor, CardOf(m))
	s.discard[CardOf(m)]++
	tellDiscarded(obs, s.actor, CardOf(m))
	s.nextSleeper(obs)
}
