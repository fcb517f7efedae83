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
	if !t.warned(id, m) && !t.waits(id, m) {
		t.commit(id, m)
	}
}

// commit plays a move that nobody has to be asked about any more.
func (t *Table) commit(id string, m engine.Move) {
	t.pending = nil
	events, err := t.match.Play(m)
	if err != nil {
		t.refuse(id, err)
		return
	}
	t.dropHint()
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
	t.pending = nil
	t.Root.Turn()
	t.show(events, len(t.match.Steps()))
	t.Rebuild()
}

// show puts events on the timeline.
func (t *Table) show(events []engine.Event, step int) {
	for _, e := range events {
		t.line.Add(motion.Animation{Next: -1, Begin: func() {
			t.note(e, step)
			t.cue(e)
			t.witness(e)
			if e.Seat != engine.NoSeat {
				t.light(e.Seat)
			}
		}})
		t.play.Animate(e, t.line.Add)
	}
	t.line.Add(motion.Animation{End: t.settle})
	if t.instant() {
		t.skip(t.line.Skip)
	}
}

// settle makes the picture agree with the state after everything has been shown.
func (t *Table) settle() {
	if t.line.Waiting() > 0 {
		return
	}
	t.repeats = false
	t.passOn()
	t.play.Sync(t.state())
	t.light(t.state().Turn())
	t.Rebuild()
	if t.person() && !t.covered() {
		t.call()
		head, prompt := t.asked()
		t.app.Say(head + ". " + prompt)
	}
}

// light shows whose turn it is, or whom an event concerns.
func (t *Table) light(seat engine.Seat) {
	t.lit = seat
	t.play.Light(seat)
}
