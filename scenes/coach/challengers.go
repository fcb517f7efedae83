package coach

import (
	"math"
	"slices"
	"sync/atomic"

	"gulch/engine"
	"gulch/engine/bot"
)

// challengers are moves that are compared with the best move of the search in the same sampled
// games: the move that the game's heuristics prefer, the second best, and the move that an earlier
// search of the turn planned. A search that has only few iterations for a decision may have put
// another move first by chance.
// Moves after which the best play of the turn can still be made are left out, see openMoves.
type challengers struct {
	favourite engine.Move // the move that the heuristics prefer, the zero Move if it is the best one
	planned   engine.Move // the move that an earlier search of the turn planned, the zero Move for none
	moves     []engine.Move
	at        int           // index in moves of the one being compared
	open      []engine.Move // moves of which no comparison has shown that they are worse than the best one
	spent     int           // number of sampled games of all comparisons that have ended
	duel      *bot.Duel     // comparison of moves[at] with the best move, nil before it begins
}

// findChallengers returns the moves that are compared with the best of the opinions in seen.
func (j *job) findChallengers(seen []bot.Opinion) *challengers {
	c := &challengers{}
	if len(seen) < 2 {
		return c
	}
	if c.favourite = j.favourite(seen[0].Move); j.isHollow(c.favourite) {
		c.favourite = engine.Move{}
	}
	if len(j.planned) > 0 {
		c.planned = j.planned[0]
	}
	best := j.line(seen[0].Move)
	rivals := []engine.Move{c.favourite, seen[1].Move}
	precise := 0
	for _, o := range seen[2:] {
		if !j.isRival(seen[0], o) || len(rivals) == j.effort.rivals {
			continue
		}
		if isPrecise(seen[0], o) {
			if precise++; precise > slicedEffort.rivals {
				continue
			}
		}
		rivals = append(rivals, o.Move)
	}
	for _, m := range append(rivals, c.planned) {
		if m.Kind == 0 || slices.Contains(c.moves, m) {
			continue
		}
		if _, whole, _ := bot.StillOpen(j.state, m, best); !whole {
			c.moves = append(c.moves, m)
		}
	}
	return c
}

// rivalNoise is the factor by which the noise of the search is enlarged where rivals are looked
// for.
const rivalNoise = 1.5

// preciseNoise is the noise of two opinions up to which the search knows their difference better
// than sampled games do: these follow one line of each move to the end of the turn, and the line of
// a move that the search has seldom visited may be far from the best one.
const preciseNoise = 0.006

// isPrecise reports whether the search knows the difference of two opinions.
func isPrecise(a, b bot.Opinion) bool { return b.Visits >= minVisits && noise(a, b) < preciseNoise }

// isRival reports whether the search cannot tell the move of opinion o from the best one.
func (j *job) isRival(best, o bot.Opinion) bool {
	if isPrecise(best, o) {
		return best.Result-o.Result <= goodLoss*j.scaleAt(best.Result)
	}
	if o.Visits >= minVisits {
		return best.Result-o.Result <= max(goodLoss*j.scaleAt(best.Result), rivalNoise*noise(best, o))
	}
	return j.weights != nil && j.PriorGain(best.Move, o.Move) <= goodPoints
}

// isRejected reports whether the search, whose opinions are seen, tells m from the best move, and
// neither the heuristics nor an earlier search speak for m.
func (j *job) isRejected(seen []bot.Opinion, m engine.Move) bool {
	c, at := j.challengers, j.find(seen, m)
	return m != c.favourite && m != c.planned && at >= 0 && !j.isRival(seen[0], seen[at])
}

// line returns the moves by which m should be followed in this turn, beginning with m: those that
// an earlier search of the turn has planned, or that this search would play.
func (j *job) line(m engine.Move) []engine.Move {
	if len(j.planned) > 1 && j.planned[0] == m {
		return j.planned
	}
	if judge, ok := j.search.(bot.TurnJudge); ok {
		return judge.Line(m)
	}
	return []engine.Move{m}
}

// proposal returns the part of line(m) that is proposed to a player: what an earlier search has
// planned, or what this one has examined well enough.
func (j *job) proposal(m engine.Move) []engine.Move {
	line := j.line(m)
	if judge, ok := j.search.(bot.TurnJudge); ok && (len(j.planned) < 2 || j.planned[0] != m) {
		line = line[:min(len(line), judge.Examined(m))]
	}
	return line
}

