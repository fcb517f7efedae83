package bot

import (
	"math"
	"slices"

	"gulch/engine"
)

// searchBot is the information-set tree search described in the package comment.
type searchBot struct {
	workspace
	tree
	tuning     Tuning
	style      Style
	budget     int         // maximum number of iterations for this decision
	explore    float32     // weight of the exploration term in the formula that chooses nodes
	spent      int         // number of iterations run since Begin
	sampleSeed uint64      // seed of the samples of this decision
	until      int         // value of Heuristics.Clock, the game's measure of progress, at which rollouts stop
	rng        engine.Rand // random generator of the rollouts
	path       []int32
	sums       []float64 // sums of the results of each seat over all iterations, not adjusted by the style
	endgame    endgameSolver
	// change of the result by the style for each move at the root; empty if the style has no
	// preferences
	stylePreferences []float32
	evenRoot         bool // whether moves at the root are visited equally often, as BeginComparison requires
	rootVisits       int  // number of visits that every move at the root gets before the search chooses among them
	done             bool
	turns            *turnGraph // graph of the seat's turn after turnsAt iterations, nil until it is needed
	turnsAt          int
}

// settledInterval is the number of iterations between two checks whether the most visited move can
// still be overtaken.
const settledInterval = 64

// Begin starts a decision with an empty tree.
func (b *searchBot) Begin(s engine.State) {
	b.setPosition(s)
	b.sampleSeed = b.pcg.Uint64()
	b.resetTree(b.tuning.Iterations)
	b.budget = max(1, int(engine.BudgetOf(b.root)*float32(b.tuning.Iterations)))
	b.spent, b.evenRoot, b.turns = 0, false, nil
	b.sums = append(b.sums[:0], make([]float64, len(b.vals))...)
	b.stylePreferences = b.stylePreferences[:0]
	if s, ok := b.rootHeuristics.(engine.CategorizesMoves); ok && b.style.hasPreferences() {
		for _, m := range b.moves {
			b.stylePreferences = append(b.stylePreferences,
				float32(resultPerPoint*b.style.preference(s.MoveCategory(m))))
		}
	}
	b.explore = b.explorationWeight()
	b.done = len(b.moves) < 2
	if b.endgame.begin(b); !b.done {
		b.until = b.rootHeuristics.Clock() + horizonTicks(b.rootHeuristics, b.tuning.Horizon)
	}
	b.handicap, b.rootVisits = b.handicap[:0], min(b.tuning.RootVisits, b.budget/(2*max(1, len(b.moves))))
	if b.tuning.Even && !b.done {
		b.rng = engine.NewRand(b.sampleSeed)
		b.setHandicap(&b.rng, b.until)
	}
}

// BeginComparison is like Begin, but the search considers only the legal moves x and y and divides
// the budget evenly between them. It neither solves endgames nor applies the preferences of the
// style.
func (b *searchBot) BeginComparison(s engine.State, x, y engine.Move) {
	b.Begin(s)
	b.moves = append(b.moves[:0], x, y)
	b.stylePreferences = b.stylePreferences[:0]
	b.endgame.tried, b.endgame.solving = false, false
	b.evenRoot, b.done = true, false
}

// usualExplore is the default weight of the exploration term.
const usualExplore = 0.2

// explorationWeight returns the weight of the exploration term: that of the tuning if it is set,
// else that of the network if it is set, else usualExplore.
func (b *searchBot) explorationWeight() float32 {
	if b.tuning.Explore > 0 {
		return b.tuning.Explore
	}
	if l, ok := b.rootHeuristics.(engine.LearnedHeuristics); ok && !b.tuning.WithoutNet {
		if net := l.Net(); net != nil && net.Explore > 0 {
			return net.Explore
		}
	}
	return usualExplore
}

// horizonTicks converts a horizon, the length of a rollout, to ticks of the game's clock. If the
// game implements engine.Lookahead, the horizon is multiplied by its factor.
func horizonTicks(g engine.Heuristics, horizon int) int {
	if l, ok := g.(engine.Lookahead); ok {
		return horizon * l.Lookahead()
	}
	return horizon
}

