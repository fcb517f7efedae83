package sierrawest

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
)

// One press lets a pioneer walk on until a decision is needed. A press on something that he could
// do there (a card that his boot climbs to, a space that his wagon rolls to, a card that his shovel
// claims) lets him walk there and then do it. All moves of such a sequence are undone together.

// proposed are the moves that a shown hint or the coach proposes for the rest of the turn, empty
// without advice. One press pays as they do: advice must not be spoilt by following it.
type proposed []engine.Move

// walkTo returns the sequence of moves by which the pioneer of a path walks to a space. It ends
// early if a decision is needed on the way. The fee of the target space itself is paid as proposed,
// else in the cheapest way, without asking, because its price was visible before the press.
func walkTo(path rules.Path, space int, by proposed) table.MoveSequence {
	return func(state engine.State) (engine.Move, bool) {
		s := state.(*rules.State)
		if at := s.Pioneer(s.Active(), path); s.Turn() != s.Active() || at.Space >= space {
			return engine.Move{}, false
		}
		return step(s, path, space, by)
	}
}

// walkUpTo is walkTo for a press on a space that is not the next one: if its fee can be paid in
// several ways, the pioneer stops before it, where the player is asked how to pay.
func walkUpTo(path rules.Path, space int, by proposed) table.MoveSequence {
	walk := walkTo(path, space, by)
	return func(state engine.State) (engine.Move, bool) {
		s := state.(*rules.State)
		if s.Phase() == rules.PhasePioneer && s.Pioneer(s.Active(), path).Space == space-1 && waysToUse(s, path) > 1 {
			return engine.Move{}, false
		}
		return walk(state)
	}
}

// waysToUse returns the number of moves by which a pioneer can use the next space of his path; they
// differ in what they pay.
func waysToUse(s *rules.State, path rules.Path) (n int) {
	for _, m := range s.Moves(nil) {
		if m.Kind == rules.KindWalk && rules.PathOf(m) == path && rules.UsesOf(m) {
			n++
		}
	}
	return n
}

// step returns the next move of the pioneer of a path who walks to a space of the path. The
// parameter space is the number of that space. The second result is false if the player must decide
// first, or if he cannot walk.
func step(s *rules.State, path rules.Path, space int, by proposed) (engine.Move, bool) {
	at := s.Pioneer(s.Active(), path)
	next := at.Space + 1
	switch {
	case s.Phase() != rules.PhasePioneer || !at.Ready && at.Space == 0 || next > path.Spaces():
	case next < space && path.Fee(next) > 0:
		return passing(s, path)
	case next < space && hurts(s, s.IconAt(path, next)):
	case at.Space > 0 && next == space && path.Fee(next) == 0 && hurts(s, s.IconAt(path, next)) &&
		s.Pioneer(s.Active(), path).Used:
		return rules.Walk(path, 0), true
	default:
		m := by.payment(s, only(s.Moves(nil), func(m engine.Move) bool {
			return m.Kind == rules.KindWalk && rules.PathOf(m) == path && rules.UsesOf(m)
		}))
		return m, m.Kind != 0
	}
	return engine.Move{}, false
}

// passing returns the move by which the pioneer of a path walks past the next space without using
// it. The second result is true only if he has no other choice, because the fee of the space cannot
// be paid.
func passing(s *rules.State, path rules.Path) (engine.Move, bool) {
	past := rules.WalkPast(path)
	moves := s.Moves(nil)
	pays := slices.ContainsFunc(moves, func(m engine.Move) bool {
		return m.Kind == rules.KindWalk && rules.PathOf(m) == path && rules.UsesOf(m)
	})
	return past, !pays && slices.Contains(moves, past)
}

// hurts reports whether using icon now would harm the seat whose pioneer steps on its space.
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

// payment returns the one of moves, which differ only in what they pay, that is proposed, else the
// cheapest.
func (p proposed) payment(s *rules.State, moves []engine.Move) engine.Move {
	for _, m := range moves {
		if slices.Contains(p, m) {
			return m
		}
	}
	return cheapest(s, moves)
}

// only returns those of the moves for which fits returns true.
func only(moves []engine.Move, fits func(m engine.Move) bool) (all []engine.Move) {
	for _, m := range moves {
		if fits(m) {
			all = append(all, m)
		}
	}
	return all
}

