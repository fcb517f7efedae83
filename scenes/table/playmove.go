package table

import (
	"errors"
	"slices"

	"gulch/engine"
	"gulch/render/motion"
	"gulch/render/words"
)

// chooseMove plays a move for the person whose turn it is.
func (t *Table) chooseMove(id string, m engine.Move) {
	if !t.personDecides() || t.timeline.Busy() || t.tutorRefuses(id, m) {
		return
	}
	if !slices.Contains(t.match.Legal(), m) { // the rules say why not
		t.playMove(id, m)
		return
	}
	commit := func() { t.playMove(id, m) }
	if !t.coachWarns(id, m) && !t.givesAdvice(id, m, commit) && !t.needsConfirmation(id, m, commit) {
		commit()
	}
}

// playMove plays a move that nobody has to be asked about any more.
func (t *Table) playMove(id string, m engine.Move) {
	t.confirmation.drop()
	events, err := t.match.Play(m)
	if err != nil {
		t.showRefusal(id, err)
		return
	}
	t.dropHint()
	t.behavior.resetTurnBudget()
	t.showPlayed(events)
}

// showRefusal says at a node why the rules refuse a move, and leads to the rule.
func (t *Table) showRefusal(id string, err error) {
	anchor := ""
	var why *engine.Refusal
	if book := t.rules(); book != nil && errors.As(err, &why) {
		anchor = book.ByRule(why.Rule)
	}
	t.Root.RefuseBy(id, words.Sentence(err), anchor)
}

// showPlayed shows what followed from a move. That it could not be saved is told by the app.
func (t *Table) showPlayed(events []engine.Event) {
	t.confirmation.drop()
	t.pendingReaction = nil
	t.Root.Turn()
	t.queueEvents(events, len(t.match.Steps()))
	t.Rebuild()
}

// queueEvents puts events on the timeline.
func (t *Table) queueEvents(events []engine.Event, step int) {
	for _, e := range events {
		t.timeline.Add(motion.Animation{Next: -1, Begin: func() {
			t.completeLastShown()
			e = e.For(t.common.Open)
			t.logEvent(e, step)
			t.collectMoments(e)
			t.animateEvent(e)
		}})
	}
	t.timeline.Add(motion.Animation{End: t.finishAnimations})
	if t.skipsAnimations() && !t.common.Area.Empty() { // before the board is laid out nothing can be shown
		t.skip(t.timeline.Skip)
	}
}

// animateEvent shows an event, of which those who look may know everything. The board is as the event finds it.
func (t *Table) animateEvent(e engine.Event) {
	t.queueCues(e)
	t.common.Showing = e.Kind
	if e.Seat != engine.NoSeat {
		t.common.Lit = e.Seat
	}
	t.lastShown = Animate(t.gameUI, e)
	for _, a := range t.lastShown.Animations() {
		t.timeline.Insert(*a)
	}
	if len(t.lastShown.Animations()) == 0 {
		t.completeLastShown()
	}
}

// completeLastShown lets the board follow the event that was shown last, if it has not yet.
func (t *Table) completeLastShown() {
	if t.lastShown != nil {
		t.lastShown.Complete()
	}
}

// finishAnimations ends the showing of events after the last one.
func (t *Table) finishAnimations() {
	if t.timeline.Waiting() > 0 {
		return
	}
	t.completeLastShown()
	t.reshowing = false
	t.stories.end()
	if t.answerAutomatically() {
		return
	}
	t.handOver()
	t.notifySettled()
	t.Rebuild()
	if t.personDecides() && !t.needsHandover() {
		t.signalTurn()
		head, prompt := t.promptTexts()
		t.app.Say(head + ". " + prompt)
	}
}

// notifySettled tells the game that everything has been shown, and seats the person who decides now at the bottom.
func (t *Table) notifySettled() {
	Settle(t.gameUI, t.state())
}
