package session

import (
	"bytes"
	"slices"

	"gulch/engine"
	"gulch/engine/match"
)

// device records which of several people at one screen holds the device, since when, and what each
// of them has seen. The zero value must not be used: it says that seat 0 holds the device.
// engine.NoSeat stands for nobody.
type device struct {
	holder   engine.Seat // the seat of the person who holds the device, NoSeat during a hand-over
	public   engine.Seat // the seat that decides in front of everybody, see Open; NoSeat for none
	handedAt int         // number of decisions made when the device was last handed over
	takenAt  int         // number of events so far when the device was last handed over
	passing  bool        // the hand-over screen covers the table

	// number of decisions made, plus 1, when the holder was asked to pass the device on; 0 if the
	// holder has not been asked
	askedAt int
	news    bool // the holder's last decision has shown the holder something that only the holder may see
	looks   bool // the holder looks at the own secrets while being asked to pass the device on
	// for each seat, the number of events so far when its person last looked at the table; 0 if
	// that is not known
	seen []int

	openedAt int  // number of decisions made when the device was laid open
	openFrom int  // number of events so far when the seat public began to decide
	decided  bool // a person has decided since the device was laid open
}

// open lays the device open for everybody, so that seat can decide in front of all: from now on
// nobody holds it. made and events are the numbers of decisions and of events so far; the person
// who used the device until now has seen these events, and the person of seat has seen the first
// known ones.
func (d *device) open(seat engine.Seat, made, events, known int) {
	d.noteSeen(events)
	if d.takenAt == 0 && d.holder == engine.NoSeat { // nobody has held it: everybody has seen the table
		known = events
	}
	d.openFrom, d.seen[seat] = events, max(known, 1)
	if d.public == engine.NoSeat {
		// in a game that was just opened, nobody knows who made the last decision
		d.openedAt, d.decided = made, d.holder == engine.NoSeat
	}
	d.holder, d.public, d.askedAt = engine.NoSeat, seat, 0
}

// noteSeen records that the person who uses the device has seen all events so far. Somebody who
// only decides in front of everybody has not been told what happened before, so that a recap still
// has to tell it.
func (d *device) noteSeen(events int) {
	if d.holder != engine.NoSeat {
		d.seen[d.holder] = events
	}
	if d.public != engine.NoSeat && d.seen[d.public] >= d.openFrom {
		d.seen[d.public] = events
	}
}

// beforeOpening reports whether decision i was made before the device was laid open, and somebody
// has decided since. Nobody can undo such a decision, because it may have needed hidden
// information.
func (d *device) beforeOpening(i int) bool {
	return d.public != engine.NoSeat && i < d.openedAt && d.decided
}

// askToPass asks the holder to pass the device on. made is the number of decisions made so far.
// news says that the last decision has shown the holder something that only the holder may see.
func (d *device) askToPass(made int, news bool) { d.askedAt, d.news, d.looks = made+1, news, false }

// asked reports whether the holder, or everybody if the device is open, has been asked to pass the
// device on at the current decision. made is the number of decisions made so far.
func (d *device) asked(made int) bool {
	return d.askedAt == made+1 && (d.holder != engine.NoSeat || d.public != engine.NoSeat)
}

// pass starts a hand-over: from now on nobody holds the device. events is the number of events so
// far; the person who used the device until now has seen them.
func (d *device) pass(events int) {
	d.noteSeen(events)
	d.holder, d.public, d.passing, d.askedAt = engine.NoSeat, engine.NoSeat, true, 0
}

// take ends a hand-over: seat now holds the device. made and events are the numbers of decisions
// and of events so far.
func (d *device) take(seat engine.Seat, made, events int) {
	d.holder, d.public, d.passing, d.handedAt, d.takenAt = seat, engine.NoSeat, false, made, events
}

// rewind must be called after an undo. made and events are the numbers of decisions and events that
// are left; persons have seen at most these events.
func (d *device) rewind(made, events int) {
	d.askedAt, d.looks, d.openedAt = 0, false, min(d.openedAt, made)
	for i := range d.seen {
		d.seen[i] = min(d.seen[i], events)
	}
}

// beforeHandover reports whether decision i was made before the current holder took the device; the
// holder cannot undo such a decision.
func (d *device) beforeHandover(i int) bool { return i < d.handedAt && d.holder != engine.NoSeat }

// People returns the number of seats that persons play.
func (s *Session) People() int { return match.People(s.Seats) }

