package dakota

import (
	"slices"

	"gulch/engine"
)

// planOrder is the order in which a plan assigns the kinds of workers. Kinds that can do more
// different things come first.
var planOrder = [WorkerKinds]Worker{
	Craftsman, Bartender, StrongMiner, Teacher, Engineer, Prospector, Sheriff, Miner,
}

// Numbers of the places to which workers can be assigned, in the order workshops, saloons, carts,
// schools. A plan must assign the workers of one kind in ascending order of places, so that there
// is only one sequence of moves for each plan.
const (
	placeWorkshops = 0
	placeSaloons   = placeWorkshops + BuildingSlots
	placeCarts     = placeSaloons + BuildingSlots
	placeSchools   = placeCarts + CartSlots
	placeEnd       = placeSchools + BuildingSlots
)

// placeOf returns the number of the place that the player's slot i (counted from 0) is for workers.
// It returns placeEnd if workers cannot be assigned to the building there in the afternoon.
func (p *player) placeOf(i int) uint8 {
	switch p.slot[i].building {
	case Workshop:
		return placeWorkshops + uint8(i)
	case Saloon:
		return placeSaloons + uint8(i)
	case School:
		return placeSchools + uint8(i)
	}
	return placeEnd
}

// beginPlan begins the afternoon, in which seats first plan (R56).
func (s *State) beginPlan(obs engine.Observer) {
	s.stage, s.planned, s.passed = stagePlan, 0, 0
	s.nextPlanner(obs)
}

// nextPlanner asks the next seat in player order that has no plan yet to plan. After the last seat,
// all plans are revealed and carried out.
func (s *State) nextPlanner(obs engine.Observer) {
	for i, seat := range s.order[:s.seats] {
		if !s.planned.Has(seat) {
			s.phase, s.actor, s.at = PhasePlan, seat, uint8(i)
			s.planRank, s.planPlace = 0, 0
			s.settleRank()
			return
		}
	}
	s.revealPlans(obs)
	s.planRank, s.planPlace, s.planned = 0, 0, 0
	s.stage, s.at = stageResolve, 0
	s.nextResolver(obs)
}

// Undecided returns the seats that can plan now and have free workers, in player order. All plans
// are secret until the last one is made, so the seats can plan in any order (R56). It returns nil
// if the phase is another one, or if the actor has already begun to plan.
func (s *State) Undecided() (seats []engine.Seat) {
	if s.phase != PhasePlan || s.planBegun() {
		return nil
	}
	for _, seat := range s.order[:s.seats] {
		if !s.planned.Has(seat) && s.player[seat].idle() > 0 {
			seats = append(seats, seat)
		}
	}
	return seats
}

// planBegun reports whether the actor has made a part of its plan.
func (s *State) planBegun() bool {
	first := uint8(0)
	for first < uint8(WorkerKinds) && s.me().free[planOrder[first]] == 0 {
		first++
	}
	return s.planRank != first || s.planPlace != 0 || s.me().assigned()
}

// AskFirst makes the given seat, which must be one of Undecided, the next one to plan.
func (s *State) AskFirst(seat engine.Seat) {
	s.actor, s.at = seat, uint8(slices.Index(s.order[:s.seats], seat))
	s.planRank, s.planPlace = 0, 0
	s.settleRank()
}

// settleRank advances planRank, an index in planOrder, to the next kind of worker of which the
// actor has free workers.
func (s *State) settleRank() {
	p := s.me()
	for s.planRank < uint8(WorkerKinds) && p.free[planOrder[s.planRank]] == 0 {
		s.planRank++
		s.planPlace = 0
	}
}

func (s *State) planMoves(dst []engine.Move) []engine.Move {
	if s.planRank < uint8(WorkerKinds) {
		w := planOrder[s.planRank]
		dst = s.windowMoves(w, Workshop, dst)
		dst = s.windowMoves(w, Saloon, dst)
		for i := range s.me().cart {
			if s.refuseBoarding(i, w) == legal {
				dst = append(dst, AssignToCart(i, w))
			}
		}
		dst = s.windowMoves(w, School, dst)
		if w == Teacher {
			for i := range s.me().slot {
				if s.refuseLesson(i) == legal {
					dst = append(dst, AssignLesson(i))
				}
			}
		}
		if s.laterKind() {
			dst = append(dst, LeaveIdle(w))
		}
	}
	return append(dst, engine.Move{Kind: KindPlanDone})
}

