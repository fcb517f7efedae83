package table

import (
	"bytes"
	"slices"

	"gulch/engine"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
)

// device records which of several people at one screen holds the device, since when, and what each
// of them has seen. The zero value must not be used: it says that seat 0 holds the device.
// engine.NoSeat stands for nobody.
type device struct {
	holder   engine.Seat // the seat of the person who holds the device, NoSeat during a hand-over
	handedAt int         // number of decisions made when the device was last handed over
	takenAt  int         // number of events so far when the device was last handed over
	passing  bool        // the hand-over screen covers the table

	// number of decisions made, plus 1, when the holder was asked to pass the device on; 0 if the
	// holder has not been asked
	askedAt int
	// for each seat, the number of events so far when its person last looked at the table; 0 if
	// that is not known
	seen []int
}

// askToPass asks the holder to pass the device on. made is the number of decisions made so far.
func (d *device) askToPass(made int) { d.askedAt = made + 1 }

// asked reports whether the holder has been asked to pass the device on at the current decision.
// made is the number of decisions made so far.
func (d *device) asked(made int) bool { return d.askedAt == made+1 && d.holder != engine.NoSeat }

// pass starts a hand-over: from now on nobody holds the device. events is the number of events so
// far; the last holder has seen them.
func (d *device) pass(events int) {
	if d.holder != engine.NoSeat {
		d.seen[d.holder] = events
	}
	d.holder, d.passing, d.askedAt = engine.NoSeat, true, 0
}

// take ends a hand-over: seat now holds the device. made and events are the numbers of decisions
// and of events so far.
func (d *device) take(seat engine.Seat, made, events int) {
	d.holder, d.passing, d.handedAt, d.takenAt = seat, false, made, events
}

// rewind must be called after an undo. events is the number of events that are left; persons have
// seen at most these.
func (d *device) rewind(events int) {
	d.askedAt = 0
	for i := range d.seen {
		d.seen[i] = min(d.seen[i], events)
	}
}

// beforeHandover reports whether decision i was made before the current holder took the device; the
// holder cannot undo such a decision.
func (d *device) beforeHandover(i int) bool { return i < d.handedAt && d.holder != engine.NoSeat }

// hasHiddenInfo reports whether some seats have different information about the current position.
func (t *Table) hasHiddenInfo() bool {
	s := t.state()
	first, err := s.InformationState(0)
	for seat := 1; seat < s.Seats() && err == nil; seat++ {
		var view []byte
		if view, err = s.InformationState(engine.Seat(seat)); err == nil && !bytes.Equal(first, view) {
			return true
		}
	}
	return err != nil // if the information states cannot be compared, something may be hidden
}

// updateOpenSeats sets [Common.RevealedSeats], the seats whose secrets are shown: the only person's
// or the device holder's seat, or all seats in a replay and among bots.
func (t *Table) updateOpenSeats() {
	c := t.common
	c.RevealedSeats = 0
	switch {
	case t.replay != nil || t.personCount() == 0:
		c.RevealedSeats = engine.AllSeats(len(t.seats))
	case t.personCount() == 1:
		for i, s := range t.seats {
			if s.Person() {
				c.RevealedSeats = c.RevealedSeats.With(engine.Seat(i))
			}
		}
	case t.device.holder != engine.NoSeat:
		c.RevealedSeats = c.RevealedSeats.With(t.device.holder)
	}
}

// needsHandover reports whether the device must go to another person: the person who decides next
// does not hold it, and the decision is not answered automatically.
func (t *Table) needsHandover() bool {
	if t.match == nil || t.personCount() < 2 || !t.waitsForPerson() || t.device.holder == t.match.Turn() {
		return false
	}
	_, excused := t.automaticAnswer()
	return !excused
}

// asksToPass reports whether the holder of the device is asked to pass it on to the person who
// decides next. Until then the holder sees what the last move led to, and may undo it.
func (t *Table) asksToPass() bool {
	return t.waitsForPerson() && t.device.asked(len(t.match.Steps())) && t.device.holder != t.match.Turn()
}

// handOver starts a hand-over if the person who decides next does not hold the device and something
// is hidden. The holder is asked to pass the device on; if nobody holds it, the hand-over screen
// opens at once. It must be called before the board shows the new decision.
func (t *Table) handOver() {
	// before the table itself is on the scene stack, the screen would open below it
	if !t.milestones.entered || t.device.passing || !t.needsHandover() || t.asksToPass() {
		return
	}
	switch {
	case !t.hasHiddenInfo(): // everybody looks at the same table
		t.device.holder = t.match.Turn()
		for i := range t.device.seen {
			t.device.seen[i] = t.eventCount()
		}
	case t.device.holder == engine.NoSeat:
		t.coverTable()
	default:
		t.device.askToPass(len(t.match.Steps()))
		t.app.Announce(i18n.T("Pass the device to %s", t.seats[t.match.Turn()].Name))
	}
}

// coverTable hides the table behind the hand-over screen for the person who decides next.
func (t *Table) coverTable() {
	next := t.match.Turn()
	t.device.pass(t.eventCount())
	t.updateOpenSeats()
	t.rebuildFromHistory()
	t.app.Push(newHandover(t, next))
}

// answersPause reports whether the forced move of a pause (match.Match.AtPause) is played without
// asking, because the person has held the device since before the pause: without a hand-over the
// others notice nothing. After a hand-over the person is asked, so that it takes as long as for
// somebody with a choice.
func (t *Table) answersPause() bool {
	return t.waitsForPerson() && t.match.AtPause() && t.device.holder == t.match.Turn() &&
		t.device.takenAt != t.eventCount()
}

// passNodes removes the controls of the decision while the holder is asked to pass the device on,
// and adds the button that does so.
func (t *Table) passNodes(nodes []ui.Node) []ui.Node {
	if !t.asksToPass() || t.timeline.Busy() {
		return nodes
	}
	area, row := t.decisionAreas()
	nodes = slices.DeleteFunc(nodes, func(n ui.Node) bool {
		at := n.Rect.Center()
		return area.Has(at) || row.Has(at)
	})
	pass := ui.Button("pass-device", row, pieces.Button{Icon: "play-button", Material: pieces.Brass,
		Label: i18n.T("Pass to %s", t.seats[t.match.Turn()].Name)}, t.coverTable)
	pass.Tip, pass.TipAvoids = i18n.T("Cover the table so you can pass the device."), t.chrome.decision
	return append(nodes, pass)
}

// passTexts returns the heading and the prompt that ask the holder to pass the device on.
func (t *Table) passTexts() (head, prompt string) {
	head = i18n.T("%s is next", t.seats[t.match.Turn()].Name)
	prompt = i18n.T("See what happened, then pass the device.")
	if t.match.CanUndo(t.device.holder) == nil {
		prompt = Sentences(prompt, i18n.T("Until then, you can undo your last move."))
	}
	return head, prompt
}

// uncoverFor removes the hand-over screen and shows the table as seen by a seat, whose person has
// taken the device. The keyboard focus starts at the main button, not where the last holder left
// it.
func (t *Table) uncoverFor(seat engine.Seat) {
	t.device.take(seat, len(t.match.Steps()), t.eventCount())
	t.updateOpenSeats()
	t.Root.ResetFocus()
	t.showCurrentPosition()
}
