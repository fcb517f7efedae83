package westernlegends

import "gulch/engine"

// Kinds of Move actions: by walking, along a trail, and so on.
const (
	moveWalk int16 = iota
	moveTrail
	moveRail
	moveTrain // a ride directly to the Train's space
)

// Flags of a Move action, which field d of its frame holds.
const (
	moveStopped int16 = 1 << iota // an encounter has ended the walk
	moveExtends                   // a card, item or ability has extended the move, so one more step must be taken
)

// Steps of a Move action, in order.
const (
	moveBegin uint8 = iota
	moveDepart
	moveWalking
	moveExtend
	moveExtended
	moveGold
	moveHerd
	moveCattle
	moveVisit
	moveOver
)

const railFare = 10

// movement returns the number of spaces of player p's Move action. plus is the number of additional
// spaces given by the effect that starts the action (R24). Longhorns and slow effects reduce the
// walk, but not below 1. The spaces that Kit Carson and movePlus effects add are not reduced. In
// version 2 of the rules all spaces are reduced together, and the result may be below 1 until
// moveDepart raises it.
func (s *State) movement(p engine.Seat, plus int16) int16 {
	pl, more := &s.p[p], s.passive(p).move
	n := 2 + plus
	if pl.mount >= 0 {
		n = int16(box.item[pl.mount].move[pl.sideOf(pl.mount)]) + plus
	}
	n -= int16(pl.longhorns)
	if p == s.active {
		n -= int16(pl.slow)
	}
	if s.opts.version2 {
		return n + more
	}
	return max(1, n) + more
}

// startMove begins a Move action of player p of the given kind. plus is the number of additional
// spaces.
func (s *State) startMove(p engine.Seat, kind, plus int16) {
	s.push(frame{op: opMove, seat: p, by: p, a: s.movement(p, plus), b: kind})
}

// moveSteps holds the functions for the steps of a Move action in order (R24, R28, R29). After a
// step, the action continues with the next one, unless the step has stored the index of another one
// in field st of the frame (entry on the stack).
var moveSteps = [...]frameRunner{
	moveBegin:    (*State).moveBegin,    // sources are used that work at the start of the action
	moveDepart:   (*State).moveDepart,   // a trail, the rail or the ride to the Train is used
	moveWalking:  (*State).moveWalking,  // the player walks step by step
	moveExtend:   (*State).moveExtend,   // sources are used that extend the walk
	moveExtended: (*State).moveExtended, // the player takes the step that such a source adds
	moveGold:     (*State).moveGold,     // nuggets are picked up (R113)
	moveHerd:     (*State).moveHerd,     // longhorns are delivered (R91)
	moveCattle:   (*State).moveCattle,   // cattle is delivered (R73)
	moveVisit:    (*State).moveVisit,    // the place where the walk ended is recorded, for goals and stories
	moveOver:     func(s *State, _ *frame, _ engine.Observer) { s.pop() },
}

// runMove carries out the next step of a Move action. f is the frame (entry on the stack) of the
// action.
func (s *State) runMove(f *frame, obs engine.Observer) {
	step := f.st
	f.st++
	moveSteps[step](s, f, obs)
}

func (s *State) moveBegin(f *frame, _ engine.Observer) { s.open(winMoveBegin, f.seat, 0) }

func (s *State) moveExtend(f *frame, _ engine.Observer) {
	if f.d&moveStopped == 0 && f.b != moveTrail {
		s.open(winMoveExtend, f.seat, 1)
	}
}

func (s *State) moveExtended(f *frame, _ engine.Observer) {
	if p := f.seat; f.d&moveExtends != 0 && s.hasStep(p, int(f.a)) {
		s.push(frame{op: askStep, seat: p, by: p})
	}
}

func (s *State) moveGold(f *frame, _ engine.Observer) {
	if p := f.seat; s.nuggetsOn[s.p[p].space] > 0 && int(s.p[p].nuggets) < s.nuggetCap(p) {
		s.push(frame{op: askNuggets, seat: p, by: p})
	}
}

func (s *State) moveHerd(f *frame, _ engine.Observer) {
	if p := f.seat; s.p[p].longhorns > 0 && herdSpace(s.p[p].space) {
		s.push(frame{op: askLonghorns, seat: p, by: p})
	}
}

func (s *State) moveCattle(f *frame, _ engine.Observer) {
	if p := f.seat; s.deliverable(p) {
		s.push(frame{op: askCattle, seat: p, by: p})
	}
}

func (s *State) moveVisit(f *frame, obs engine.Observer) {
	p := f.seat
	s.visit(p, obs)
	s.open(winMoveEnded, p, 0)
}

