package coach

import (
	"math"
	"slices"
	"sync/atomic"

	"gulch/engine"
	"gulch/engine/bot"
)

// Verdict is a judgement of how good a move is, compared with the best move.
type Verdict uint8

// The verdicts, from best to worst.
const (
	Unjudged Verdict = iota // the move has not been searched yet
	Best
	Good  // the move is practically as good as the best move
	Worse // the move is a little worse than the best move
	Bad   // the move is much worse than the best move
)

// The largest losses that still get the verdicts Good and Worse. goodLoss and worseLoss are losses
// of expected result (0 to 1). goodPoints and worsePoints are losses in points by the prior; they
// apply to moves with few visits.
const (
	goodLoss    = 0.012
	worseLoss   = 0.05
	goodPoints  = 0.5
	worsePoints = 2.5
)

// Verdict returns the verdict on a legal move. A move with at least minVisits visits is judged by
// its search result. A move with fewer visits is judged by the game's prior. But if the best move
// has at least minBestVisits visits, a move with fewer than minVisits is judged by both and gets
// the worse verdict, because the search has rejected it. A move that the prior rates clearly lower
// is not equal to the best one, unless it loses nothing of the best play or was planned. No move
// gets a better verdict than one that dominates it, and none that is dominated is called equal to
// the best move: there is a better way to get the same.
//
// An amount, such as a bid, is no worse than the worse of two other amounts between which it is.
func (c *Coach) Verdict(m engine.Move) Verdict {
	if v, known := c.verdicts[m]; known {
		return v
	}
	v := c.verdictAlone(m)
	if c.differsInAmount(m) && v != Unjudged {
		v = min(v, max(c.bestAmount(m, -1), c.bestAmount(m, 1)))
	}
	if c.done && c.verdicts != nil {
		c.verdicts[m] = v
	}
	return v
}

// verdictAlone returns the verdict on a legal move, without regard to other amounts.
func (c *Coach) verdictAlone(m engine.Move) Verdict {
	v := c.ownVerdict(m)
	for _, over := range c.over[m] {
		better := c.ownVerdict(over)
		if v == Unjudged || better == Unjudged {
			continue
		}
		if v = max(v, better, Worse); c.isPass != nil && c.isPass(m) {
			v = max(v, min(better+1, Bad)) // to do nothing is worse than what costs nothing
		}
	}
	return v
}

// scale returns the factor for the limits of losses at this decision.
func (c *Coach) scale() float64 { return c.scaleAt(c.opinions[0].Result) }

// ownVerdict returns the verdict on a legal move by what is known of this move alone, now and at
// the decision before.
func (c *Coach) ownVerdict(m engine.Move) Verdict { return c.steady(m, c.searchVerdict(m)) }

// searchVerdict returns the verdict on a legal move by what this search has found about it alone.
func (c *Coach) searchVerdict(m engine.Move) Verdict {
	if len(c.opinions) == 0 {
		return Unjudged
	}
	best := c.opinions[0]
	if c.Equivalent(best.Move, m) {
		return Best
	}
	o, seen := c.OpinionOf(m)
	unsure := noise(best, o)
	searched := verdictOf(best.Result-o.Result, max(goodLoss*c.scale(), unsure), worseLoss*c.scale()+unsure)
	if p, ok := c.pairingWith(best.Move, m); ok {
		searched = max(searched, Worse, verdictOf(p.Loss, goodLoss*c.scale(), worseLoss*c.scale()))
	}
	doubtful := clearPoints // difference in points by the prior from which a move is not equal
	if !isPrecise(best, o) {
		doubtful = goodPoints
	}
	if c.scores.dominates(best.Move, m) || !c.isFree(m) && c.PriorGain(best.Move, m) > doubtful {
		searched = max(searched, Worse)
	}
	if c.isSlight(m) {
		searched = min(searched, Worse)
	}
	switch glance := verdictOf(c.PriorGain(best.Move, m), goodPoints, worsePoints); {
	case seen && o.Visits >= minVisits:
		return searched
	case c.weights == nil:
		return Unjudged
	case seen && best.Visits >= minBestVisits:
		return max(glance, searched)
	default:
		return glance
	}
}

// isSlight reports whether the game is decided and move m costs less than a point according to the
// prior. Where points count, so little is not much, even if it could decide an even game.
func (c *Coach) isSlight(m engine.Move) bool {
	return c.job != nil && c.job.job != nil && c.Decided() && c.weights != nil &&
		c.PriorGain(c.opinions[0].Move, m) < clearPoints
}

