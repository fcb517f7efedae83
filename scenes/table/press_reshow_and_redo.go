package table

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/table/gate"
)

// reshowNodes appends the buttons beside the heading of the log: redo, and one that shows the last
// turns of the other players again.
func (t *Table) reshowNodes(dst []ui.Node) []ui.Node {
	if t.present.shown.again {
		return t.partNodes(dst)
	}
	at := t.frame.log
	disc := func(i int) geom.Rect { return geom.R(at.Right()-28-32*float64(i), at.Y-3, 26, 26) }
	if t.canDecide() && t.session.AfterLast(t.session.Match.Turn()) < len(t.session.Match.Steps()) {
		n := ui.Disc("again", i18n.T("Show again"),
			i18n.T("See again what the other players did since your last move, or only the player chosen beside it. (L)"), "film-spool",
			disc(0), func() { t.reshow(t.present.log.seat) }, ui.ReplayKey)
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