// moveDepart carries out a Move action by trail or rail, or the ride to the Train. f is the frame
// of the action. In a walk it only makes sure that the player has at least one step.
func (s *State) moveDepart(f *frame, obs engine.Observer) {
	p := f.seat
	f.a = max(1, f.a)
	switch f.b {
	case moveTrail:
		f.a = 0
		s.count(p, statRailOrTrail, 1, obs)
		s.arrive(f, box.trail[s.p[p].space], false, obs)
	case moveRail:
		s.pay(p, railFare, Cause{Kind: CauseRail}, obs)
		s.count(p, statRailOrTrail, 1, obs)
		s.arrive(f, box.rail[s.p[p].space], false, obs)
	case moveTrain:
		f.a = 0
		s.arrive(f, box.route[s.train], false, obs)
	}
}

// moveWalking asks the player for the next step as long as a step is possible. f is the frame of
// the Move action.
func (s *State) moveWalking(f *frame, _ engine.Observer) {
	if f.a > 0 && f.d&moveStopped == 0 && s.hasStep(f.seat, int(f.a)) {
		f.st = moveWalking
		s.push(frame{op: askStep, seat: f.seat, by: f.seat})
	}
}

// arrive moves the player of frame f to space x and starts the encounters there, which end the walk
// (R27). step is true if the player walked there by one step.
func (s *State) arrive(f *frame, x Space, step bool, obs engine.Observer) {
	p := f.seat
	if step {
		f.a--
		if f.op == opMove {
			f.c++
		}
		s.count(p, statSpacesMoved, 1, obs)
	}
	if step && box.space[s.p[p].space].Feature == Mesa {
		s.heal(p, 1, Cause{CauseAbility, int(s.p[p].char)}, obs)
		s.count(p, statMesaCrossings, 1, obs)
	}
	s.place(p, x, step, obs)
	if s.meets(p, x) {
		if f.op == opBonus {
			f.a = 0
		} else {
			f.d |= moveStopped
		}
		s.push(frame{op: opEncounter, seat: p, by: p})
	}
}

// meets reports whether player p would have an encounter when entering space x: with a bandit, an
// outlaw or claim jumper, or with the Sheriff if p is Wanted.
func (s *State) meets(p engine.Seat, x Space) bool {
	return s.bandits.Has(x) || s.tokenOn[x] >= 0 && s.tokenOn[x] < firstRoller || s.wanted(p) && s.sheriff == x
}

// Stages of the encounters in a space. Field st of the frame (entry on the stack) holds the next
// stage.
const (
	meetSheriff uint8 = iota
	meetBandit
	meetToken
	meetOver
)

// runEncounter carries out the encounters in the player's space: first the Sheriff, then a bandit,
// then an event token (R27). f is the frame (entry on the stack) of the encounters.
func (s *State) runEncounter(f *frame, obs engine.Observer) {
	p := f.seat
	x := s.p[p].space
	f.st++
	switch f.st - 1 {
	case meetSheriff:
		if s.wanted(p) && s.sheriff == x {
			s.push(frame{op: opContact, seat: engine.NoSeat, by: engine.NoSeat, a: int16(engine.SeatsOf(p))})
		}
	case meetBandit:
		if s.bandits.Has(x) {
			s.startNPC(fightBandit, p, 2, obs)
		}
	case meetToken:
		if t := s.tokenOn[x]; t >= 0 && t < firstRoller {
			s.revealing.token = 1 << uint(t)
			tellTokenShown(obs, p, t, x)
			s.revealing.token = 0
			kind := fightOutlaw
			if t.kind() == ClaimJumper {
				kind = fightJumper
			}
			s.startNPCOf(kind, p, int(box.token[t].number), t, -1, obs)
		}
	default:
		s.pop()
	}
}

// cancelWalks ends all walks of player p, who has been arrested. The remaining steps are lost (R27,
// R28).
func (s *State) cancelWalks(p engine.Seat) {
	for i := range s.stack[:s.depth] {
		f := &s.stack[i]
		if f.seat != p {
			continue
		}
		switch f.op {
		case opMove:
			f.st = moveOver
		case opBonus:
			f.a, f.c, f.d = 0, 0, 0
		case opEncounter:
			f.st = meetOver
		}
	}
}

// enters reports whether player p may step into space x, which is adjacent (R25, R26). Wanted
// players may not enter law offices.
func (s *State) enters(p engine.Seat, x Space) bool {
	return !(s.wanted(p) && box.space[x].Feature.lawOffice())
}

// crosses reports whether player p may step across the edge of a mesa. steps is the number of steps
// left. A walk must not end on a mesa, so stepping onto one needs two.
func (s *State) crosses(p engine.Seat, steps int) bool {
	return s.passive(p).mesa && (steps >= 2 || box.space[s.p[p].space].Feature == Mesa)
}

// hasStep reports whether player p has a legal step. steps is the number of steps left.
func (s *State) hasStep(p engine.Seat, steps int) bool {
	from := s.p[p].space
	for _, x := range box.near[from] {
		if s.enters(p, x) {
			return true
		}
	}
	return len(box.cross[from]) > 0 && s.crosses(p, steps)
}

// hasStepBut reports whether player p has a legal step. A step into the space but does not count.
func (s *State) hasStepBut(p engine.Seat, but Space) bool {
	for _, x := range box.near[s.p[p].space] {
		if x != but && s.enters(p, x) {
			return true
		}
	}
	return false
}

