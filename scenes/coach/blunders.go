package coach

import (
	"math"

	"gulch/engine"
	"gulch/engine/bot"
)

// A move with at least minVisits visits is a blunder if it loses at least blunderLoss of expected
// result (0 to 1). A move with fewer visits is a blunder if it loses at least blunderPoints points
// by the prior.
const (
	minVisits     = 40
	blunderLoss   = worseLoss
	blunderPoints = worsePoints
)

// Loss describes what a move loses compared with the best move.
type Loss struct {
	Best engine.Move
	// Result and BestResult are the expected results, from 0 to 1, of the move and of the best
	// move. Result is -1 if the move has too few visits.
	Result, BestResult float64
	Points             float64 // how many points lower the prior (estimated gain) rates the move than the best move
	// Why is the line of the score sheet that explains best why the best move is better, nil if
	// none does or the loss has not been checked.
	Why *bot.Difference
}

// Blunder returns what move m loses compared with the best move, and whether that is a blunder: a
// loss that can't be put right any more later in the turn. The second result is false before the
// search is finished.
func (c *Coach) Blunder(m engine.Move) (Loss, bool) {
	if !c.done || len(c.opinions) < 1 || c.Equivalent(c.opinions[0].Move, m) {
		return Loss{}, false
	}
	l, bad := c.loss(m)
	return l, bad && c.isFinal(m)
}

// SequenceBlunder finds the first move of a sequence that is a blunder. The moves are played one
// after the other; the first must be legal now. It returns the index of that move and what the move
// loses compared with the best move in its position. The last result is false if there is none, or
// if the search has too few visits along the sequence. After the first move, the caller must check
// that the best move is not possible any more later in the turn.
func (c *Coach) SequenceBlunder(moves []engine.Move) (at int, l Loss, bad bool) {
	if !c.done || len(moves) == 0 {
		return 0, Loss{}, false
	}
	if l, bad := c.Blunder(moves[0]); bad {
		return 0, l, true
	}
	if v := c.SequenceVerdict(moves); v != Bad && v != Unjudged {
		return 0, Loss{}, false // another way to a position that is nearly as good
	}
	from := 0
	for i, m := range moves {
		to, ok := c.plans.Follow(from, m)
		if !ok {
			break
		}
		most := c.plans[from].Edges[0]
		best, own := &c.plans[most.To], &c.plans[to]
		if i > 0 && own.Visits >= minVisits && best.Visits >= minVisits &&
			best.Result-own.Result >= blunderLoss*c.scale()+math.Hypot(best.Error, own.Error) {
			return i, Loss{Best: most.Move, Result: own.Result, BestResult: best.Result}, true
		}
		from = to
	}
	return 0, Loss{}, false
}

// isFinal reports whether what move m loses is lost permanently: the turn does not go on after it,
// or the loss has been checked, see lossChecks, or that of a move of the same kind that is better
// by the search and by the prior, such as a lower bid.
func (c *Coach) isFinal(m engine.Move) bool {
	if c.goesOn == nil || !c.goesOn(m) {
		return true
	}
	checked := c.job.confirmed.Load()
	if checked == nil {
		return false
	}
	for x := range *checked {
		if c.Equivalent(x, m) || x.Kind == m.Kind && c.isBetterBlunder(x, m) {
			return true
		}
	}
	return false
}

// isBetterBlunder reports whether move x, whose loss has been checked, is a blunder, and move m is
// no better than x by the search and by the prior.
func (c *Coach) isBetterBlunder(x, m engine.Move) bool {
	o, ok := c.OpinionOf(m)
	than, known := c.OpinionOf(x)
	if !ok || !known || o.Visits < minVisits || o.Result > than.Result || c.PriorGain(x, m) < 0 {
		return false
	}
	_, bad := c.loss(x)
	return bad
}

// loss returns what move m loses compared with the best move, and whether that is much, according
// to the search or, without enough visits, to the prior.
func (c *Coach) loss(m engine.Move) (Loss, bool) {
	best := c.opinions[0]
	l := Loss{Best: best.Move, Result: -1, BestResult: best.Result, Points: c.PriorGain(best.Move, m),
		Why: c.lossReason(best.Move, m)}
	if o, ok := c.OpinionOf(m); ok && o.Visits >= minVisits {
		l.Result = o.Result
		return l, best.Result-o.Result >= blunderLoss*c.scale()+noise(best, o) && !c.isSlight(m)
	}
	return l, l.Points >= blunderPoints
}
