package table

import (
	"errors"
	"slices"

	"gulch/engine"
	"gulch/render/motion"
	"gulch/render/words"
)

// do plays a move for the person whose turn it is.
func (t *Table) do(id string, m engine.Move) {
	if !t.person() || t.line.Busy() || t.refused(id, m) {
		return
	}
	if !slices.Contains(t.match.Legal(), m) { // the rules say why not
		t.commit(id, m)
		return
	}
	commit := func() { t.commit(id, m) }
	if !t.warned(id, m) && !t.counselled(id, m, commit) && !t.waits(id, m, commit) {
		commit()
	}
}

// commit plays a move that nobody has to be asked about any more.
func (t *Table) commit(id string, m engine.Move) {
	t.doubt.letGo()
	events, err := t.match.Play(m)
	if err != nil {
		t.refuse(id, err)
		return
	}
	t.dropHint()
	t.behavior.personActs()
	t.played(events)
}

// refuse says at a node why the rules refuse a move, and leads to the rule.
func (t *Table) refuse(id string, err error) {
	anchor := ""
	var why *engine.Refusal
	if book := t.rules(); book != nil && errors.As(err, &why) {
		anchor = book.ByRule(why.Rule)
	}
	t.Root.RefuseBy(id, words.Sentence(err), anchor)
}

// played shows what followed from a move. That it could not be saved is told by the app.
func (t *Table) played(events []engine.Event) {
	t.doubt.letGo()
	t.question = nil
	t.Root.Turn()
	t.show(events, len(t.match.Steps()))
	t.Rebuild()
}

// show puts events on the timeline.
func (t *Table) show(events []engine.Event, step int) {
	for _, e := range events {
		t.line.Add(motion.Animation{Next: -1, Begin: func() {
			t.complete()
			e = e.For(t.common.Open)
			t.note(e, step)
			t.witness(e)
			t.animate(e)
		}})
	}
	t.line.Add(motion.Animation{End: t.settle})
	if t.instant() && !t.common.Area.Empty() { // before the board is laid out nothing can be shown
		t.skip(t.line.Skip)
	}
}

// animate shows an event, of which those who look may know everything. The board is as the event finds it.
func (t *Table) animate(e engine.Event) {
	t.cue(e)
	t.common.Showing = e.Kind
	if e.Seat != engine.NoSeat {
		t.common.Lit = e.Seat
	}
	t.shown = Animate(t.play, e)
	for _, a := range t.shown.Animations() {
		t.line.Insert(*a)
	}
	if len(t.shown.Animations()) == 0 {
		t.complete()
	}
}

// complete lets the board follow the event that was shown last, if it has not yet.
func (t *Table) complete() {
	if t.shown != nil {
		t.shown.Complete()
	}
}

// settle ends the showing of events after the last one.
func (t *Table) settle() {
	if t.line.Waiting() > 0 {
		return
	}
	t.complete()
	t.repeats = false
	t.stories.end()
	if t.excuse() {
		return
	}
	t.passOn()
	t.settled()
	t.Rebuild()
	if t.person() && !t.covered() {
		t.call()
		head, prompt := t.asked()
		t.app.Say(head + ". " + prompt)
	}
}

// settled tells the game that everything has been shown, and seats the person who decides now at the bottom.
func (t *Table) settled() {
	Settle(t.play, t.state())
}
