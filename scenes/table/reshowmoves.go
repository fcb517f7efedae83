package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/ui"
)

// reshowNodes appends the buttons beside the heading of the log: redo, and one that shows the last
// turns of the other players again.
func (t *Table) reshowNodes(dst []ui.Node) []ui.Node {
	at := t.chrome.log
	disc := func(i int) geom.Rect { return geom.R(at.Right()-28-32*float64(i), at.Y-3, 26, 26) }
	if t.personDecides() && !t.timeline.Busy() && t.afterLastDecision(t.match.Turn()) < len(t.match.Steps()) {
		n := ui.Disc("again", i18n.T("Show again"),
			i18n.T("See again what the other players did since your last move. (L)"), "film-spool",
			disc(0), t.reshow, ui.ReplayKey)
		n.Hit = n.Rect.Inset(-8)
		dst = append(dst, n)
	}
	if t.match.CanRedo() && t.personDecides() && !t.timeline.Busy() {
		n := ui.Disc("redo", i18n.T("Redo"), i18n.T("Play the moves you took back again. (Y)"), "clockwise-rotation",
			disc(1),
			t.redo, ui.RedoKey)
		n.Hit = n.Rect.Inset(-3)
		dst = append(dst, n)
	}
	return dst
}

// afterLastDecision returns the number of decisions up to and including the last one of a seat, 0
// if the seat has made none. Automatic answers do not count.
func (t *Table) afterLastDecision(seat engine.Seat) int {
	steps := t.match.Steps()
	for i := len(steps) - 1; i >= 0; i-- {
		if steps[i].Seat == seat && !t.autoAnswered[i] {
			return i + 1
		}
	}
	return 0
}

// reshow shows again the other players' moves since the last decision of the person who decides
// now. The board goes back to that decision and the events are animated again; the log and the
// match do not change.
func (t *Table) reshow() {
	from := t.afterLastDecision(t.match.Turn())
	first, err := t.match.First()
	if err != nil {
		t.Root.Refuse("again", i18n.Sentence(err))
		return
	}
	steps := t.match.Steps()
	t.gameUI.readBoard(first)
	t.lastShown = nil
	for _, e := range t.eventsOf(steps[:from]) {
		t.gameUI.applyEvent(e.For(t.common.RevealedSeats))
	}
	t.dropHint()
	for i, step := range steps[from:] {
		if t.stories.began(from + i) {
			// a press skips to the next turn that was shown as a story
			t.timeline.Add(motion.Animation{Next: -1, Stop: true})
		}
		t.reshowStep(step)
	}
	t.timeline.Add(motion.Animation{End: t.finishAnimations})
	t.reshowing = true
	t.Rebuild()
}

// reshowStep queues the events of a decision once more, without writing them to the log.
func (t *Table) reshowStep(step match.Step) {
	for _, e := range step.Events {
		t.timeline.Add(motion.Animation{Next: -1, Begin: func() {
			t.completeLastShown()
			t.animateEvent(e.For(t.common.RevealedSeats))
		}})
	}
}

// redo plays the undone moves again, up to the next decision of the same person.
func (t *Table) redo() {
	seat := t.match.Turn()
	from := len(t.match.Steps())
	_, err := t.match.Redo(seat)
	if err != nil {
		t.Root.Refuse("redo", i18n.Sentence(err))
		return
	}
	t.dropHint()
	// decisions that were answered automatically are redone automatically
	for t.match.CanRedo() && t.wouldAnswerAutomatically() {
		if _, err := t.match.Redo(t.match.Turn()); err != nil {
			break
		}
	}
	for i, step := range t.match.Steps()[from:] {
		t.queueEvents(step.Events, from+i+1)
	}
	t.Rebuild()
}
