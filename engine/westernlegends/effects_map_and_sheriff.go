package westernlegends

import "gulch/engine"

// This file holds the effects that move pieces on the map or place them there.

func (s *State) fxBonusMove(e effect) { s.push(frame{op: opBonus, seat: e.seat, by: e.seat, a: e.n}) }

func (s *State) fxMoveAction(e effect) { s.startMove(e.seat, moveWalk, e.m) }

// fxMovePlus carries out effect e, which adds spaces to the Move action in progress.
func (s *State) fxMovePlus(e effect) {
	m := s.below(opMove)
	if m == nil {
		return
	}
	if m.st > moveWalking {
		m.a = 0 // the walk had already ended, so only the new steps may be taken
		m.d |= moveExtends
	}
	m.a += e.n
}

func (s *State) fxChase(e effect) { s.askTarget(e, s.rivals(e.seat, far)) }

func (s *State) fxGotoTrain(e effect) { s.startMove(e.seat, moveTrain, 0) }

// fxSheriff carries out effect e, which lets a player move the Sheriff. Under some effects, the
// player's right neighbour moves him instead.
func (s *State) fxSheriff(e effect) {
	mover := e.seat
	if e.firm {
		mover = s.right(e.seat)
	}
	s.push(frame{op: opSheriff, seat: mover, by: e.seat, a: e.n, b: e.m, c: e.index + 1})
}

func (s *State) fxSheriffNextToMe(e effect) {
	s.push(frame{op: askSheriffPlace, seat: e.seat, by: e.seat, a: e.index + 1})
}

func (s *State) fxBandits(e effect) { s.spawnBandits(int(e.key), e.obs) }

func (s *State) fxPlace(e effect) {
	for _, x := range e.instr.at {
		s.putToken(TokenKind(e.key), x, e.obs)
	}
}

// fxSheriffAuto carries out effect e, which moves the Sheriff towards the nearest Wanted player.
func (s *State) fxSheriffAuto(e effect) { s.huntWanted(int(e.n), causeOf(e.index), e.obs) }

// PatrolSpaces is the number of spaces the Sheriff rides at the end of a turn (R61).
const PatrolSpaces = 2

// patrol carries out the Sheriff's patrol at the end of a turn (R61, R62). He meets the Wanted
// players in his space; if there are none, he rides. No player moves him, so nobody gets credit for
// an arrest. A Wanted player whom he meets without riding cannot evade him.
func (s *State) patrol(obs engine.Observer) {
	if set := s.wantedAt(s.sheriff); set != 0 {
		s.push(frame{op: opContact, seat: engine.NoSeat, by: engine.NoSeat, a: int16(set)})
		return
	}
	s.huntWanted(PatrolSpaces, Cause{Kind: CausePatrol}, obs)
}

// huntWanted moves the Sheriff up to n steps towards the nearest Wanted player. This does not count
// as a move by a player. why is the cause.
func (s *State) huntWanted(n int, why Cause, obs engine.Observer) {
	prey := s.nearestWanted()
	if prey == engine.NoSeat {
		if why.Kind != CausePatrol {
			tellNoEffect(obs, engine.NoSeat, FailNoWanted, 0, NoSpace)
		}
		return
	}
	for ; n > 0 && s.sheriff != s.p[prey].space; n-- {
		s.stepSheriff(s.lawStep(s.sheriff, s.p[prey].space), frame{seat: engine.NoSeat, by: engine.NoSeat}, why, obs)
		if s.top().op == opContact {
			return
		}
	}
}

// wantedAt returns the set of Wanted players in space x.
func (s *State) wantedAt(x Space) engine.SeatSet {
	set := engine.SeatSet(0)
	for p := range engine.Seat(s.seats) {
		if s.wanted(p) && s.p[p].space == x {
			set = set.With(p)
		}
	}
	return set
}

// nearestWanted returns the Wanted player nearest to the Sheriff, or NoSeat if nobody is Wanted.
// Among players at the same distance it prefers the one with the most LP.
func (s *State) nearestWanted() engine.Seat {
	prey, from := engine.NoSeat, &box.law[s.au()][s.sheriff]
	for p := range engine.Seat(s.seats) {
		if !s.wanted(p) {
			continue
		}
		if prey == engine.NoSeat {
			prey = p
			continue
		}
		d, best := from[s.p[p].space], from[s.p[prey].space]
		if d < best || d == best && s.p[p].lp > s.p[prey].lp {
			prey = p
		}
	}
	return prey
}

