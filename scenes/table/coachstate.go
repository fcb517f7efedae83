package table

import (
	"gulch/engine"
	"gulch/scenes/coach"
)

// adviser is the coach at a person's shoulder: its thought about the decision that is waited for, whether a hint was asked
// for, and what it has said.
type adviser struct {
	coach          *coach.Coach // the thought about the decision of a person, nil for none
	hinting        bool         // a person has asked for a hint; there is a coach then
	hasNewOpinions bool         // there are opinions that are not shown yet
	shownAt        float64      // table time when opinions were shown last
	warnedAt       int          // the decision before which a warning was given last, counted from 1
	botReason      string       // why the last bot moved as it did, "" for no words about it
}

// opinionInterval is how often new opinions are shown while the coach thinks, in milliseconds.
const opinionInterval = 350

// hasOpinions reports whether the coach has come to an opinion about the decision.
func (a *adviser) hasOpinions() bool { return a.coach != nil && len(a.coach.Opinions()) > 0 }

// done reports whether the coach has thought the decision through.
func (a *adviser) done() bool { return a.coach != nil && a.coach.Done() }

// hint is what the coach proposes, the zero Move before it is done.
func (a *adviser) hint() engine.Move {
	if a.done() && a.hasOpinions() {
		return a.coach.Opinions()[0].Move
	}
	return engine.Move{}
}

// drop ends the thought about the decision, and with it a hint.
func (a *adviser) drop() {
	a.hinting = false
	if a.coach != nil {
		a.coach.Cancel()
		a.coach = nil
	}
}

// step lets the coach think for a tick and reports whether it is time to show what it has come to.
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

// warns reports whether a move is a blunder of which the coach has not warned yet, and what it loses. It warns once for each
// decision; made is how many stand.
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
