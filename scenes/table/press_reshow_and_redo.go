package table

import (
	"slices"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/ui"
	"gulch/scenes/table/gate"
)

// reshowNodes appends the buttons beside the heading of the log: redo, and one that shows the last
// turns of the other players again.
func (t *Table) reshowNodes(dst []ui.Node) []ui.Node {
	at := t.frame.log
	disc := func(i int) geom.Rect { return geom.R(at.Right()-28-32*float64(i), at.Y-3, 26, 26) }
	if t.canDecide() && t.session.AfterLast(t.session.Match.Turn()) < len(t.session.Match.Steps()) {
		n := ui.Disc("again", i18n.T("Show again"),
			i18n.T("See again what the other players did since your last move, or only the player chosen beside it. (L)"), "film-spool",
			disc(0), t.reshow, ui.ReplayKey)
		n.Hit = n.Rect.Inset(-8)
		dst = append(dst, n)
	}
	if t.session.Match.CanRedo() && t.canDecide() {
		n := ui.Disc("redo", i18n.T("Redo"), i18n.T("Play your undone moves again. (Y)"), "clockwise-rotation",
			disc(1),
			func() { t.gate.Press(gate.Press{Kind: gate.Redo, Node: "redo", Do: t.redo}) }, ui.RedoKey)
		n.Hit = n.Rect.Inset(-3)
		dst = append(dst, n)
	}
	return dst
}

// reshow shows again the other players' moves since the last decision of the person who decides
// now. The board goes back to that decision and the events are animated again; the log and the
// match do not change. If the log shows only the lines about one player, only the moves of this
// player are animated.
func (t *Table) reshow() {
	from := t.session.AfterLast(t.session.Match.Turn())
	first, err := t.session.Match.First()
	if err != nil {
		t.Root.Refuse("again", i18n.Sentence(err))
		return
	}
	t.gameUI.readBoard(first)
	t.present.shown.last = nil
	shown := first
	t.followHistory(from, func(_ int, e engine.Told) { shown = e.State })
	t.gameUI.settle(shown)
	t.adviser.dropHint()
	steps := t.session.Match.Steps()
	of := func(s match.Step) bool { return s.Seat == t.present.log.seat }
	all := !slices.ContainsFunc(steps[from:], of)
	for made := from + 1; made <= len(steps); made++ {
		shown := all || of(steps[made-1])
		if shown && t.present.stories.began(made-1) {
			// a press skips to the next turn that was shown as a story
			t.timeline.Add(motion.Animation{Next: -1, Stop: true})
		}
		t.present.reshowEvents(made, shown)
	}
	t.timeline.Add(motion.Animation{End: t.finishAnimations})
	t.present.shown.again = true
	t.Rebuild()
}

// reshowEvents queues the events of a decision once more, without writing them to the log. made is
// the number of the decision. If shown is false, the Board follows the events without animations.
func (pr *presentation) reshowEvents(made int, shown bool) {
	events := pr.keepEvents(made, made)
	for i := range events {
		pr.timeline.Add(motion.Animation{Next: -1, Begin: func() {
			pr.shown.completeLast()
			if !shown {
				pr.gameUI.follow(events[i])
				pr.shown.snapshots.release(events[i])
				return
			}
			pr.animateEvent(events, i)
		}})
	}
}

// redo plays the undone moves again, up to the next decision of the same person.
func (t *Table) redo() {
	from, seen := len(t.session.Match.Steps()), t.session.EventCount()
	if m, ok := t.session.Match.NextRedo(); ok { // a sequence is played again move by move
		t.notePlayed(m)
	}
	if err := t.session.Redo(t.reactions.wouldAnswerAutomatically); err != nil {
		t.Root.Refuse("redo", i18n.Sentence(err))
		return
	}
	t.adviser.dropHint()
	if t.session.EventsThrough(from) > seen { // the end of a pause, which is no decision
		t.present.queueEvents(t.present.keepUnseen(from, from, seen), from)
	}
	for made := from + 1; made <= len(t.session.Match.Steps()); made++ {
		t.present.queueEvents(t.present.keepEvents(made, made), made)
	}
	t.Rebuild()
}
