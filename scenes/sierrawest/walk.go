package sierrawest

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
)

// A pioneer walks on by one press until something has to be decided; a press on what he could do there (a card that his
// boot climbs to, the space his wagon rolls to, a card that his shovel claims) walks there and does it. What is played
// are the small moves of the rules, and they are taken back together.

// walkTo is the gesture of a pioneer who walks on to a space, and stops where something has to be decided. The fee of that
// space itself is paid as it is cheapest: who presses it sees the price.
func walkTo(path rules.Path, space int) table.Next {
	return func(state engine.State) (engine.Move, bool) {
		s := state.(*rules.State)
		if at := s.Pioneer(s.Active(), path); s.Turn() != s.Active() || at.Space >= space {
			return engine.Move{}, false
		}
		return step(s, path, space)
	}
}

// step is the next move of a pioneer on his way to a space; false where he waits for a decision.
func step(s *rules.State, path rules.Path, space int) (engine.Move, bool) {
	at := s.Pioneer(s.Active(), path)
	next := at.Space + 1
	switch {
	case s.Phase() != rules.PhasePioneer || !at.Ready && at.Space == 0 || next > path.Spaces():
	case next < space && path.Fee(next) > 0:
		return passing(s, path)
	case next < space && hurts(s, s.IconAt(path, next)):
	case at.Space > 0 && next == space && path.Fee(next) == 0 && hurts(s, s.IconAt(path, next)) && s.Pioneer(s.Active(), path).Used:
		return rules.Walk(path, 0), true
	default:
		m := cheapest(s, s.Moves(nil), func(m engine.Move) bool {
			return m.Kind == rules.KindWalk && rules.Path(m.A) == path && m.B == 1
		})
		return m, m.Kind != 0
	}
	return engine.Move{}, false
}

// passing is the step past a space whose fee cannot be paid: there is nothing to decide.
func passing(s *rules.State, path rules.Path) (engine.Move, bool) {
	past := rules.WalkPast(path)
	moves := s.Moves(nil)
	pays := slices.ContainsFunc(moves, func(m engine.Move) bool {
		return m.Kind == rules.KindWalk && rules.Path(m.A) == path && m.B == 1
	})
	return past, !pays && slices.Contains(moves, past)
}

// hurts reports whether an icon would hurt who steps on it now.
func hurts(s *rules.State, icon rules.Icon) bool {
	p := s.Active()
	switch icon {
	case rules.IconGrizzly:
		return !s.Caught(p).Has(int(rules.Bear))
	case rules.IconBanjo:
		at := s.Pioneer(p, rules.Tan)
		return at.Space == 0 || !at.Used || s.IconAt(rules.Tan, at.Space) != rules.IconDuel
	}
	return false
}

// cheapest returns the move that fits with the payment that takes least of what is rare, and if possible nothing that is needed
// further on; zero for none.
func cheapest(s *rules.State, moves []engine.Move, fits func(m engine.Move) bool) engine.Move {
	const needed = 1000
	var out engine.Move
	least := 0
	for _, m := range moves {
		if !fits(m) {
			continue
		}
		c := dear(s, rules.Pay(m.C))
		if spoiling(s, m) {
			c += needed
		}
		if out.Kind == 0 || c < least {
			out, least = m, c
		}
	}
	return out
}

// dear says how much a payment takes of what is rare: gold before anything else, then goods of which few are left.
func dear(s *rules.State, pay rules.Pay) int {
	const gold, rare, most = 40, 20, 9
	sum := 0
	for g := rules.Food; g <= rules.Bullet; g++ {
		if n := pay.Of(g); n > 0 {
			sum += n * (rare - min(s.Goods(s.Active(), g)-n, most))
			if g == rules.Gold {
				sum += gold * n
			}
		}
	}
	return sum
}

// errand is what one press plays: a pioneer walks on as far as nothing has to be decided, and does what was pressed.
type errand struct {
	walks bool
	free  bool // only over what brings goods and costs nothing
	path  rules.Path
	then  []engine.Move
}