// askingFrame returns the frame directly below the top one. If the top frame asks a player for a
// step, this is the walk to which the step belongs.
func (s *State) askingFrame() *frame { return &s.stack[s.depth-2] }

// mayStep reports whether the seat that is asked for a step may step into space x.
func (s *State) mayStep(x Space) bool {
	f := s.askingFrame()
	p := f.seat
	from := s.p[p].space
	if int(x) >= box.spaces || !s.enters(p, x) || f.a < 1 {
		return false
	}
	if f.op == opBonus {
		if f.b == int16(x)+1 {
			return false
		}
		if f.c > 0 {
			prey := s.spaceOf(engine.Seat(f.c - 1))
			return adjacent(from, x) && box.dist[x][prey] < box.dist[from][prey]
		}
	}
	return adjacent(from, x) || s.crosses(p, int(f.a)) && crossing(from, x)
}

func adjacent(from, x Space) bool { return box.dist[from][x] == 1 }

func crossing(from, x Space) bool {
	for _, y := range box.cross[from] {
		if y == x {
			return true
		}
	}
	return false
}

// mayStop reports whether the seat that is asked for a step may end the walk instead.
func (s *State) mayStop() bool {
	f := s.askingFrame()
	switch {
	case box.space[s.p[f.seat].space].Feature == Mesa:
		return false
	case f.op == opBonus:
		return f.d == 0
	}
	return f.st == moveWalking && (f.c > 0 || f.b == moveRail)
}

// stepMoves appends to dst the legal steps of a walk, and the move that ends it if that is legal.
func (s *State) stepMoves(dst []engine.Move) []engine.Move {
	f := s.askingFrame()
	from := s.p[f.seat].space
	for _, list := range [2][]Space{box.near[from], box.cross[from]} {
		for _, x := range list {
			if s.mayStep(x) {
				dst = append(dst, Step(x))
			}
		}
	}
	if s.mayStop() {
		dst = append(dst, engine.Move{Kind: KindStop})
	}
	return dst
}

// playStep carries out the step of move m, or ends the walk.
func (s *State) playStep(m engine.Move, obs engine.Observer) {
	s.pop()
	f := s.top()
	switch {
	case m.Kind == KindStep:
		f.d &^= moveExtends
		if f.op == opBonus {
			f.d = 0
		}
		s.arrive(f, SpaceOf(m), true, obs)
	case f.op == opBonus:
		f.a = 0
	default:
		f.st = moveExtend
	}
}

// runBonus asks for the next step of a bonus move (R30). f is the frame (entry on the stack) of the
// bonus move. A chase is a bonus move towards a prey. If it reaches the prey, a fight may follow.
func (s *State) runBonus(f *frame, obs engine.Observer) {
	if f.a > 0 {
		s.push(frame{op: askBonusStep, seat: f.seat, by: f.by})
		// without a legal step the move ends
		if !s.anyStep() {
			s.pop()
			f.a = 0
		}
		return
	}
	was := s.pop()
	if prey := engine.Seat(was.c - 1); was.c > 0 && s.spaceOf(prey) == s.p[was.seat].space && s.anyFight(prey) {
		s.push(frame{op: askFight, seat: was.seat, by: was.seat, a: int16(prey)})
	}
}

// anyStep reports whether the seat that is asked for a step has a legal one.
func (s *State) anyStep() bool {
	from := s.p[s.askingFrame().seat].space
	for _, list := range [2][]Space{box.near[from], box.cross[from]} {
		for _, x := range list {
			if s.mayStep(x) {
				return true
			}
		}
	}
	return false
}

// visit raises the counters of player p for the mine, region and town where a Move action has ended
// (R28).
func (s *State) visit(p engine.Seat, obs engine.Observer) {
	pl := &s.p[p]
	in := &box.space[pl.space]
	if in.Feature == Mine {
		s.visitNew(p, statMinesVisited, uint16(pl.mines), mineBit(pl.space), func(v uint16) { pl.mines = uint8(v) },
			obs)
	}
	s.visitNew(p, statRegionsVisited, pl.regions, 1<<in.Region, func(v uint16) { pl.regions = v }, obs)
	if in.Town != NoTown {
		s.visitNew(p, statTownsVisited, uint16(pl.towns), 1<<in.Town, func(v uint16) { pl.towns = uint8(v) }, obs)
	}
	s.signal(sigMoveEndedAt, p, 1)
}

// visitNew raises counter k of player p if a place is visited for the first time. were holds the
// bits of the places visited before; the parameter is holds the bit of this place. note is called
// with the new set and must store it.
func (s *State) visitNew(p engine.Seat, k stat, were, is uint16, note func(uint16), obs engine.Observer) {
	if were&is == 0 {
		note(were | is)
		s.count(p, k, 1, obs)
	}
}

// mineBit returns the bit that stands for the mine in space x in the set of visited mines.
func mineBit(x Space) uint16 {
	n := 0
	for y := range x {
		if box.space[y].Feature == Mine {
			n++
		}
	}
	return 1 << n
}