// WaitsForPerson reports whether the match waits for a decision of a person, even if another person
// holds the device.
func (s *Session) WaitsForPerson() bool {
	return s.Match != nil && !s.Match.Over() && s.Seats[s.Match.Turn()].Person()
}

// PersonDecides reports whether the match waits for a decision of a person who can make it now. It
// is false while the holder of the device is asked to pass it on to that person.
func (s *Session) PersonDecides() bool { return s.WaitsForPerson() && !s.AsksToPass() }

// AsksToPass reports whether the holder of the device is asked to pass it on to the person who
// decides next. Until then the holder sees what the last move led to, and may undo it.
func (s *Session) AsksToPass() bool {
	return s.WaitsForPerson() && s.device.asked(len(s.Match.Steps())) && s.device.holder != s.Match.Turn()
}

// DeviceElsewhere reports whether the match waits for a person who does not hold the device.
func (s *Session) DeviceElsewhere() bool {
	return s.People() > 1 && s.WaitsForPerson() && s.device.holder != s.Match.Turn()
}

// HasHiddenInfo reports whether some seats have different information about the current position.
func (s *Session) HasHiddenInfo() bool {
	state := s.State()
	first, err := state.InformationState(0)
	for seat := 1; seat < state.Seats() && err == nil; seat++ {
		var view []byte
		if view, err = state.InformationState(engine.Seat(seat)); err == nil && !bytes.Equal(first, view) {
			return true
		}
	}
	return err != nil // if the information states cannot be compared, something may be hidden
}

// Revealed returns the seats whose secrets are shown: the only person's or the device holder's
// seat, or all seats in a replay, among bots, and after the end of the game. While the holder is
// asked to pass the device on, the person who takes it next already looks at the screen, so nothing
// is shown then, unless the holder asks for it, see [Session.Look].
func (s *Session) Revealed() (open engine.SeatSet) {
	switch {
	case s.Replay != nil || s.People() == 0 || s.Match != nil && s.Match.Over():
		return engine.AllSeats(len(s.Seats))
	case s.People() == 1:
		for i, seat := range s.Seats {
			if seat.Person() {
				open = open.With(engine.Seat(i))
			}
		}
	case s.device.holder != engine.NoSeat && (s.device.looks || !s.AsksToPass()):
		open = open.With(s.device.holder)
	}
	return open
}

// Holder returns the seat of the person who holds the device, NoSeat during a hand-over and if that
// is not known.
func (s *Session) Holder() engine.Seat { return s.device.holder }

// DeviceInUse reports whether somebody uses the device: the person who holds it, or the person who
// decides or has just decided in front of everybody.
func (s *Session) DeviceInUse() bool {
	return s.device.holder != engine.NoSeat || s.device.public != engine.NoSeat
}

// Passing reports whether the hand-over screen covers the table.
func (s *Session) Passing() bool { return s.device.passing }

// AskToPass asks the holder to pass the device on. The holder's secrets are covered from now on.
// chosen reports whether a secret event tells its seat only what that seat has chosen itself.
func (s *Session) AskToPass(chosen func(e engine.Event) bool) {
	s.device.askToPass(len(s.Match.Steps()), s.holderLearned(chosen))
}

// MayLook reports whether the holder, who is asked to pass the device on, can look at the own
// secrets first: the last decision has shown the holder something new.
func (s *Session) MayLook() bool {
	return s.AsksToPass() && s.device.news && s.device.holder != engine.NoSeat
}

// Look shows the secrets of the holder who is asked to pass the device on, or covers them again.
func (s *Session) Look() { s.device.looks = s.MayLook() && !s.device.looks }

// Looks reports whether the holder looks at the own secrets while being asked to pass the device
// on.
func (s *Session) Looks() bool { return s.device.looks && s.MayLook() }

// Pass starts a hand-over: nobody holds the device until [Session.Take].
func (s *Session) Pass() { s.device.pass(s.EventCount()) }

// Take ends a hand-over: the person of a seat now holds the device.
func (s *Session) Take(seat engine.Seat) { s.device.take(seat, len(s.Match.Steps()), s.EventCount()) }

// Open lays the device open for everybody: the person to move makes an open decision in front of
// all, see [engine.DecidesOpenly]. Nobody's secrets are shown until the next [Session.Take].
func (s *Session) Open() {
	seat := s.Match.Turn()
	s.device.open(seat, len(s.Match.Steps()), s.EventCount(), s.LastSeen(seat))
}