// next is the gesture.
func (e errand) next() table.Next {
	then := table.Moves(e.then...)
	began := !e.walks
	return func(state engine.State) (engine.Move, bool) {
		s := state.(*rules.State)
		if s.Turn() != s.Active() {
			return engine.Move{}, false
		}
		if !began && s.Phase() == rules.PhasePioneer {
			on := onward
			if e.free {
				on = gleaning
			}
			if m, ok := on(s, e.path); ok {
				return m, true
			}
		}
		began = true
		return then(state)
	}
}

// onward is the next move of a pioneer who walks on until something is asked; false where walking on decides something.
func onward(s *rules.State, path rules.Path) (engine.Move, bool) {
	at := s.Pioneer(s.Active(), path)
	next := at.Space + 1
	if !at.Ready && at.Space == 0 || next > path.Spaces() || s.IconAt(path, next) == rules.IconMine || hurts(s, s.IconAt(path, next)) {
		return engine.Move{}, false
	}
	if past, ok := passing(s, path); ok && path.Fee(next) > 0 {
		return past, true
	}
	return step(s, path, next)
}

// gleaning is the next move of a pioneer who takes what lies before him and costs nothing: nothing is asked there.
func gleaning(s *rules.State, path rules.Path) (engine.Move, bool) {
	m, ok := onward(s, path)
	if !ok || path.Fee(s.Pioneer(s.Active(), path).Space+1) > 0 {
		return engine.Move{}, false
	}
	after := new(rules.State)
	s.CopyTo(after)
	if after.Play(m, nil) != nil || after.Phase() != rules.PhasePioneer || after.Turn() != s.Turn() {
		return engine.Move{}, false
	}
	return m, true
}

// posting is the errand of a pioneer who goes where he waits and takes on the way what costs nothing; false where there is
// nothing of that kind before him.
func posting(s *rules.State, m engine.Move) (errand, bool) {
	e := errand{walks: true, free: true, path: rules.Path(m.A), then: []engine.Move{m}}
	_, ok := gleaning(s, e.path)
	return e, ok && s.Phase() == rules.PhasePioneer
}

// passingBy is the errand of a pioneer who goes past the next space with a fee and takes before it what costs nothing; false
// where that space is the next one, or something is asked before it.
func passingBy(s *rules.State, path rules.Path) (errand, bool) {
	past := rules.WalkPast(path)
	if s.Phase() != rules.PhasePioneer || slices.Contains(s.Moves(nil), past) {
		return errand{}, false
	}
	ahead := new(rules.State)
	s.CopyTo(ahead)
	for {
		if at := ahead.Pioneer(ahead.Active(), path); !at.Ready && at.Space == 0 || at.Space >= path.Spaces() {
			return errand{}, false
		} else if path.Fee(at.Space+1) > 0 {
			break
		}
		m, ok := gleaning(ahead, path)
		if !ok || ahead.Play(m, nil) != nil {
			return errand{}, false
		}
	}
	e := errand{walks: true, free: true, path: path, then: []engine.Move{past}}
	return e, slices.Contains(ahead.Moves(nil), past)
}

// fee is what the spaces on the way of an errand cost.
func (e errand) fee(s *rules.State) (sum rules.Pay) {
	ahead := new(rules.State)
	s.CopyTo(ahead)
	next := e.next()
	for range rules.Green.Spaces() {
		m, ok := next(ahead)
		if !ok || m.Kind != rules.KindWalk || ahead.Play(m, nil) != nil {
			break
		}
		sum += rules.Pay(m.C)
	}
	return sum
}

// first returns the first move of an errand in a position.
func (e errand) first(s *rules.State) (engine.Move, bool) { return e.next()(s) }

