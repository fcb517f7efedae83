package bot

import (
	"slices"

	"gulch/engine"
)

// searchBot is the information-set tree search of the package documentation.
type searchBot struct {
	table
	tree
	tuning  Tuning
	style   Style
	budget  int         // iterations for this decision
	explore float32     // weight of the exploration term in this decision
	spent   int         // iterations since Begin
	luck    uint64      // what the samples of this decision follow from
	until   int         // Guide.Clock at which rollouts stop
	rng     engine.Rand // of the rollout
	path    []int32
	sums    []float64 // results by seat over all iterations, as nobody's style sees them
	ending  ending
	lean    []float32 // what the style likes of the moves of the root, as a part of their result; empty if nothing
	even    bool      // the moves of the root are looked at alike
	done    bool
}

// overtake is how often, in iterations, the search looks whether the leader can still be overtaken.
const overtake = 64

// Begin plants a new tree.
func (b *searchBot) Begin(s engine.State) {
	b.sit(s)
	b.luck = b.pcg.Uint64()
	b.plant(b.tuning.Iterations)
	b.budget = max(1, int(engine.BudgetOf(b.root)*float32(b.tuning.Iterations)))
	b.spent, b.even = 0, false
	b.sums = append(b.sums[:0], make([]float64, len(b.vals))...)
	b.lean = b.lean[:0]
	if s, ok := b.known.(engine.Mannered); ok && b.style.leans() {
		for _, m := range b.moves {
			b.lean = append(b.lean, float32(leanResult*b.style.lean(s.Manner(m))))
		}
	}
	b.explore = b.exploring()
	b.done = len(b.moves) < 2
	if b.ending.begin(b); !b.done {
		b.until = b.known.Clock() + ahead(b.known, b.tuning.Horizon)
	}
}

// BeginBetween is Begin for two of the legal moves, between which the budget is shared evenly. It solves nothing and likes nothing.
func (b *searchBot) BeginBetween(s engine.State, x, y engine.Move) {
	b.Begin(s)
	b.moves = append(b.moves[:0], x, y)
	b.lean = b.lean[:0]
	b.ending.tried, b.ending.solving = false, false
	b.even, b.done = true, false
}

// usualExplore is the weight of the exploration term where nobody names another.
const usualExplore = 0.2

// exploring returns how much to explore: as the tuning says, else as it suits the evaluation.
func (b *searchBot) exploring() float32 {
	if b.tuning.Explore > 0 {
		return b.tuning.Explore
	}
	if l, ok := b.known.(engine.Learner); ok && !b.tuning.Formulas {
		if net := l.Net(); net != nil && net.Explore > 0 {
			return net.Explore
		}
	}
	return usualExplore
}

// ahead returns how many ticks a horizon means in a game.
func ahead(g engine.Guide, horizon int) int {
	if l, ok := g.(engine.Lookahead); ok {
		return horizon * l.Lookahead()
	}
	return horizon
}

// Step runs up to n iterations.
func (b *searchBot) Step(n int) bool {
	for ; n > 0 && !b.done; n-- {
		if b.ending.solving {
			b.done = b.ending.step()
			continue
		}
		b.iterate()
		b.spent++
		b.done = b.spent >= b.budget || !b.even && b.spent%overtake == 0 && b.settled()
	}
	return b.done
}

// iterate picks a move, walks down one sample of the position, adds a leaf, values it and tells the nodes on the way.
func (b *searchBot) iterate() {
	b.legal = append(b.legal[:0], b.moves...)
	at, fresh := b.atRoot()
	b.path = append(b.path[:0], 0)
	b.sample(b.nodes[at].visits)
	for {
		b.path = append(b.path, at)
		if b.work.Play(b.nodes[at].move, nil) != nil || fresh {
			break
		}
		moves, err := engine.Settle(b.work, b.legal, nil)
		b.legal = moves
		if err != nil || len(moves) == 0 {
			break
		}
		at, fresh = b.descend(at, b.work.Turn())
	}
	b.playOut()
	b.evaluate()
	for i, v := range b.vals {
		b.sums[i] += float64(v)
	}
	b.style.judge(b.vals, int(b.seat))
	if len(b.lean) > 0 {
		b.vals[b.seat] += b.lean[slices.Index(b.moves, b.nodes[b.path[1]].move)]
	}
	for _, n := range b.path {
		b.nodes[n].visits++
		b.nodes[n].total += b.vals[b.nodes[n].seat]
	}
}

// atRoot picks the move of the root to follow, and reports whether it had to add it.
func (b *searchBot) atRoot() (child int32, fresh bool) {
	if !b.even {
		return b.descend(0, b.seat)
	}
	least, children := int32(0), 0
	for c := b.nodes[0].first; c != 0; c = b.nodes[c].next {
		if children++; least == 0 || b.nodes[c].visits < b.nodes[least].visits {
			least = c
		}
	}
	if children < len(b.moves) {
		return b.grow(0, b.seat), true
	}
	return least, false
}

// evaluate notes what is expected of every seat.
func (b *searchBot) evaluate() {
	if l, ok := b.guide.(engine.Learner); ok && b.tuning.Formulas {
		b.vals = l.EvaluateBy(nil, b.vals[:0])
		return
	}
	b.vals = b.guide.Evaluate(b.vals[:0])
}