// laterKind reports whether the actor has free workers of a kind that comes after the current kind
// in planOrder.
func (s *State) laterKind() bool {
	p := s.me()
	for rank := s.planRank + 1; rank < uint8(WorkerKinds); rank++ {
		if p.free[planOrder[rank]] > 0 {
			return true
		}
	}
	return false
}

func (s *State) windowMoves(w Worker, b Building, dst []engine.Move) []engine.Move {
	for i := range s.me().slot {
		if s.me().slot[i].building == b && s.refuseWindow(i, w) == legal {
			dst = append(dst, AssignToWindow(i, w))
		}
	}
	return dst
}

// refuseKind returns the reason why the actor's workers of kind w cannot be assigned now, or legal
// if they can.
func (s *State) refuseKind(w Worker) reason {
	switch {
	case w >= WorkerKinds:
		return because("R56", "You can't choose that worker. Choose a highlighted one.")
	case s.me().free[w] == 0:
		return because("R56", "You can't assign that worker: none of that kind are free.")
	case s.planRank >= uint8(WorkerKinds) || planOrder[s.planRank] != w:
		return because("R56", "You can't assign that worker yet: another kind comes first. Choose a highlighted worker.")
	}
	return legal
}

// refuseWindow returns the reason why a worker of kind w cannot be assigned to a window of the
// actor's slot i (counted from 0), or legal if one can (R57, R59, R61).
func (s *State) refuseWindow(i int, w Worker) reason {
	at := &s.me().slot[i]
	if why := s.refuseKind(w); why != legal {
		return why
	}
	switch place := s.me().placeOf(i); {
	case place == placeEnd:
		return because("R57", "You can't assign a worker there: that building has no windows.")
	case at.flags&slotClosed != 0:
		return because("R61", "You can't use that building today: it's closed.")
	case at.window[1] != 0:
		return because("R59", "You can't assign a worker there: both windows are taken.")
	case place < s.planPlace:
		return because("R57", "You can't go back: each kind goes to workshops, then saloons, carts and schools.")
	}
	return legal
}

// refuseBoarding returns the reason why a worker of kind w cannot be assigned to the actor's cart i
// (counted from 0), or legal if one can (R58, R61).
func (s *State) refuseBoarding(i int, w Worker) reason {
	at := &s.me().cart[i]
	if why := s.refuseKind(w); why != legal {
		return why
	}
	switch {
	case at.kind == NoCart:
		return because("R58", "You can't assign a worker there: that space has no cart.")
	case at.derailed:
		return because("R61", "You can't use that cart today: it's derailed.")
	case int16(at.size()) >= box.capacity[at.kind]:
		return because("R58", "You can't assign a worker to that cart: it's full.")
	case placeCarts+uint8(i) < s.planPlace:
		return because("R58", "You can't go back: each kind goes to workshops, then saloons, carts and schools.")
	}
	return legal
}

// refuseLesson returns the reason why a teacher cannot be assigned together with a miner to the
// school in the actor's slot i (counted from 0), to train the miner, or legal if they can (R60).
func (s *State) refuseLesson(i int) reason {
	p := s.me()
	at := &p.slot[i]
	if why := s.refuseKind(Teacher); why != legal {
		return why
	}
	switch {
	case at.building != School:
		return because("R60", "You can't train a miner there: that building isn't a school.")
	case p.free[Miner] == 0:
		return because("R60", "You can't train a miner: you need a free miner as well as the teacher.")
	case at.flags&slotClosed != 0:
		return because("R61", "You can't use that building today: it's closed.")
	case at.window[0] != 0:
		return because("R60", "You can't train a miner there: both of the school's windows must be empty.")
	case p.placeOf(i) < s.planPlace:
		return because("R60", "You can't go back: each kind goes to workshops, then saloons, carts and schools.")
	}
	return legal
}

func (s *State) refuseAssign(m engine.Move) reason {
	switch m.Kind {
	case KindAssignCart:
		if uint(CartSlotOf(m)) >= CartSlots {
			return because("R57", "You can't choose that. Choose one of your 4 cart spaces.")
		}
		return s.refuseBoarding(CartSlotOf(m), WorkerOf(m))
	case KindAssignWindow:
		if uint(SlotOf(m)) >= BuildingSlots {
			return because("R57", "You can't choose that. Choose one of your 12 lots.")
		}
		return s.refuseWindow(SlotOf(m), WorkerOf(m))
	case KindAssignUpskill:
		if uint(SlotOf(m)) >= BuildingSlots {
			return because("R57", "You can't choose that. Choose one of your 12 lots.")
		}
		return s.refuseLesson(SlotOf(m))
	}
	return legal
}

