package coach

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"gulch/engine"
	"gulch/engine/bot"
)

// lossChecks are comparisons of moves that the search rates much worse than the best one, although
// it may not have looked at how the turn could go on after them. What can still be done later in
// the turn is no loss. So each of them is compared with the best move by a search that visits both
// equally often, and then by sampled games of the best plays of the turn that this search has
// found. A move that turns out to lose less is rated by that.
type lossChecks struct {
	moves  []engine.Move
	at     int                  // index in moves of the one being compared
	search bot.Searcher         // nil before it begins
	lines  [2][]engine.Move     // best plays of the turn, beginning with the best move and with moves[at]
	duel   *bot.Duel            // comparison of lines, nil before it begins
	found  map[engine.Move]bool // the moves that have been compared
}

// checkIterations is the number of iterations of each comparing search in loss checks.
const checkIterations = 600

// findLossChecks returns the checks of moves that would be called blunders, and of moves that have
// a worse verdict than a good one of the same kind although the prior rates both nearly alike. Of
// the latter, those come first that are most like a good one; of the others those with the greatest
// weights, which a person is most likely to play.
func (j *job) findLossChecks() *lossChecks {
	x := &lossChecks{found: map[engine.Move]bool{}}
	c := j.view()
	var good, twins, bad []engine.Move
	for _, m := range j.legal {
		if v := c.Verdict(m); v == Best || v == Good {
			good = append(good, m)
		}
	}
	unlike := map[engine.Move]float64{}
	for _, m := range byWeight(j.legal, j.weights) {
		unlike[m] = c.unlike(m, good)
		switch _, much := c.loss(m); {
		case c.Verdict(m) <= Good:
		case unlike[m] <= worsePoints:
			twins = append(twins, m)
		case much && j.turnGoesOn(m):
			bad = append(bad, m)
		}
	}
	slices.SortStableFunc(twins, func(a, b engine.Move) int { return cmp.Compare(unlike[a], unlike[b]) })
	twins, bad = j.unequal(twins), j.unequal(bad)
	few := max(j.effort.checks-len(bad), j.effort.checks/2)
	x.moves = append(x.moves, twins[:min(len(twins), few)]...)
	x.moves = append(x.moves, bad[:min(len(bad), j.effort.checks-len(x.moves))]...)
	return x
}

// unlike returns by how many points the prior rates move m other than the most similar of the good
// moves of its kind. The result is very large if there is none.
func (c *Coach) unlike(m engine.Move, good []engine.Move) float64 {
	least := math.Inf(1)
	for _, o := range good {
		if o.Kind == m.Kind && c.weights != nil {
			least = min(least, math.Abs(c.PriorGain(o, m)))
		}
	}
	return least
}

// unequal returns the moves without those that are equivalent to an earlier one.
func (j *job) unequal(moves []engine.Move) (all []engine.Move) {
	for _, m := range moves {
		if !slices.ContainsFunc(all, func(o engine.Move) bool { return j.equivalent[o] == j.equivalent[m] }) {
			all = append(all, m)
		}
	}
	return all
}

// view returns a Coach with the opinions of the job so far, to judge moves as they would be shown.
func (j *job) view() *Coach {
	return &Coach{done: true, opinions: *j.opinions.Load(), choices: j.choices, job: &remoteJob{job: j},
		scores: newSureScores(j.state, j.legal)}
}

// turnGoesOn reports whether the seat to move decides next after move m, so that it may make up for
// what m seems to lose.
func (j *job) turnGoesOn(m engine.Move) bool {
	after := engine.Clone(j.state)
	if after.Play(m, nil) != nil {
		return false
	}
	_, err := engine.PlayForced(after, nil, nil)
	return err == nil && after.Turn() == j.state.Turn() && sameTurn(j.state, after)
}

// sameTurn reports whether two positions with the same seat to move belong to the same turn, as far
// as the clock of the game's heuristics tells.
func sameTurn(a, b engine.State) bool {
	x, ok := a.(engine.Heuristics)
	y, both := b.(engine.Heuristics)
	return !ok || !both || x.Clock() == y.Clock()
}

// newCheckSearch returns a search that compares two moves.
func (j *job) newCheckSearch(seed uint64) bot.Searcher {
	spec := fmt.Sprintf("%s:iterations=%d:solve=0:finale=1", botLevel, int(checkIterations/engine.BudgetOf(j.state)))
	if w, ok := j.state.(engine.EvaluatesWholeTurns); ok && w.EvaluatesWholeTurns() {
		spec += ":whole=1"
	}
	if j.decided.Load() {
		spec += ":even=1"
	}
	mind, err := bot.New(spec, seed)
	if err != nil {
		return nil // an unknown level, which newJob has reported
	}
	search, _ := mind.(bot.Searcher)
	return search
}

