package coach

import (
	"slices"

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
	at        int       // index in moves of the one being compared
	duel      *bot.Duel // comparison of moves[at] with the best move, nil before it begins
}

// findChallengers returns the moves that are compared with the best of the opinions in seen.
func (j *job) findChallengers(seen []bot.Opinion) *challengers {
	c := &challengers{}
	if len(seen) < 2 {
		return c
	}
	c.favourite = j.favourite(seen[0].Move)
	if len(j.planned) > 0 {
		c.planned = j.planned[0]
	}
	best := j.line(seen[0].Move)
	rivals := []engine.Move{c.favourite, seen[1].Move}
	for _, o := range seen[2:] { // those that the search cannot tell from the best move
		if o.Visits >= minVisits && seen[0].Result-o.Result <= closeLoss*j.scale && len(rivals) < maxRivals {
			rivals = append(rivals, o.Move)
		}
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
	if c.at == len(c.moves) {
		j.open = j.findOpenMoves(seen)
		return
	}
	best, m := seen[0], c.moves[c.at]
	if j.equivalent[best.Move] == j.equivalent[m] {
		c.at++
		return
	}
	if c.duel == nil {
		c.duel = j.newDuel(uint64(c.at) + challengeSeed)
		c.duel.BeginLines(j.state, j.line(best.Move), j.line(m), duelSamples)
	}
	if !c.duel.Step(max(1, n/4)) {
		return
	}
	lead, wrong := c.duel.Lead()
	won, lost := pairing{m, best.Move, -lead, wrong}, pairing{best.Move, m, lead, wrong}
	switch {
	case best.Move == c.planned && won.Loss < plannedLoss*j.scale: // too little to change the plan for
	case won.clear(j.scale):
		j.promote(m, best.Result-min(lead, 0), wrong)
		j.pair(won)
	case m == c.favourite && lead <= wrong: // the samples do not contradict the heuristics
		j.promote(m, best.Result-min(lead, 0), wrong)
	case m == c.planned && (lost.Loss < plannedLoss*j.scale || !lost.clear(j.scale)):
		j.promote(m, best.Result-min(lead, 0), wrong)
	case lost.clear(j.scale):
		j.pair(lost)
	}
	c.at, c.duel = c.at+1, nil
}

// maxRivals is the maximum number of moves other than the planned one that are compared with the
// best move.
const maxRivals = 8

// pair publishes the result of a comparison by which a move is worse than the best one.
func (j *job) pair(p pairing) {
	var all []pairing
	if before := j.paired.Load(); before != nil {
		all = slices.Clone(*before)
	}
	all = append(all, p)
	j.paired.Store(&all)
}

// plannedLoss is the smallest expected loss for which the coach changes a plan in mid-turn.
const plannedLoss = 0.01

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

// favouritePoints is the smallest difference in points by the heuristics at which a move is
// compared with the best move of the search.
const favouritePoints = 0.25

// maxRise is the largest rise of the best result by a comparison of two moves. Sampled games tell
// which of the two is better, but not how much better than the search has found: a larger rise
// would make blunders of all other moves.
const maxRise = 0.02

// promote makes m the best move in the published opinions, with the given result, which it limits
// (see maxRise), and standard error.
func (j *job) promote(m engine.Move, result, wrong float64) {
	j.rate(m, min(result, (*j.opinions.Load())[0].Result+maxRise), wrong)
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