func (s *State) refuseIdle(m engine.Move) reason {
	if why := s.refuseKind(WorkerOf(m)); why != legal {
		return why
	}
	if s.laterKind() {
		return legal
	}
	return because("R62", "You can't assign more workers: your plan is done.")
}

func (s *State) playAssign(m engine.Move, obs engine.Observer) {
	p, w := s.me(), planOrder[s.planRank]
	p.useWorker(w)
	i, k, how := 0, 0, PlanCart
	switch m.Kind {
	case KindAssignCart:
		i = CartSlotOf(m)
		p.cart[i].crew += 1 << (3 * w)
		s.planPlace = placeCarts + uint8(i)
	case KindAssignWindow:
		i, how = SlotOf(m), PlanWindow
		at := &p.slot[i]
		if at.window[0] != 0 {
			k = 1
		}
		at.window[k] = sit(w)
		s.planPlace = p.placeOf(i)
	case KindAssignUpskill:
		i, how = SlotOf(m), PlanLesson
		p.useWorker(Miner)
		p.slot[i].window = [2]window{sit(Teacher), sit(Miner)}
		p.slot[i].flags |= slotLesson
		s.planPlace = p.placeOf(i)
	}
	s.settleRank()
	tellPlans(obs, s.actor, i, k, w, how)
}

// playIdle carries out move m, which leaves the remaining workers of a kind without a task.
// Planning continues with the next kind.
func (s *State) playIdle(m engine.Move, obs engine.Observer) {
	s.planRank++
	s.planPlace = 0
	s.settleRank()
	tellPlans(obs, s.actor, 0, 0, WorkerOf(m), PlanIdle)
}

// playPlanDone completes the plan of the actor. When the last plan is completed, all plans are
// revealed, including those without workers.
func (s *State) playPlanDone(_ engine.Move, obs engine.Observer) {
	s.planned = s.planned.With(s.actor)
	shows := obs
	if s.seats > 1 && s.planned.Len() == int(s.seats) {
		shows = engine.Revealing(obs)
	}
	tellPlanned(shows, s.actor)
	s.nextPlanner(obs)
}

// revealPlans emits the plans of all seats to obs as events, which makes them public. obs may be
// nil.
func (s *State) revealPlans(obs engine.Observer) {
	if obs == nil {
		return
	}
	for at, seat := range s.order[:s.seats] {
		p := &s.player[seat]
		s.revealed = revelation{seats: uint8(at)}
		for i := range p.slot {
			for k, w := range p.slot[i].window {
				if w != 0 {
					s.revealed.parts++
					tellAssigned(obs, seat, i, k, w.worker(), p.slot[i].flags&slotLesson != 0)
				}
			}
		}
		for i := range p.cart {
			for w := range WorkerKinds {
				for range p.cart[i].aboard(w) {
					s.revealed.parts++
					tellBoarded(obs, seat, i, w)
				}
			}
		}
	}
	s.revealed = revelation{}
}

// coverPlans removes everything about plans that viewers cannot know before it is reported. open
// are the seats whose secrets the viewer may see. Boards and information states show what is left.
func (s *State) coverPlans(open engine.SeatSet) {
	if s.planned &= open; s.phase != PhasePlan {
		return
	}
	for i, p := range s.order[int(s.revealed.seats):s.seats] {
		if open.Has(p) {
			continue
		}
		shown := 0
		if i == 0 {
			shown = int(s.revealed.parts)
		}
		s.player[p].undoPlanFrom(shown)
	}
	if !open.Has(s.actor) {
		s.planRank, s.planPlace = 0, 0
	}
}

// undoPlan removes the player's plan: all workers that it has assigned are free again.
func (p *player) undoPlan() { p.undoPlanFrom(0) }

// undoPlanFrom removes the player's plan, except for the first workers in the order in which
// revealPlans reports them. kept is the number of these workers.
func (p *player) undoPlanFrom(kept int) {
	for i := range p.slot {
		at := &p.slot[i]
		for k, w := range at.window {
			switch {
			case w == 0:
				continue
			case kept > 0:
				kept--
				continue
			case k == 0:
				at.flags &^= slotLesson
			}
			p.used[w.worker()]--
			p.free[w.worker()]++
			at.window[k] = 0
		}
	}
	for i := range p.cart {
		for w := range WorkerKinds {
			n := p.cart[i].aboard(w)
			stay := uint8(min(int(n), kept))
			kept -= int(stay)
			n -= stay
			p.used[w] -= n
			p.free[w] += n
			p.cart[i].crew -= uint32(n) << (3 * w)
		}
	}
}
