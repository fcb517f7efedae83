package table

import (
	"gulch/engine"
	"gulch/scenes/coach"
)

// adviser holds the coach's search about the decision of a person, whether a hint was requested,
// and what the coach has shown.
type adviser struct {
	coach          *coach.Coach // the search about a person's decision, nil for none
	hinting        bool         // a hint was requested; coach is not nil then
	hasNewOpinions bool         // there are opinions that are not shown yet
	shownAt        float64      // table time when opinions were last shown
	warnedAt       int          // number of the decision, from 1, with the last warning
	botReason      string       // reason of the last bot's move, "" for none
}

// opinionInterval is the least time between two updates of the opinions shown while the coach
// searches, in milliseconds.
const opinionInterval = 350

// hasOpinions reports whether the coach has an opinion about the decision.
func (a *adviser) hasOpinions() bool { return a.coach != nil && len(a.coach.Opinions()) > 0 }

// done reports whether the coach has finished its search.
func (a *adviser) done() bool { return a.coach != nil && a.coach.Done() }

// hint returns the move that the coach proposes, the zero Move before the search is finished.
func (a *adviser) hint() engine.Move {
	if a.done() && a.hasOpinions() {
		return a.coach.Opinions()[0].Move
	}
	return engine.Move{}
}

// drop cancels the coach's search and ends a hint.
func (a *adviser) drop() {
	a.hinting = false
	if a.coach != nil {
		a.coach.Cancel()
		a.coach = nil
	}
}

// step runs the coach's search for a tick and reports whether new opinions should be shown. now is
// the table time.
func (a *adviser) step(now float64) (show bool) {
	if a.coach == nil {
		return false
	}
	a.hasNewOpinions = a.coach.Step() || a.hasNewOpinions
	if !a.hasNewOpinions || !a.coach.Done() && now-a.shownAt < opinionInterval {
		return false
	}
	a.hasNewOpinions, a.shownAt = false, now
	return true
}

// warns returns whether the coach warns of a move as a blunder, and what the move loses. It warns
// once for each decision; made is the number of decisions before it.
func (a *adviser) warns(m engine.Move, made int) (coach.Loss, bool) {
	if a.coach == nil || a.warnedAt == made+1 {
		return coach.Loss{}, false
	}
	loss, bad := a.coach.Blunder(m)
	if bad {
		a.warnedAt = made + 1
	}
	return loss, bad
}