// goal is what an errand is found by: its last move without the payment; two spaces of the wagon are an advance of two.
func goal(m engine.Move) engine.Move {
	switch m.Kind {
	case rules.KindRoll, rules.KindBuild, rules.KindSummit:
		m.C = 0
	case rules.KindLure, rules.KindSuffer, rules.KindStop, rules.KindDecline, rules.KindReact, rules.KindLose, rules.KindWreck,
		rules.KindRetreat, rules.KindFire, rules.KindSwap, rules.KindWalk, rules.KindVisit, rules.KindTrap, rules.KindBait,
		rules.KindEndTurn, rules.KindLaceBoots, rules.KindSellFish, rules.KindBlast:
		return engine.Move{} // these have to be looked at first
	}
	return m
}

// errands lists what a press could do that is not a move now, by its goal: the pioneer who leads goes first.
func errands(s *rules.State, lead rules.Path) map[engine.Move]errand {
	out := map[engine.Move]errand{}
	if s.Phase() != rules.PhasePioneer {
		further(s, errand{}, out)
		return out
	}
	for _, path := range []rules.Path{lead, 1 - lead} {
		ahead := new(rules.State)
		s.CopyTo(ahead)
		if walkAhead(ahead, path) || onSummit(s, ahead, path) {
			e := errand{walks: true, path: path}
			for m, x := range answers(ahead, e) {
				if _, is := out[m]; !is {
					out[m] = x
				}
			}
			further(ahead, e, out)
		}
	}
	return out
}

// onSummit reports whether a pioneer has walked on to the end of his path, where only the summits wait.
func onSummit(was, now *rules.State, path rules.Path) bool {
	p := was.Active()
	return now.Phase() == rules.PhasePioneer && now.Turn() == p && was.Pioneer(p, path).Space < path.Spaces() &&
		now.Pioneer(p, path).Space == path.Spaces()
}

// walkAhead lets a pioneer walk on in a copy of the position until something is asked, and reports whether anything is.
func walkAhead(s *rules.State, path rules.Path) bool {
	p := s.Active()
	for s.Phase() == rules.PhasePioneer {
		space := s.Pioneer(p, path).Space + 1
		m, ok := onward(s, path)
		if !ok || s.Play(m, nil) != nil {
			return false
		}
		if path.Fee(space) > 0 && m.B == 1 && s.Phase() == rules.PhasePioneer {
			return false // what is paid for brings something at once: that is for the space itself
		}
	}
	return s.Turn() == p && s.Active() == p && len(s.Moves(nil)) > 1
}

// answers lists what can be done at once in a position, by the goal, as it is cheapest.
func answers(s *rules.State, e errand) map[engine.Move]errand {
	out := map[engine.Move]errand{}
	moves := s.Moves(nil)
	for _, m := range moves {
		g := goal(m)
		if g.Kind == 0 {
			continue
		}
		if _, is := out[g]; !is {
			x := e
			x.then = []engine.Move{cheapest(s, moves, func(o engine.Move) bool { return goal(o) == g })}
			out[g] = x
		}
	}
	return out
}

// further adds what takes two steps of the same kind: cards two steps away, two spaces of the trail, two strokes.
func further(s *rules.State, e errand, out map[engine.Move]errand) {
	near := answers(s, e)
	for g, x := range near {
		if !slices.Contains([]engine.Kind{rules.KindClimb, rules.KindRoll, rules.KindCanoe}, g.Kind) {
			continue
		}
		then := new(rules.State)
		s.CopyTo(then)
		if then.Play(x.then[0], nil) != nil || then.Phase() != s.Phase() || then.Turn() != s.Turn() {
			continue
		}
		for h, y := range answers(then, e) {
			if h.Kind != g.Kind {
				continue
			}
			if h.Kind == rules.KindRoll {
				h = rules.Advance(2)
			}
			old, is := out[h]
			if _, at := near[h]; at || is && !longer(old, y, g) {
				continue
			}
			y.then = []engine.Move{x.then[0], y.then[0]}
			out[h] = y
		}
	}
}

// longer reports whether an errand that was found before is to give way: of equal ones the way over the lower card stays,
// so that the same press always does the same.
func longer(old, now errand, by engine.Move) bool {
	return len(old.then) == 2 && old.path == now.path && old.walks == now.walks && by.A < old.then[0].A
}