// Step runs up to n iterations of the search, or solver runs that take about as long. It reports
// whether the decision is made.
func (b *searchBot) Step(n int) bool {
	for ; n > 0 && !b.done; n-- {
		if b.endgame.solving {
			b.done = b.endgame.step()
			continue
		}
		b.iterate()
		b.spent++
		b.done = b.spent >= b.budget || !b.evenRoot && b.spent%settledInterval == 0 && b.settled()
	}
	return b.done
}

// iterate runs one iteration. It descends the tree in one sample of the position, adds a leaf,
// plays a rollout, evaluates the final position and updates the nodes on the path.
func (b *searchBot) iterate() {
	b.legal = append(b.legal[:0], b.moves...)
	at, fresh := b.pickRootMove()
	b.path = append(b.path[:0], 0)
	b.sample(b.nodes[at].visits)
	before := 0 // the game's clock before the last move
	for {
		b.path = append(b.path, at)
		before = b.workHeuristics.Clock()
		if b.work.Play(b.nodes[at].move, nil) != nil || fresh {
			break
		}
		moves, err := engine.PlayForced(b.work, b.legal, nil)
		b.legal = moves
		if err != nil || len(moves) == 0 {
			break
		}
		at, fresh = b.descend(at, b.work.Turn())
	}
	b.leafRollout(b.leafHorizon(before))
	b.evaluate()
	for i, v := range b.vals {
		b.sums[i] += float64(v)
	}
	b.style.adjustResult(b.vals, int(b.seat))
	if len(b.stylePreferences) > 0 {
		b.vals[b.seat] += b.stylePreferences[slices.Index(b.moves, b.nodes[b.path[1]].move)]
	}
	for _, n := range b.path {
		v := b.vals[b.nodes[n].seat]
		b.nodes[n].visits++
		b.nodes[n].total += v
		b.nodes[n].squares += float32(v * v)
	}
}

// wrong returns the standard error of the mean result of a node.
func (n *node) wrong() float64 {
	_, wrong := meanAndError(float64(n.total), float64(n.squares), n.visits)
	return wrong
}

// meanAndError returns the mean of results and its standard error. total and squares are the sums
// of the results and of their squares, and visits their number.
func meanAndError(total, squares float64, visits int32) (mean, wrong float64) {
	n := float64(max(1, visits))
	mean = total / n
	return mean, math.Sqrt(max(0, squares/n-mean*mean) / n)
}

// pickRootMove returns the child of the root that the next iteration visits. fresh reports whether
// the child is a new node.
func (b *searchBot) pickRootMove() (child int32, fresh bool) {
	if !b.evenRoot && b.spent >= b.rootVisits*len(b.moves) {
		return b.descend(0, b.seat)
	}
	least, children := int32(0), 0
	for c := b.nodes[0].first; c != 0; c = b.nodes[c].next {
		b.nodes[c].available++
		if children++; least == 0 || b.nodes[c].visits < b.nodes[least].visits {
			least = c
		}
	}
	if children < len(b.moves) {
		return b.grow(0, b.seat), true
	}
	return least, false
}

// evaluate is setResults, but without the network if the tuning says so.
func (b *searchBot) evaluate() {
	l, ok := b.workHeuristics.(engine.LearnedHeuristics)
	if ok && b.tuning.WithoutNet && len(b.handicap) == 0 {
		b.vals = l.EvaluateWith(nil, b.vals[:0])
		return
	}
	b.setResults()
}

// sample sets work to a copy of the position in which the hidden information is sampled at random,
// determined by number. All root moves use the same samples in the same order, so that luck does
// not favour one of them.
func (b *searchBot) sample(number int32) {
	b.pcg.Seed(b.sampleSeed, uint64(number))
	b.determinize()
	b.rng = engine.NewRand(b.pcg.Uint64())
}