// stepChallengers continues to compare the challengers with the best move. A challenger that is
// clearly better becomes the best move, and so do the favourite of the heuristics unless it is
// worse, and the planned move unless it is clearly worse by a loss that matters. When all are
// compared, the open moves of the best one are looked for. n is the amount of work in search
// iterations.
func (j *job) stepChallengers(n int) {
	c, seen := j.challengers, *j.opinions.Load()
	if c.at == len(c.moves) || c.spent >= j.effort.total {
		j.settleTie()
		j.avoidDetour()
		j.open = j.findOpenMoves(*j.opinions.Load())
		return
	}
	best, m := seen[0], c.moves[c.at]
	if j.equivalent[best.Move] == j.equivalent[m] {
		c.at++
		return
	}
	if c.duel == nil {
		c.duel = j.newDuel(uint64(c.at) + challengeSeed)
		c.duel.BeginLines(j.state, j.line(best.Move), j.line(m), j.samplesFor(seen, m))
	}
	if !c.duel.Step(max(1, n/4)) && !j.isSettled(c.duel) {
		return
	}
	lead, wrong := c.duel.Lead()
	won, lost := pairing{m, best.Move, -lead, wrong}, pairing{best.Move, m, lead, wrong}
	switch {
	case best.Move == c.planned && won.Loss < plannedLoss*j.scale(): // too little to change the plan for
	case won.clear(j.scale()) && !j.isRejected(seen, m) && !j.defends(best.Move, won): // rollouts alone may be blind
		j.promote(m, best.Result-min(lead, 0))
		j.losesToo(won)
		j.pair(won)
		if len(c.moves) < 2*j.effort.rivals { // how they compare with the new best move is not known
			c.moves, c.open = append(c.moves, c.open...), nil
		}
	case m == c.favourite && (lead <= wrong || j.isClearFavourite(seen, m)), // nothing contradicts the heuristics
		m == c.planned && (lost.Loss < plannedLoss*j.scale() || !lost.clear(j.scale())):
		j.promote(m, best.Result-min(lead, 0))
		c.open = append(c.open, best.Move)
	case lost.clear(j.scale()):
		j.pair(lost)
	default:
		c.open = append(c.open, m)
	}
	c.spent += c.duel.Spent()
	c.at, c.duel = c.at+1, nil
}

// settleTie chooses the best move among those of its kind that the search does not tell from it. It
// is the one that the heuristics prefer, or the first if they don't tell them apart either, such as
// the lowest of several bids. So the advice does not depend on chance. A move that an earlier
// search has planned, or with a plan for the rest of the turn, stays the best one.
func (j *job) settleTie() {
	seen := *j.opinions.Load()
	best := seen[0]
	at := slices.Index(j.legal, best.Move)
	if j.weights == nil || at < 0 || best.Move == j.challengers.planned || len(j.proposal(best.Move)) > 1 {
		return
	}
	c, top := j.view(), at
	for i, m := range j.legal {
		if m.Kind == best.Move.Kind && j.weights[i] > j.weights[top]+sameWeight && c.Verdict(m) == Good {
			top = i
		}
	}
	if j.weights[top] < j.weights[at]+goodPoints {
		top = at
	}
	for i, m := range j.legal[:top] {
		o, known := c.OpinionOf(m)
		if known && m.Kind == best.Move.Kind && j.weights[i] > j.weights[top]-sameWeight && c.Verdict(m) == Good &&
			best.Result-o.Result <= rivalNoise*noise(best, o) {
			top = i
			break
		}
	}
	if top != at {
		j.promote(j.legal[top], best.Result)
	}
}

// sameWeight is the largest difference of two weights that count as the same, in points.
const sameWeight = 0.05

// effort limits the comparisons of moves after the search.
type effort struct {
	rivals  int // number of moves other than the planned one that are compared with the best move
	samples int // number of sampled games of such a comparison, which may be settled earlier
	total   int // number of sampled games of all these comparisons
	checks  int // number of moves in lossChecks
}

// The limits of a search that has all its iterations, and of one in time slices.
var (
	fullEffort   = effort{rivals: 96, samples: 500, total: 16_000, checks: 6}
	slicedEffort = effort{rivals: 8, samples: 80, total: 1600, checks: 2}
)

// settledErrors is the number of standard errors by which two moves must differ, and fewSamples the
// number of sampled games that must be played, before a comparison is settled.
const (
	settledErrors = 4
	fewSamples    = 60
)

// isSettled reports whether the samples of a comparison so far are enough: one of the moves is
// surely better, or the difference surely too small to matter.
func (j *job) isSettled(d *bot.Duel) bool {
	if d.Spent() < fewSamples {
		return false
	}
	lead, wrong := d.Lead()
	return math.Abs(lead) > settledErrors*wrong && math.Abs(lead) > minPairedLoss*j.scale() ||
		math.Abs(lead)+2*wrong < minPairedLoss*j.scale()
}

// samplesFor returns the number of sampled games by which move m is compared with the best of the
// opinions in seen: few if the search knows the difference anyway.
func (j *job) samplesFor(seen []bot.Opinion, m engine.Move) int {
	if at := j.find(seen, m); at >= 0 && isPrecise(seen[0], seen[at]) {
		return min(j.effort.samples, slicedEffort.samples)
	}
	return j.effort.samples
}

