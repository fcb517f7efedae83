package session

import (
	"bytes"

	"gulch/engine"
	"gulch/engine/match"
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
// seat, or all seats in a replay and among bots.
func (s *Session) Revealed() (open engine.SeatSet) {
	switch {
	case s.Replay != nil || s.People() == 0:
		return engine.AllSeats(len(s.Seats))
	case s.People() == 1:
		for i, seat := range s.Seats {
			if seat.Person() {
				open = open.With(engine.Seat(i))
			}
		}
	case s.device.holder != engine.NoSeat:
		open = open.With(s.device.holder)
	}
	return open
}

// Holder returns the seat of the person who holds the device, NoSeat during a hand-over and if that
// is not known.
func (s *Session) Holder() engine.Seat { return s.device.holder }

// Passing reports whether the hand-over screen covers the table.
func (s *Session) Passing() bool { return s.device.passing }

// AskToPass asks the holder to pass the device on.
func (s *Session) AskToPass() { s.device.askToPass(len(s.Match.Steps())) }

// Pass starts a hand-over: nobody holds the device until [Session.Take].
func (s *Session) Pass() { s.device.pass(s.EventCount()) }

// Take ends a hand-over: the person of a seat now holds the device.
func (s *Session) Take(seat engine.Seat) { s.device.take(seat, len(s.Match.Steps()), s.EventCount()) }

// Share makes the person who decides next the holder without a hand-over, because all people see
// the same table.
func (s *Session) Share() {
	s.device.holder = s.Match.Turn()
	events := s.EventCount()
	for i := range s.device.seen {
		s.device.seen[i] = events
	}
}

// Rewound must be called after the match has gone back to an earlier position. Persons have then
// seen at most the events that are left.
func (s *Session) Rewound() { s.device.rewind(s.EventCount()) }

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

// AnswersPause reports whether the forced move of a pause (match.Match.AtPause) is played without
// asking, because the person has held the device since before the pause: without a hand-over the
// others notice nothing. After a hand-over the person is asked, so that it takes as long as for
// somebody with a choice.
func (s *Session) AnswersPause() bool {
	return s.WaitsForPerson() && s.Match.AtPause() && s.device.holder == s.Match.Turn() &&
		s.device.takenAt != s.EventCount()
}