// stepLossChecks continues the loss checks, and begins the duel between the best two moves when all
// are done. n is the amount of work in search iterations.
func (j *job) stepLossChecks(n int) (done bool) {
	x := j.losses
	if x.at == len(x.moves) {
		j.confirmed.Store(&x.found)
		j.demoteDetours()
		return j.beginDuel()
	}
	m, best := x.moves[x.at], (*j.opinions.Load())[0]
	if x.search == nil {
		if x.search = j.newCheckSearch(uint64(x.at) + checkSeed); x.search == nil {
			x.at = len(x.moves)
			return false
		}
		x.search.BeginComparison(j.state, best.Move, m)
	}
	if x.duel == nil {
		if x.search.Step(n) {
			x.lines = [2][]engine.Move{{best.Move}, {m}}
			if judge, ok := x.search.(bot.TurnJudge); ok {
				x.lines = [2][]engine.Move{judge.Line(best.Move), judge.Line(m)}
			}
			if after, whole, _ := bot.StillOpen(j.state, m, x.lines[0]); whole {
				x.lines[1] = after
			}
			x.duel = j.newDuel(uint64(x.at) + checkSeed)
			x.duel.BeginLines(j.state, x.lines[0], x.lines[1], j.effort.samples)
		}
		return false
	}
	if !x.duel.Step(max(1, n/4)) && !j.isSettled(x.duel) {
		return false
	}
	j.rateChecked(m, best)
	j.noteReason(best.Move, m)
	x.at, x.search, x.duel = x.at+1, nil, nil
	return false
}

// leastCheckedLoss is the loss of a move that seemed to lose much and, as it has turned out, does
// not.
const leastCheckedLoss = 2 * goodLoss

// checkSeed keeps the random numbers of these comparisons apart from those of others.
const checkSeed = 2000

// rateChecked rates move m by the comparison with the best one that has just ended. A move of which
// the search said that it loses much is rated by the smaller of the losses that this comparison's
// search and its samples have found, because a blunder must be one by both; but if the heuristics
// rate it lower, too, it is not called equal to the best move. Another move is rated by the
// samples. If these say that m is worse, and the search does not know better, it is not equal to
// the best move either.
func (j *job) rateChecked(m engine.Move, best bot.Opinion) {
	x := j.losses
	loss, wrong := x.duel.Lead()
	seen := *j.opinions.Load()
	at := j.find(seen, m)
	worse := pairing{best.Move, m, loss, wrong}.clear(j.scale()) && (at < 0 || !isPrecise(best, seen[at]))
	if _, much := j.view().loss(m); much {
		if judge, ok := x.search.(bot.TurnJudge); ok {
			all := judge.TurnOpinions(nil)
			loss = min(loss, resultOf(all, best.Move)-resultOf(all, m))
		}
		if j.PriorGain(best.Move, m) > goodPoints {
			loss = max(loss, leastCheckedLoss*j.scale())
		}
	}
	if j.isDetour(x.lines[1]) {
		loss = max(loss, leastCheckedLoss*j.scale())
	}
	// no search has examined m as well as others
	j.rate(m, best.Result-max(loss, 0), max(wrong, preciseNoise))
	j.forgetPairing(m) // it was with lines that this search may have improved
	if x.found[m] = true; worse {
		j.pair(pairing{best.Move, m, max(loss, 0), wrong})
	}
}

// lossReason is the line of the score sheet that explains best what Move loses against Best.
type lossReason struct {
	Best, Move engine.Move
	Why        bot.Difference
}

// noteReason publishes what explains best the loss of move m against the best move, by the samples
// of the comparison that has just ended.
func (j *job) noteReason(best, m engine.Move) {
	if why, ok := j.losses.duel.Difference(); ok {
		publishAlso(&j.lossWhy, lossReason{best, m, why})
	}
}

// lossReason returns what explains best the loss of move m against the best move, nil if that is
// not known.
func (c *Coach) lossReason(best, m engine.Move) *bot.Difference {
	if c.job == nil || c.job.job == nil {
		return nil
	}
	all := c.job.lossWhy.Load()
	if all == nil {
		return nil
	}
	i := slices.IndexFunc(*all, func(x lossReason) bool {
		return c.Equivalent(x.Best, best) && c.Equivalent(x.Move, m)
	})
	if i < 0 {
		return nil
	}
	return &(*all)[i].Why
}

// resultOf returns the result of move m among opinions, 0 if there is none.
func resultOf(all []bot.Opinion, m engine.Move) float64 {
	for _, o := range all {
		if o.Move == m {
			return o.Result
		}
	}
	return 0
}