// losesToo notes for each move that is worse than a move, which has now turned out to be worse than
// another one, that it is worse than this one, too. won is the comparison of the two.
func (j *job) losesToo(won pairing) {
	before := j.paired.Load()
	if before == nil {
		return
	}
	all := slices.Clone(*before)
	for i := range all {
		if p := &all[i]; j.equivalent[p.Best] == j.equivalent[won.Move] {
			p.Best, p.Loss, p.Error = won.Best, p.Loss+won.Loss, math.Hypot(p.Error, won.Error)
		}
	}
	j.paired.Store(&all)
}

// pair publishes the result of a comparison by which a move is worse than the best one.
func (j *job) pair(p pairing) { publishAlso(&j.paired, p) }

// publishAlso publishes a list with one more element. The list that was published before, which
// somebody may be reading, does not change.
func publishAlso[T any](list *atomic.Pointer[[]T], x T) {
	var all []T
	if before := list.Load(); before != nil {
		all = slices.Clone(*before)
	}
	all = append(all, x)
	list.Store(&all)
}

// plannedLoss is the smallest expected loss for which the coach changes a plan in mid-turn.
const plannedLoss = 0.02

// challengeSeed keeps the random numbers of these comparisons apart from those of the open moves.
const challengeSeed = 1000

// favourite returns the legal move with the greatest weight if that is clearly above the weight of
// the search's best move, else the zero Move.
func (j *job) favourite(best engine.Move) engine.Move {
	at := slices.Index(j.legal, best)
	if j.weights == nil || at < 0 {
		return engine.Move{}
	}
	top := slices.Index(j.weights, slices.Max(j.weights))
	if j.weights[top]-j.weights[at] < favouritePoints || j.equivalent[j.legal[top]] == j.equivalent[best] {
		return engine.Move{}
	}
	return j.legal[top]
}

// isClearFavourite reports whether the heuristics rate m far above the best move of the search,
// whose opinions are seen, while the search, which knows their difference, calls them equal.
func (j *job) isClearFavourite(seen []bot.Opinion, m engine.Move) bool {
	best, at := seen[0], j.find(seen, m)
	return at >= 0 && isPrecise(best, seen[at]) && j.isRival(best, seen[at]) &&
		j.PriorGain(m, best.Move) >= clearPoints
}

// defends reports whether the best move, which the heuristics prefer, stays the best one although
// the samples prefer another move, which has won: the heuristics rate that one far lower, and what
// is at stake is little.
func (j *job) defends(best engine.Move, won pairing) bool {
	return best == j.challengers.favourite && won.Loss < defendedLoss &&
		j.PriorGain(best, won.Best) >= clearPoints
}

// clearPoints is the difference in points by the heuristics from which they decide between moves
// that are equal for the search, and defendedLoss the loss in the samples up to which they do.
const (
	clearPoints  = 1.0
	defendedLoss = 0.03
)

// isHollow reports whether m only begins something, such as a ride, and the search has not examined
// how the turn should go on after it. Advice to make such a move would not say what for.
func (j *job) isHollow(m engine.Move) bool {
	judge, ok := j.search.(bot.TurnJudge)
	if !ok || m.Kind == 0 || judge.Examined(m) > 1 || !j.turnGoesOn(m) {
		return false
	}
	_, open := bot.After(j.state, m) // what is revealed cannot be planned for
	return open
}

// favouritePoints is the smallest difference in points by the heuristics at which a move is
// compared with the best move of the search.
const favouritePoints = 0.25

// maxRise is the largest rise of the best result by a comparison of two moves. Sampled games tell
// which of the two is better, but not how much better than the search has found: a larger rise
// would make blunders of all other moves.
const maxRise = 0.005

// promote makes m the best move in the published opinions, with the given result, which it limits
// (see maxRise), and the standard error of the move that was best. The error of the comparison is
// that of a difference: as the error of the result, it would make more moves equal to the best.
func (j *job) promote(m engine.Move, result float64) {
	best := (*j.opinions.Load())[0]
	j.rate(m, min(result, best.Result+maxRise), best.Error)
	seen := slices.Clone(*j.opinions.Load())
	moveToFront(seen, j.find(seen, m))
	j.opinions.Store(&seen)
}

// moveToFront makes the opinion with index at the first one, with a result no worse than that of
// the one that was first. The shares stay in their places, so that they fall from first to last.
func moveToFront(seen []bot.Opinion, at int) {
	seen[at].Result = max(seen[at].Result, seen[0].Result)
	for i := at; i > 0; i-- {
		seen[i], seen[i-1] = seen[i-1], seen[i]
		seen[i].Share, seen[i-1].Share = seen[i-1].Share, seen[i].Share
	}
}