// sample makes work the sample with this number. Every move of the root sees the same samples in the same order, so
// that luck does not come between them.
func (b *searchBot) sample(number int32) {
	b.pcg.Seed(b.luck, uint64(number))
	b.determinize()
	b.rng = engine.NewRand(b.pcg.Uint64())
}

// Forecast appends the mean result of every seat over all iterations.
func (b *searchBot) Forecast(dst []float64) []float64 {
	if b.ending.solved {
		return append(dst, b.ending.best().Each...)
	}
	if b.spent == 0 {
		b.vals = b.known.Evaluate(b.vals[:0])
		for _, v := range b.vals {
			dst = append(dst, float64(v))
		}
		return dst
	}
	for _, sum := range b.sums {
		dst = append(dst, sum/float64(b.spent))
	}
	return dst
}

// playOut plays on until the horizon or the end.
func (b *searchBot) playOut() {
	switch {
	case !b.tuning.Uniform:
		b.playOn(&b.rng, b.until)
	case b.runner != nil:
		b.runner.Rollout(&b.rng, b.until, true)
	default:
		b.stray()
	}
}

// stray plays on by random moves.
func (b *searchBot) stray() {
	for b.guide.Clock() < b.until && b.work.Turn() != engine.NoSeat {
		b.legal = b.work.Moves(b.legal[:0])
		if b.work.Play(b.legal[b.rng.Below(len(b.legal))], nil) != nil {
			return
		}
	}
}

// settled reports whether no move can overtake the most visited one with the iterations that are left.
func (b *searchBot) settled() bool {
	first, second := int32(0), int32(0)
	for c := b.nodes[0].first; c != 0; c = b.nodes[c].next {
		if v := b.nodes[c].visits; v > first {
			first, second = v, first
		} else if v > second {
			second = v
		}
	}
	return int(first-second) > b.budget-b.spent
}

// Best returns the best move of an ending that was solved, else the most visited one, before the first iteration the one that looks best
// at a glance.
func (b *searchBot) Best() engine.Move {
	if b.ending.solved {
		return b.ending.best().Move
	}
	best, lead := engine.Move{}, int32(0)
	if b.spent == 0 && len(b.moves) > 0 {
		best = b.glance()
	}
	for c := b.nodes[0].first; c != 0; c = b.nodes[c].next {
		if n := &b.nodes[c]; n.visits > lead {
			best, lead = n.move, n.visits
		}
	}
	return best
}

// glance returns the move of the largest weight.
func (b *searchBot) glance() engine.Move {
	if len(b.moves) == 1 {
		return b.moves[0]
	}
	return b.moves[argmax(b.known.Prior(b.moves, nil))]
}

// Progress returns the share of the budget that is spent.
func (b *searchBot) Progress() float64 {
	if b.done {
		return 1
	}
	if b.ending.tried {
		return b.ending.progress(float64(b.spent) / float64(b.budget))
	}
	return float64(b.spent) / float64(b.budget)
}

// Iterations returns the iterations spent since Begin.
func (b *searchBot) Iterations() int { return b.spent }

// Budget returns how many iterations the decision has.
func (b *searchBot) Budget() int { return b.budget }

// Hurry gives up solving.
func (b *searchBot) Hurry() { b.ending.solving = false }

// Opinions tells visits and mean results of the moves that entered the tree, as the bot's style sees them.
func (b *searchBot) Opinions(dst []Opinion) []Opinion {
	from := len(dst)
	if b.ending.solved {
		return b.ending.opinions(dst, b.budget)
	}
	for c := b.nodes[0].first; c != 0; c = b.nodes[c].next {
		n := &b.nodes[c]
		dst = append(dst, Opinion{
			Move:   n.move,
			Visits: int(n.visits),
			Share:  float64(n.visits) / float64(max(1, b.spent)),
			Result: float64(n.total) / float64(max(1, n.visits)),
		})
	}
	if len(dst) == from && len(b.moves) == 1 {
		b.vals = b.known.Evaluate(b.vals[:0])
		dst = append(dst, Opinion{Move: b.moves[0], Share: 1, Result: float64(b.vals[b.seat])})
	}
	slices.SortStableFunc(dst[from:], byShare)
	return dst
}

// Plans returns the upper part of the tree, as far as the seat to move decides without anybody between.
// Of an ending that was solved it returns the moves, with nothing after them.
func (b *searchBot) Plans(least int) (all []Plan) {
	if !b.ending.solved {
		return b.plans(0, least)
	}
	for _, o := range b.Opinions(nil) {
		all = append(all, Plan{Opinion: o})
	}
	return all
}

func (b *searchBot) plans(at int32, least int) (all []Plan) {
	for c := b.nodes[at].first; c != 0; c = b.nodes[c].next {
		n := &b.nodes[c]
		if n.seat != b.seat || int(n.visits) < max(least, 1) {
			continue
		}
		all = append(all, Plan{Opinion: Opinion{
			Move:   n.move,
			Visits: int(n.visits),
			Share:  float64(n.visits) / float64(max(1, b.spent)),
			Result: float64(n.total) / float64(n.visits),
		}, After: b.plans(c, least)})
	}
	slices.SortStableFunc(all, func(a, b Plan) int { return byShare(a.Opinion, b.Opinion) })
	return all
}
