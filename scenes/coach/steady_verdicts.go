package coach

import "gulch/engine"

// A search has noise, and a verdict near a limit can change from one decision of a turn to the next
// although nothing new was learned. So a verdict that was shown is kept as long as the new search
// does not clearly contradict it.

// Verdicts returns the verdicts on all legal moves that are judged. The search must have ended.
func (c *Coach) Verdicts() map[engine.Move]Verdict {
	all := map[engine.Move]Verdict{}
	for _, m := range c.legal {
		if v := c.Verdict(m); v != Unjudged {
			all[m] = v
		}
	}
	return all
}

// steady returns the verdict on move m that is shown: v, that of this search, or the one that an
// earlier search of the turn gave if this one does not clearly contradict it. Best is not kept: the
// best move of each search is named.
func (c *Coach) steady(m engine.Move, v Verdict) Verdict {
	was, known := c.before[m]
	if !known || v == Unjudged || v == Best || was == v {
		return v
	}
	was = max(was, Good)
	if was == Bad && v == Good {
		was = Worse
	}
	if was == v || c.clearly(m, v) {
		return v
	}
	return was
}

// clearly reports whether this search alone is sure that v is the verdict on m: the loss of m is
// not only by noise beyond the limit between v and the next verdict.
func (c *Coach) clearly(m engine.Move, v Verdict) bool {
	best := c.opinions[0]
	o, ok := c.OpinionOf(m)
	if !ok || o.Visits < minVisits {
		return false
	}
	loss, wrong := best.Result-o.Result, noise(best, o)
	if p, ok := c.pairingWith(best.Move, m); ok {
		loss, wrong = max(loss, p.Loss), min(wrong, p.Error)
	}
	good := goodLoss * c.scale()
	switch v {
	case Good:
		return isPrecise(best, o) && loss <= good/2
	case Worse:
		return loss > good+2*wrong && loss <= worseLoss*c.scale()
	}
	return v == Bad
}