// Forecast appends to dst the mean result of every seat over all iterations so far. Before the
// first iteration these are the evaluations of the position, and after an endgame is solved the
// solved values.
func (b *searchBot) Forecast(dst []float64) []float64 {
	if b.endgame.solved {
		return append(dst, b.endgame.best().Each...)
	}
	if b.spent == 0 {
		b.vals = b.rootHeuristics.Evaluate(b.vals[:0])
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

// leafHorizon returns the value of the game's clock at which the rollout from the leaf in the state
// work stops. before is the clock before the last move of the tree, see Tuning.WholeTurns.
func (b *searchBot) leafHorizon(before int) int {
	if now := b.workHeuristics.Clock(); b.tuning.WholeTurns && now >= b.until && now == before {
		return now + 1
	}
	return b.until
}

// leafRollout plays moves from a new leaf of the tree until the end of the game or until the game's
// clock has the given value.
func (b *searchBot) leafRollout(until int) {
	switch {
	case !b.tuning.Uniform:
		b.rollout(&b.rng, until)
	case b.rollouter != nil:
		b.rollouter.Rollout(&b.rng, until, true)
	default:
		b.randomRollout(until)
	}
}

// randomRollout is a rollout in which all moves are chosen at random.
func (b *searchBot) randomRollout(until int) {
	for b.workHeuristics.Clock() < until && b.work.Turn() != engine.NoSeat {
		b.legal = b.work.Moves(b.legal[:0])
		if b.work.Play(b.legal[b.rng.Below(len(b.legal))], nil) != nil {
			return
		}
	}
}

// settled reports whether the most visited move is sure to stay the most visited one, because the
// remaining iterations are too few for another move to overtake it.
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

// Best returns the best move of a solved endgame, otherwise the most visited move. Before the first
// iteration it returns the move with the largest prior.
func (b *searchBot) Best() engine.Move {
	if b.endgame.solved {
		return b.endgame.best().Move
	}
	best, lead := engine.Move{}, int32(0)
	if b.spent == 0 && len(b.moves) > 0 {
		best = b.largestPrior()
	}
	for c := b.nodes[0].first; c != 0; c = b.nodes[c].next {
		if n := &b.nodes[c]; n.visits > lead {
			best, lead = n.move, n.visits
		}
	}
	return best
}

// largestPrior returns the legal move with the largest prior: the best move according to the
// heuristics, without a search.
func (b *searchBot) largestPrior() engine.Move {
	if len(b.moves) == 1 {
		return b.moves[0]
	}
	return b.moves[argmax(b.rootHeuristics.Prior(b.moves, nil))]
}

// Progress returns the fraction of the work that is done, from 0 to 1.
func (b *searchBot) Progress() float64 {
	if b.done {
		return 1
	}
	if b.endgame.tried {
		return b.endgame.progress(float64(b.spent) / float64(b.budget))
	}
	return float64(b.spent) / float64(b.budget)
}

// Iterations returns the number of iterations since Begin.
func (b *searchBot) Iterations() int { return b.spent }

// Budget returns the number of iterations for the decision.
func (b *searchBot) Budget() int { return b.budget }

// SkipSolving stops the endgame solver, so that the search begins.
func (b *searchBot) SkipSolving() { b.endgame.solving = false }

// Opinions appends to dst the visits and mean results of the moves in the tree, adjusted by the
// bot's style. For a solved endgame they are the solved values.
func (b *searchBot) Opinions(dst []Opinion) []Opinion {
	from := len(dst)
	if b.endgame.solved {
		return b.endgame.opinions(dst, b.budget)
	}
	for c := b.nodes[0].first; c != 0; c = b.nodes[c].next {
		n := &b.nodes[c]
		dst = append(dst, Opinion{
			Move:   n.move,
			Visits: int(n.visits),
			Share:  float64(n.visits) / float64(max(1, b.spent)),
			Result: float64(n.total) / float64(max(1, n.visits)),
			Error:  n.wrong(),
		})
	}
	if len(dst) == from && len(b.moves) == 1 {
		b.vals = b.rootHeuristics.Evaluate(b.vals[:0])
		dst = append(dst, Opinion{Move: b.moves[0], Share: 1, Result: float64(b.vals[b.seat])})
	}
	slices.SortStableFunc(dst[from:], byShare)
	return dst
}

// Plans implements [Planner]. For a solved endgame it returns only the next moves.
func (b *searchBot) Plans(least int) PlanGraph { return newPlanGraph([]*searchBot{b}, least) }
