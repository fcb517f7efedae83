package sierrawest

import "gulch/engine"

// decisions reads the stack of pending decisions and the queue of reactions from l.d into l.s.
func (l *loader) decisions() {
	d, s := l.d, l.s
	if len(d.Pending) > len(s.stack) {
		l.Failf("pending: no more than %d decisions", len(s.stack))
		return
	}
	for _, p := range d.Pending {
		phase := engine.Phase(l.choice("decision", p.Decision, phaseNames[:PhaseReact]))
		if phase <= PhaseOver {
			l.Failf("%q is a phase, not a pending decision", p.Decision)
			return
		}
		n, m := l.Within("n", p.N, 0, 20), l.Within("m", p.M, 0, 20)
		switch phase {
		case PhaseDamage:
			n = l.choice("damage", p.What, damageNames)
		case PhaseGrizzly:
			n = l.choice("grizzly", p.What, pathIDs[:])
		case PhaseShoot:
			n = l.choice("shoot", p.What, shootNames)
		case PhaseBuyFish:
			for i := range SummitCount {
				if box.summit[i].ID == p.What {
					n = i
				}
			}
		case PhasePickTrack:
			for set, name := range trackSets {
				if name == p.What {
					n = int(set)
				}
			}
		}
		s.push(phase, uint8(n), uint8(m))
	}
	if q := d.Queue; q != nil {
		l.queue(q)
	}
}

func (l *loader) queue(d *queueDocument) {
	q := &l.s.queue
	q.open, q.claim, q.tracks = true, d.Claim, uint8(l.Within("tracks", d.Tracks, 0, 2))
	for _, id := range d.Revealed {
		n := l.node("revealed", id)
		if !l.s.faceUp.Has(int(n)) {
			l.Failf("revealed: %s holds no card that is turned up", id)
		}
		q.reveals |= bit(n)
	}
	q.seat = (int8(l.seatNumber("queue seat", d.Seat)) - int8(l.s.active) + l.s.seats) % l.s.seats
	q.path = Path(l.choice("queue pioneer", d.Pioneer, pathIDs[:]))
}

// rival reads the plan cards of Hastings in a solo game. If the rules require a face-up plan card
// but the document has none, the next one is turned over.
func (l *loader) rival() {
	s := l.s
	if !s.solo {
		return
	}
	ahead := s.plansAhead() && s.phase != PhaseOver
	if l.d.Rival != nil {
		l.plans(l.d.Rival, ahead)
	}
	switch {
	case !ahead || l.Err != nil || s.step != rivalLeft || s.left > 0:
	case s.plan == noPlan:
		s.turnPlan(nil)
	default:
		s.left = box.plan[s.plan].left // Hastings has not begun to carry out the plan
	}
}

// plans reads the plan cards from d. ahead is true if a plan is face up before Hastings begins it;
// its card is then the first one of the unused cards in the document.
func (l *loader) plans(d *rivalDocument, ahead bool) {
	s := l.s
	var ids [planCount]string
	for i := range ids {
		ids[i] = box.plan[i].id
	}
	s.plans = 0
	unused, plan := d.Unused, d.Plan
	if ahead && plan == "" && len(unused) > 0 {
		plan, unused = unused[0], unused[1:]
	}
	for _, id := range unused {
		s.plans |= 1 << l.choice("unused", id, ids[:])
	}
	if plan != "" {
		s.plan = uint8(l.choice("plan", plan, ids[:]))
	}
	s.step = uint8(l.Within("step", d.Step, 0, int(rivalDone)))
	s.left = uint8(l.Within("left", d.Left, 0, 3))
}