// cheapest returns the cheapest of the moves, or the zero move if there are none. A payment is the
// more expensive, the scarcer its goods are (see [scarcity]). One that takes goods needed later in
// the turn is chosen only if there is no other, and of several that leave as much, one that leaves
// more choices for the rest of the turn (see [keptNeeds]).
func cheapest(s *rules.State, moves []engine.Move) engine.Move {
	if len(moves) == 1 {
		return moves[0]
	}
	const needed, kept = 10_000, 100
	var out engine.Move
	least := 0
	for _, m := range moves {
		c := scarcity(s, rules.PaymentOf(m)) - kept*keptNeeds(s, m)
		if losesSomething(s, m) {
			c += needed
		}
		if out.Kind == 0 || c < least {
			out, least = m, c
		}
	}
	return out
}

// scarcity returns the cost of payment pay, for comparing it with other payments. Gold is the most
// expensive good. Any other good costs the more, the less of it would be left.
func scarcity(s *rules.State, pay rules.Pay) int {
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

// errand is a sequence of moves that one press plays. If walks is true, the pioneer of path first
// walks on until a decision is needed. The moves of errand.then follow.
type errand struct {
	walks bool
	free  bool // whether the pioneer walks only over spaces that cost nothing and need no decision
	path  rules.Path
	then  []engine.Move
	by    proposed // how the pioneer pays on the way
}

// next returns the errand as a sequence of moves.
func (e errand) next() table.MoveSequence {
	then := table.SequenceOf(e.then...)
	began := !e.walks
	return func(state engine.State) (engine.Move, bool) {
		s := state.(*rules.State)
		if s.Turn() != s.Active() {
			return engine.Move{}, false
		}
		if !began && s.Phase() == rules.PhasePioneer {
			on := nextStep
			if e.free {
				on = freeStep
			}
			if m, ok := on(s, e.path, e.by); ok {
				return m, true
			}
		}
		began = true
		return then(state)
	}
}

// nextStep returns the next move of the pioneer of a path when he walks automatically. The second
// result is false if the player must decide, or if he cannot walk.
func nextStep(s *rules.State, path rules.Path, by proposed) (engine.Move, bool) {
	at := s.Pioneer(s.Active(), path)
	next := at.Space + 1
	if !at.Ready && at.Space == 0 || next > path.Spaces() || s.IconAt(path, next) == rules.IconMine ||
		hurts(s, s.IconAt(path, next)) {
		return engine.Move{}, false
	}
	if past, ok := passing(s, path); ok && path.Fee(next) > 0 {
		return past, true
	}
	return step(s, path, next, by)
}

// freeStep returns the next step on a path like nextStep, but only a free one: the second result is
// also false if the next space has a fee or using it needs a decision.
func freeStep(s *rules.State, path rules.Path, by proposed) (engine.Move, bool) {
	m, ok := nextStep(s, path, by)
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

// posting returns the errand of a pioneer who goes to a place where he waits (a cabin or the trap)
// by move m, but first uses the free spaces in front of him. The second result is false if there
// are no free spaces.
func posting(s *rules.State, m engine.Move) (errand, bool) {
	e := errand{walks: true, free: true, path: rules.PathOf(m), then: []engine.Move{m}}
	_, ok := freeStep(s, e.path, nil)
	return e, ok && s.Phase() == rules.PhasePioneer
}

// passingBy returns the errand of the pioneer of a path who first uses the free spaces before the
// next space with a fee and then walks past that space. The second result is false if the very next
// space has a fee, or if a decision is needed before it.
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
		m, ok := freeStep(ahead, path, nil)
		if !ok || ahead.Play(m, nil) != nil {
			return errand{}, false
		}
	}
	e := errand{walks: true, free: true, path: path, then: []engine.Move{past}}
	return e, slices.Contains(ahead.Moves(nil), past)
}

// fee returns the sum of the payments in errand e, played from position s, for the spaces over
// which the pioneer walks.
func (e errand) fee(s *rules.State) (sum rules.Pay) {
	ahead := new(rules.State)
	s.CopyTo(ahead)
	next := e.next()
	for range rules.Green.Spaces() {
		m, ok := next(ahead)
		if !ok || m.Kind != rules.KindWalk || ahead.Play(m, nil) != nil {
			break
		}
		sum += rules.PaymentOf(m)
	}
	return sum
}

// first returns the first move of errand e in position s; the second result is false if there is
// none.
func (e errand) first(s *rules.State) (engine.Move, bool) { return e.next()(s) }

