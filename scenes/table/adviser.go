package table

import (
	"gulch/engine"
	"gulch/scenes/coach"
)

// adviser is the coach at a person's shoulder: its thought about the decision that is waited for, whether a hint was asked
// for, and what it has said.
type adviser struct {
	coach   *coach.Coach // the thought about the decision of a person, nil for none
	hinting bool         // a person has asked for a hint; there is a coach then
	unseen  bool         // there are opinions that are not shown yet
	shown   float64      // table time when opinions were shown last
	warned  int          // the decision before which a warning was given last, counted from 1
	remark  string       // why the last bot moved as it did, "" for no words about it
}

// showEvery is how often new opinions are shown while the coach thinks, in milliseconds.
const showEvery = 350

// judges reports whether the coach has come to an opinion about the decision.
func (a *adviser) judges() bool { return a.coach != nil && len(a.coach.Opinions()) > 0 }

// done reports whether the coach has thought the decision through.
func (a *adviser) done() bool { return a.coach != nil && a.coach.Done() }

// hint is what the coach proposes, the zero Move before it is done.
func (a *adviser) hint() engine.Move {
	if a.done() && a.judges() {
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
	a.unseen = a.coach.Step() || a.unseen
	if !a.unseen || !a.coach.Done() && now-a.shown < showEvery {
		return false
	}
	a.unseen, a.shown = false, now
	return true
}

// warns reports whether a move is a blunder of which the coach has not warned yet, and what it loses. It warns once for each
// decision; made is how many stand.
func (a *adviser) warns(m engine.Move, made int) (coach.Loss, bool) {
	if a.coach == nil || a.warned == made+1 {
		return coach.Loss{}, false
	}
	loss, bad := a.coach.Blunder(m)
	if bad {
		a.warned = made + 1
	}
	return loss, bad
}
