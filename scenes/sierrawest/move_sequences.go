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

// proposed are the moves that a shown hint proposes for the rest of the turn, empty without one.
// One press pays as they do: advice must not be spoilt by following it.
type proposed []engine.Move

// hinted returns the moves that a shown hint proposes in decision a. The verdicts of the coach,
// which come by themselves, change no press: it would be refused just then, or pay something else.
func hinted(a *table.Decision) proposed {
	if a.Hint.Kind == 0 {
		return nil
	}
	return a.Planned
}

// walkTo returns the sequence of moves by which the pioneer of a path walks to a space. He skips
// the paid spaces before it, as far as the rules let him. It ends early if a decision is needed on
// the way. The fee of the target space itself is paid as proposed, else in the cheapest way,
// without asking, because its price was visible before the press.
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
		return skipping(s, path)
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

// skipping returns the move by which the pioneer of a path skips the next space, which has a fee.
// The second result is false if he can't.
func skipping(s *rules.State, path rules.Path) (engine.Move, bool) {
	past := rules.WalkPast(path)
	return past, slices.Contains(s.Moves(nil), past)
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

// payment returns the one of moves, which differ only in what they pay, that is proposed first,
// else the cheapest.
func (p proposed) payment(s *rules.State, moves []engine.Move) engine.Move {
	for _, m := range p {
		if slices.Contains(moves, m) {
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

// scarcity returns the cost of payment pay, for comparing it with other payments. Gold, which is a
// point, costs more than a payment that keeps one more choice open (see [keptNeeds]). Any other
// good costs the more, the less of it would be left.
func scarcity(s *rules.State, pay rules.Pay) int {
	const gold, rare, most = 1000, 20, 9
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
// walks on until a decision is needed. He uses only one space with a fee, the one with the number
// uses, and skips the others: a press pays for nothing that its goal does not need. The moves of
// errand.then follow.
type errand struct {
	walks bool
	free  bool // whether the pioneer walks only over spaces that cost nothing and need no decision
	path  rules.Path
	uses  int // number of the space with a fee that the pioneer uses, 0 for none
	then  []engine.Move
	by    proposed // how the pioneer pays on the way
	// whether he pays on the way as a shown hint or the coach proposes: such an errand comes before
	// another one with the same goal
	advised bool
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
			m, ok := nextStep(s, e)
			if e.free {
				m, ok = freeStep(s, e)
			}
			if ok {
				return m, true
			}
		}
		began = true
		return then(state)
	}
}

// nextStep returns the next move of the pioneer of errand e while he walks. The second result is
// false if the player must decide, or if he cannot walk.
func nextStep(s *rules.State, e errand) (engine.Move, bool) {
	at := s.Pioneer(s.Active(), e.path)
	next := at.Space + 1
	if !at.Ready && at.Space == 0 || next > e.path.Spaces() {
		return engine.Move{}, false
	}
	if e.path.Fee(next) > 0 && next != e.uses {
		if past, ok := skipping(s, e.path); ok {
			return past, true
		}
	}
	if icon := s.IconAt(e.path, next); icon == rules.IconMine || hurts(s, icon) {
		return engine.Move{}, false
	}
	return step(s, e.path, next, e.by)
}

// freeStep returns the next step of the pioneer of errand e like nextStep, but only a free one: the
// second result is also false if the next space has a fee or using it needs a decision.
func freeStep(s *rules.State, e errand) (engine.Move, bool) {
	m, ok := nextStep(s, e)
	if !ok || e.path.Fee(s.Pioneer(s.Active(), e.path).Space+1) > 0 {
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
	_, ok := freeStep(s, e)
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
		m, ok := freeStep(ahead, errand{path: path})
		if !ok || ahead.Play(m, nil) != nil {
			return errand{}, false
		}
	}
	e := errand{walks: true, free: true, path: path, then: []engine.Move{past}}
	return e, slices.Contains(ahead.Moves(nil), past)
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
	dear := map[engine.Move]int{}
	for _, path := range []rules.Path{lead, 1 - lead} {
		for _, end := range walkEnds(s, errand{walks: true, path: path, by: by}) {
			near := answers(end.ahead, end.errand)
			further(end.ahead, end.errand, near)
			for goal, e := range near {
				old, is := out[goal]
				if is && (old.path != e.path || old.uses != e.uses) {
					continue
				}
				if now := e.dearness(s); !is || e.advised && !old.advised ||
					e.advised == old.advised && now < dear[goal] {
					out[goal], dear[goal] = e, now
				}
			}
		}
	}
	return out
}

// walkEnd is a walk that ends where the player has to decide, with the position there. The errands
// that begin with the walk go on from it.
type walkEnd struct {
	errand
	ahead *rules.State
}

// walkEnds returns the ends of the walks of the pioneer of errand e from position s. The first
// space whose use needs a decision ends them. If it has a fee, there is an end for each way to pay
// it, and the pioneer can walk on to the summits instead: then he skips what has a fee.
func walkEnds(s *rules.State, e errand) (all []walkEnd) {
	ahead := new(rules.State)
	s.CopyTo(ahead)
	skips := false // whether he skips a space for which he could pay
	for ahead.Phase() == rules.PhasePioneer {
		space := ahead.Pioneer(ahead.Active(), e.path).Space + 1
		m, ok := nextStep(ahead, e)
		if !ok {
			break
		}
		if e.path.Fee(space) > 0 && !skips {
			all = append(all, paidEnds(ahead, e, space)...)
			skips = !rules.UsesOf(m) && waysToUse(ahead, e.path) > 0
		}
		if ahead.Play(m, nil) != nil {
			return all
		}
	}
	if !skips && decides(ahead, s) || onSummit(s, ahead, e.path) && len(ahead.Moves(nil)) > 1 {
		all = append(all, walkEnd{e, ahead})
	}
	return all
}

// paidEnds returns the walks of errand e that end in position s with the use of the next space,
// which has this number and a fee, if that needs a decision: one for each way to pay.
func paidEnds(s *rules.State, e errand, space int) (all []walkEnd) {
	if icon := s.IconAt(e.path, space); icon == rules.IconMine || hurts(s, icon) {
		return nil
	}
	ways := only(s.Moves(nil), func(m engine.Move) bool {
		return m.Kind == rules.KindWalk && rules.PathOf(m) == e.path && rules.UsesOf(m)
	})
	for _, m := range ways {
		after := new(rules.State)
		s.CopyTo(after)
		if after.Play(m, nil) == nil && decides(after, s) {
			x := e
			x.uses, x.by, x.advised = space, append(proposed{m}, e.by...), slices.Contains(e.by, m)
			all = append(all, walkEnd{x, after})
		}
	}
	return all
}

// decides reports whether the seat that was to move has to decide about what a space brings. was is
// the position before a walk, and now the position after it.
func decides(now, was *rules.State) bool {
	p := was.Active()
	return now.Phase() != rules.PhasePioneer && now.Turn() == p && now.Active() == p && len(now.Moves(nil)) > 1
}

// onSummit reports whether the pioneer of a path has just walked to the end of his path, from where
// he can only go to a summit. was is the position before his walk, and now the position after it.
func onSummit(was, now *rules.State, path rules.Path) bool {
	p := was.Active()
	return now.Phase() == rules.PhasePioneer && now.Turn() == p && was.Pioneer(p, path).Space < path.Spaces() &&
		now.Pioneer(p, path).Space == path.Spaces()
}

// dearness returns how dear errand e is in position s, for comparing it with errands that reach the
// same goal and differ in what they pay. Gold counts most; the rest is compared like in [cheapest].
// It is 0 if the errand pays no fee, because then there is nothing to compare.
func (e errand) dearness(s *rules.State) int {
	if e.uses == 0 {
		return 0
	}
	const gold, needed, kept = 100_000, 10_000, 100
	ahead, after := *s, *s
	next, sum, unknown := e.next(), 0, false
	tell := func(e engine.Event) { unknown = unknown || e.RevealsTo(s.Active()) }
	for range 2 * rules.Green.Spaces() {
		m, ok := next(&after)
		if !ok {
			break
		}
		if paysFor(m) || m.Kind == rules.KindBuild {
			pay := rules.PaymentOf(m)
			sum += scarcity(&after, pay) + gold*pay.Of(rules.Gold)
		}
		if after.Play(m, tell) != nil || unknown || after.Active() != s.Active() {
			break
		}
		ahead = after
	}
	if firstLost(s, &ahead) >= 0 {
		sum += needed
	}
	return sum - kept*keptOf(&ahead, needsOf(&ahead))
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
// away, rolling two spaces, or paddling twice. None of them leads back to where it began.
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
			if h.Kind != g.Kind || s.IsDetour([]engine.Move{g, h}) {
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