// goal returns the key of an errand in the maps of errands: m, its last move, without the payment.
// The goal of two steps of the wagon is an advance by two spaces. For moves that no errand makes,
// because a player should consider them first, it returns the zero move.
func goal(m engine.Move) engine.Move {
	switch m.Kind {
	case rules.KindRoll, rules.KindBuild, rules.KindSummit:
		return rules.Unpaid(m)
	case rules.KindLure, rules.KindSuffer, rules.KindStop, rules.KindDecline, rules.KindReact, rules.KindLose,
		rules.KindWreck,
		rules.KindRetreat, rules.KindFire, rules.KindSwap, rules.KindWalk, rules.KindVisit, rules.KindTrap,
		rules.KindBait,
		rules.KindEndTurn, rules.KindLaceBoots, rules.KindSellFish, rules.KindBlast:
		return engine.Move{} // not made by an errand: a player should consider these moves first
	}
	return m
}

// Unpaid implements [table.Teaching].
func (*Table) Unpaid(m engine.Move) engine.Move {
	switch m.Kind {
	case rules.KindWalk, rules.KindSummit, rules.KindRoll, rules.KindBuild:
		return rules.Unpaid(m)
	}
	return m
}

// errands returns, by goal, the errands that one press can play in position s. The parameter lead
// is the path of the pioneer who walks if both pioneers can reach a goal, and by is how they pay.
func errands(s *rules.State, lead rules.Path, by proposed) map[engine.Move]errand {
	out := map[engine.Move]errand{}
	if s.Phase() != rules.PhasePioneer {
		further(s, errand{by: by}, out)
		return out
	}
	for _, path := range []rules.Path{lead, 1 - lead} {
		ahead := new(rules.State)
		s.CopyTo(ahead)
		if walkAhead(ahead, path, by) || onSummit(s, ahead, path) {
			e := errand{walks: true, path: path, by: by}
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

// onSummit reports whether the pioneer of a path has just walked to the end of his path, from where
// he can only go to a summit. was is the position before his walk, and now the position after it.
func onSummit(was, now *rules.State, path rules.Path) bool {
	p := was.Active()
	return now.Phase() == rules.PhasePioneer && now.Turn() == p && was.Pioneer(p, path).Space < path.Spaces() &&
		now.Pioneer(p, path).Space == path.Spaces()
}

// walkAhead plays the automatic walk of the pioneer of a path on s, which must be a copy of the
// state, until the player must decide. It returns false if the walk ends without a decision.
func walkAhead(s *rules.State, path rules.Path, by proposed) bool {
	p := s.Active()
	for s.Phase() == rules.PhasePioneer {
		space := s.Pioneer(p, path).Space + 1
		m, ok := nextStep(s, path, by)
		if !ok || s.Play(m, nil) != nil {
			return false
		}
		if path.Fee(space) > 0 && rules.UsesOf(m) && s.Phase() == rules.PhasePioneer {
			// the pioneer has paid for a space whose gain needs no decision: paying for it is left
			// to a press on the space itself
			return false
		}
	}
	return s.Turn() == p && s.Active() == p && len(s.Moves(nil)) > 1
}

// answers returns, by goal, the errands that continue e with one more move that is legal in s. For
// each goal it takes the proposed or the cheapest move.
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
			x.then = []engine.Move{e.by.payment(s, only(moves, func(o engine.Move) bool { return goal(o) == g }))}
			out[g] = x
		}
	}
	return out
}

// further adds errands to a map by goal (the parameter out). Each of these errands continues e with
// two moves of the same kind that are made one after the other in s: climbing to a card two steps
// away, rolling two spaces, or paddling twice.
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
			if _, at := near[h]; at || is && !preferred(old, y, g) {
				continue
			}
			y.then = []engine.Move{x.then[0], y.then[0]}
			out[h] = y
		}
	}
}

// preferred reports whether a new errand, now, replaces an errand with the same goal, old. The
// parameter by is the first step of the new errand. Of two ways of climbing, the one whose first
// step leads to the node with the lower number is preferred, so that the same press always plays
// the same moves.
func preferred(old, now errand, by engine.Move) bool {
	return len(old.then) == 2 && old.path == now.path && old.walks == now.walks &&
		rules.NodeOf(by) < rules.NodeOf(old.then[0])
}
