package table

import (
	"gulch/engine"
	"gulch/render/i18n"
	"gulch/scenes/coach"
)

// adviser holds the coach's search for a person's decision, and the state of hints and warnings.
type adviser struct {
	coach          *coach.Coach  // search for the current decision, nil if there is none
	hinting        bool          // a hint was requested; coach is then not nil
	hasNewOpinions bool          // the search has opinions that are not shown yet
	shownAt        float64       // table time in ms when opinions were last shown
	warnedAt       int           // number of the decision, from 1, of the last warning
	proofs         passChecks    // searches for better moves than the end of a turn
	advised        []engine.Move // moves of the current decision before which advice was shown
	botReason      string        // reason for the last move of a bot, "" for none
}

// opinionInterval is the minimum time between two updates of the opinions that are shown while the
// coach searches, in milliseconds.
const opinionInterval = 350

// hasOpinions reports whether the coach's search has rated at least one move.
func (a *adviser) hasOpinions() bool { return a.coach != nil && len(a.coach.Opinions()) > 0 }

// done reports whether the coach has finished its search.
func (a *adviser) done() bool { return a.coach != nil && a.coach.Done() }

// hint returns the move that the coach proposes. It returns the zero Move until the search is done.
func (a *adviser) hint() engine.Move {
	if a.done() && a.hasOpinions() {
		return a.coach.Opinions()[0].Move
	}
	return engine.Move{}
}

// drop cancels the coach's search, ends a hint, and forgets before which moves advice was shown.
func (a *adviser) drop() {
	a.hinting, a.advised = false, nil
	if a.coach != nil {
		a.coach.Cancel()
		a.coach = nil
	}
}

// step runs the coach's search for a tick and reports whether new opinions should be shown. now is
// the table time in ms.
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

// warns reports whether the coach warns of move m as a blunder, and returns what the move loses.
// made is the number of decisions made so far; the coach warns at most once in a decision.
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

// coaching reports whether the coach is switched on and a person plays at this table. The coach is
// the assistant that evaluates a person's moves. It is silent while a person decides in front of
// everybody, because it knows the person's hand.
func (t *Table) coaching() bool {
	return t.app.Settings.Coach && t.session.Match != nil && !t.inLesson() && t.session.People() > 0 &&
		!t.session.DecidesOpenly()
}

// updateCoach runs the coach's search while a person decides, and shows its results.
func (t *Table) updateCoach() {
	if t.coaching() && t.adviser.coach == nil && t.canDecide() {
		if err := t.startCoach(); err != nil {
			t.app.Toast(i18n.Sentence(err))
			t.app.Settings.Coach = false
		} else {
			t.session.Match.NoteHint(t.session.Match.Turn())
		}
	}
	// a hint without the coach shows nothing before the search is done
	if t.adviser.step(t.now) && (t.coaching() || t.adviser.done()) {
		t.Rebuild()
	}
}
