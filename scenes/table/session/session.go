// Package session holds a game at a table without its screen: the match that is played or the
// replay that is watched, who of several people holds the device, what undo takes back, and the
// searches of the bots. Package table draws what a [Session] holds, and calls it in every tick.
// This package draws nothing, shows no text and imports nothing of package ui, so it is tested
// without a window.
package session

import (
	"slices"

	"gulch/engine"
	"gulch/engine/match"
)

// Session is the game at a table. Match or Replay is set, never both.
type Session struct {
	Match  *match.Match  // the match being played, nil in a replay
	Replay *match.Replay // the replay being watched, nil in a match
	Seats  []match.Seat
	Bots   Bots

	device  device
	played  playedMoves
	covered covered // the last position that Position has covered
}

// New returns a session with the given seats. The caller sets Match or Replay.
func New(seats []match.Seat) Session {
	return Session{Seats: seats, device: device{holder: engine.NoSeat, public: engine.NoSeat,
		seen: make([]int, len(seats))}}
}

// State returns the position of the match, or the position of the replay that is shown. The caller
// must not change it.
func (s *Session) State() engine.State {
	if s.Replay != nil {
		return s.Replay.State()
	}
	return s.Match.State()
}

// Setup returns the setup of the match or the replay.
func (s *Session) Setup() match.Setup {
	if s.Replay != nil {
		return s.Replay.Setup()
	}
	return s.Match.Setup()
}

// First returns the position before any event. It returns an error if it cannot be rebuilt.
func (s *Session) First() (engine.State, error) {
	if s.Replay != nil {
		return s.Replay.First()
	}
	return s.Match.First()
}

// History returns the events before the first decision, and the steps of all decisions up to the
// position shown.
func (s *Session) History() ([]engine.Event, []match.Step) {
	if s.Replay != nil {
		return s.Replay.Opening(), s.Replay.Steps()[:s.Replay.At()]
	}
	return s.Match.Opening(), s.Match.Steps()
}

// Events returns all events up to the position shown, not redacted.
func (s *Session) Events() []engine.Event {
	opening, steps := s.History()
	all := slices.Clone(opening)
	for _, step := range steps {
		all = append(all, step.Events...)
	}
	return all
}

// EventCount returns the number of events up to the position shown.
func (s *Session) EventCount() int {
	_, steps := s.History()
	return s.EventsThrough(len(steps))
}

// EventsThrough returns the number of events up to and including those of the first decisions.
func (s *Session) EventsThrough(decisions int) int {
	opening, steps := s.History()
	n := len(opening)
	for _, step := range steps[:decisions] {
		n += len(step.Events)
	}
	return n
}

// Tell calls report with the events of several decisions, see [match.Match.Tell]. from and to are
// the numbers of the first and the last of the decisions; number 0 is the opening.
func (s *Session) Tell(from, to int, report func(made int, e engine.Told)) error {
	if s.Replay != nil {
		return s.Replay.Tell(from, to, report)
	}
	return s.Match.Tell(from, to, report)
}

// Recorded does what Tell does, but no move is played again: every event comes with the position
// shown now.
func (s *Session) Recorded(from, to int, report func(made int, e engine.Told)) {
	opening, steps := s.History()
	for made := from; made <= to; made++ {
		events := opening
		if made > 0 {
			events = steps[made-1].Events
		}
		for _, e := range events {
			report(made, engine.Told{Event: e, State: s.State()})
		}
	}
}