// isFree reports whether the best play of the turn can still be made after move m and is as good
// then, or an earlier search of the turn has planned m: the heuristics don't speak against it.
func (c *Coach) isFree(m engine.Move) bool {
	return c.job != nil && (hasMove(&c.job.free, m) || c.job.job != nil && slices.Index(c.job.planned, m) == 0)
}

// hasMove reports whether move m is in a set, which may not have been stored.
func hasMove(set *atomic.Pointer[map[engine.Move]bool], m engine.Move) bool {
	all := set.Load()
	return all != nil && (*all)[m]
}

// pairingWith returns the comparison, in the same sampled games, by which m is worse than the best
// move, however small the difference in the search. ok is false if there is none.
func (c *Coach) pairingWith(best, m engine.Move) (p pairing, ok bool) {
	if c.job == nil || !c.done {
		return pairing{}, false
	}
	all := c.job.paired.Load()
	if all == nil {
		return pairing{}, false
	}
	i := slices.IndexFunc(*all, func(p pairing) bool {
		return c.Equivalent(p.Best, best) && c.Equivalent(p.Move, m)
	})
	if i < 0 {
		return pairing{}, false
	}
	return (*all)[i], true
}

// noise returns the loss of expected result below which two opinions may differ by chance: the
// standard error of the difference of their results.
func noise(a, b bot.Opinion) float64 { return math.Hypot(a.Error, b.Error) }

// clearLoss is the loss of expected result from which the best move is far better than another one.
const clearLoss = 0.1

// Outstanding reports whether the best move is far better than every other move, and surely so: the
// search has visited the others often enough, or rejected them in favor of the best one while the
// prior rates them much worse, too.
func (c *Coach) Outstanding() bool {
	if len(c.opinions) < 2 {
		return false
	}
	best := c.opinions[0]
	for _, o := range c.opinions[1:] {
		if c.Verdict(o.Move) != Bad ||
			o.Visits >= minVisits && best.Result-o.Result < max(clearLoss*c.scale(), 2*noise(best, o)) {
			return false
		}
	}
	return true
}

// minBestVisits is the minimum number of visits of the best move before the search results of moves
// with few visits count in their verdicts.
const minBestVisits = 2 * minVisits

// verdictOf returns the verdict for a loss: Good up to the limit good, Worse up to the limit worse,
// and Bad above both. All three numbers are in the same unit.
func verdictOf(loss, good, worse float64) Verdict {
	switch {
	case loss <= good:
		return Good
	case loss <= worse:
		return Worse
	}
	return Bad
}

// bestPositions returns the vertices of c.plans to which the moves of Line lead.
func (c *Coach) bestPositions() (all []int) {
	at := 0
	for _, m := range c.Line() {
		to, ok := c.plans.Follow(at, m)
		if !ok {
			break
		}
		all, at = append(all, to), to
	}
	return all
}

// SequenceVerdict returns the verdict on a sequence of moves that are played one after the other;
// the first must be legal now. The loss of the sequence is the sum of what each of its moves loses
// against the best move in the same position. It loses nothing up to a position to which the best
// play leads, too. The result is Unjudged if the search has too few visits along the sequence.
func (c *Coach) SequenceVerdict(moves []engine.Move) Verdict {
	if len(moves) == 0 {
		return Unjudged
	}
	worst := c.Verdict(moves[0])
	if len(moves) == 1 || worst == Bad || worst == Unjudged {
		return worst
	}
	loss, unsure, at, first, best := 0.0, 0.0, 0, c.opinions[0], c.bestPositions()
	if o, ok := c.OpinionOf(moves[0]); ok && o.Move != first.Move {
		loss, unsure = max(0, first.Result-o.Result), noise(first, o)
	}
	for i, m := range moves {
		to, ok := c.plans.Follow(at, m)
		if !ok { // the search has not examined it, or not well enough
			return Unjudged
		}
		if most := c.plans[at].Edges[0].To; i > 0 && to != most {
			usual, own := &c.plans[most], &c.plans[to]
			loss += max(0, usual.Result-own.Result)
			unsure = max(unsure, math.Hypot(usual.Error, own.Error))
			worst = max(worst, Good)
		}
		if at = to; slices.Contains(best, at) { // another way to a position of the best play
			loss, unsure, worst = 0, 0, min(c.Verdict(moves[0]), Good)
		}
	}
	switch {
	case worst == Best:
		return Best
	case loss <= max(goodLoss*c.scale(), unsure):
		return max(worst, Good)
	case loss <= worseLoss*c.scale()+unsure:
		return max(worst, Worse)
	}
	return Bad
}