// CanDecideOpenly reports whether the match waits for a person's decision that can be made in front
// of the other people at the screen.
func (s *Session) CanDecideOpenly() bool {
	return s.People() > 1 && s.WaitsForPerson() && engine.OpenDecision(s.Match.State())
}

// NeedsOpening reports whether [Session.Open] must be called for the current decision: it can be
// made openly, and the device is used by somebody else.
func (s *Session) NeedsOpening() bool {
	return s.CanDecideOpenly() && s.device.holder != s.Match.Turn() && s.device.public != s.Match.Turn()
}

// DecidesOpenly reports whether the person to move decides in front of everybody now.
func (s *Session) DecidesOpenly() bool {
	return s.device.public != engine.NoSeat && s.CanDecideOpenly() && s.device.public == s.Match.Turn()
}

// DecidesAgain reports whether the person to move is the one who decides, or has just decided, in
// front of everybody, so that this person already has the device.
func (s *Session) DecidesAgain() bool {
	return s.WaitsForPerson() && s.device.public == s.Match.Turn()
}

// Position returns the position that the table may show: [Session.State] or, while a person decides
// in front of everybody, that position without everybody's secrets. The caller must not change it.
func (s *Session) Position() engine.State {
	if !s.DecidesOpenly() {
		return s.State()
	}
	if c, n := &s.covered, s.EventCount(); c.state == nil || c.events != n || c.made != len(s.Match.Steps()) {
		*c = covered{engine.Covered(s.Match.State()), n, len(s.Match.Steps())}
	}
	return s.covered.state
}

// covered is a position without secrets, with the numbers of events and decisions before it.
type covered struct {
	state        engine.State
	events, made int
}

// Legal returns the legal moves in [Session.Position]: those that a press may play.
func (s *Session) Legal() []engine.Move {
	if s.DecidesOpenly() {
		return s.Position().Moves(nil)
	}
	return s.Match.Legal()
}

// HolderLearned reports whether the holder's last decision, or what followed it, has shown the
// holder something that the others may not see.
func (s *Session) HolderLearned() bool {
	return s.holderLearned(func(engine.Event) bool { return false })
}

// holderLearned is like HolderLearned, but ignores events for which known returns true.
func (s *Session) holderLearned(known func(e engine.Event) bool) bool {
	holder := s.device.holder
	if holder == engine.NoSeat {
		return false
	}
	_, steps := s.History()
	for _, step := range steps[max(s.AfterLast(holder)-1, 0):] {
		for _, e := range step.Events {
			if e.Secret && e.Seat == holder && !known(e) {
				return true
			}
		}
	}
	return false
}

// Share makes the person who decides next the holder without a hand-over, because all people see
// the same table.
func (s *Session) Share() {
	s.device.holder, s.device.public = s.Match.Turn(), engine.NoSeat
	events := s.EventCount()
	for i := range s.device.seen {
		s.device.seen[i] = events
	}
}

// Rewound must be called after the match has gone back to an earlier position. Persons have then
// seen at most the events that are left.
func (s *Session) Rewound() {
	s.device.rewind(len(s.Match.Steps()), s.EventCount())
	s.covered = covered{}
}

// LastSeen returns how many events had happened when the person of a seat last saw the table. If
// that is not known, because the game was just opened, it returns the number of events up to the
// person's last decision, 0 before the first one.
func (s *Session) LastSeen(seat engine.Seat) int {
	if n := s.device.seen[seat]; n > 0 {
		return n
	}
	if n := s.AfterLast(seat); n > 0 {
		return s.EventsThrough(n)
	}
	return 0
}

// Missed reports whether the newest event of a kind happened after the person of a seat last saw
// the table, see [Session.LastSeen]. It is false if no event of the kind has happened.
func (s *Session) Missed(seat engine.Seat, kind engine.EventKind) bool {
	if s.Match == nil {
		return false
	}
	for i, e := range slices.Backward(s.Events()) {
		if e.Kind == kind {
			return i >= s.LastSeen(seat)
		}
	}
	return false
}

// AnswersPause reports whether the forced move of a pause (match.Match.AtPause) is played without
// asking, because the person has held the device since before the pause: without a hand-over the
// others notice nothing. After a hand-over the person is asked, so that it takes as long as for
// somebody with a choice.
func (s *Session) AnswersPause() bool {
	return s.WaitsForPerson() && s.Match.AtPause() && s.device.holder == s.Match.Turn() &&
		s.device.takenAt != s.EventCount()
}