// lawStep returns the next space on a shortest route of the Sheriff. from is the space where he is,
// and the parameter to is the end of the route. If there are several shortest routes, it chooses
// the space with the lowest number.
func (s *State) lawStep(from, to Space) Space {
	au := s.au()
	for _, x := range box.rides[au][from] {
		if box.law[au][x][to]+1 == box.law[au][from][to] {
			return x
		}
	}
	return from
}

// stepSheriff moves the Sheriff one step to space x and starts the meeting with the Wanted players
// there (R61, R62). f is the frame (entry on the stack) of his ride, and why its cause: the seat of
// the frame moves him, or nobody if it is NoSeat, and the player by receives f.b legendary points
// if the step leads to an arrest.
func (s *State) stepSheriff(x Space, f frame, why Cause, obs engine.Observer) {
	mover := f.seat
	s.moveSheriff(x, mover, why, obs)
	if mover != engine.NoSeat {
		s.count(mover, statSheriffSpaces, 1, obs)
	}
	if set := s.wantedAt(x); set != 0 {
		s.push(frame{op: opContact, seat: f.by, by: mover, a: int16(set), b: 1, c: f.b})
	}
}

// runSheriff asks for the Sheriff's next step as long as there are steps left. f is the frame
// (entry on the stack) of his ride.
func (s *State) runSheriff(f *frame) {
	if f.a == 0 {
		s.pop()
		return
	}
	s.push(frame{op: askSheriffStep, seat: f.seat, by: f.by})
}

// playSheriffStep moves the Sheriff one step, or ends his ride if m is KindStop.
func (s *State) playSheriffStep(m engine.Move, obs engine.Observer) {
	s.pop()
	f := s.top()
	if m.Kind == KindStop {
		f.a = 0
		return
	}
	f.a--
	was := *f
	s.stepSheriff(SpaceOf(m), was, causeOf(was.c-1), obs)
	if s.top().op == opContact {
		s.stack[s.depth-2].a = 0
	}
}

// Stages of a meeting of the Sheriff with Wanted players. Field st of the frame (entry on the
// stack) holds the next stage.
const (
	contactNext uint8 = iota
	contactFight
	contactOver
)

// runContact carries out the meetings of the Sheriff with the Wanted players in his space, one
// after another (R62). f is the frame (entry on the stack) of these meetings.
func (s *State) runContact(f *frame, obs engine.Observer) {
	switch f.st {
	case contactNext:
		if f.a == 0 {
			s.pop()
			return
		}
		p := s.firstOf(engine.SeatSet(f.a), s.active)
		f.a = int16(engine.SeatSet(f.a).Without(p))
		f.d = int16(p)
		f.st = contactFight
		if f.b == 1 {
			s.open(winSheriffContact, p, 1)
		}
	case contactFight:
		p := engine.Seat(f.d)
		if s.p[p].space != s.sheriff || !s.wanted(p) {
			f.st = contactNext
			return
		}
		f.st = contactOver
		s.startNPC(fightSheriff, p, 4, obs)
	default:
		s.pop()
	}
}

// fxHighRoller carries out effect e, which places a high roller in a saloon, unless there is one
// already (R90).
func (s *State) fxHighRoller(e effect) {
	saloon := int(e.key)
	if s.roller[saloon] >= 0 {
		tellNoEffect(e.obs, engine.NoSeat, FailRoller, saloon, NoSpace)
		return
	}
	t := s.pickToken(HighRoller)
	if t < 0 {
		tellNoEffect(e.obs, engine.NoSeat, FailSupply, int(HighRoller), NoSpace)
		return
	}
	s.roller[saloon] = t
	tellRoller(e.obs, saloon, true)
}

// fxDrop carries out effect e, which puts nuggets from the supply into the spaces that the effect
// names.
func (s *State) fxDrop(e effect) {
	for _, x := range e.instr.at {
		if n := min(uint8(e.n), s.nuggetPile); n > 0 && s.inPlay(x) {
			s.nuggetPile -= n
			s.nuggetsOn[x] += n
			tellGold(e.obs, engine.NoSeat, x, int(s.nuggetsOn[x]))
		}
	}
}
