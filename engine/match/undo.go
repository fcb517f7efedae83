package match

import (
	"gulch/engine"
)

// CanUndo returns nil if seat may undo its last decision, otherwise the reason why it may not, in
// words for the player.
func (m *Match) CanUndo(seat engine.Seat) error {
	to, err := m.lastDecision(seat)
	if err != nil {
		return err
	}
	return m.CanRewind(seat, to)
}

// Undo takes back the last decision of seat and everything after it; bots will decide again. If
// CanUndo returns an error, Undo returns the same error and changes nothing.
func (m *Match) Undo(seat engine.Seat) error {
	to, err := m.lastDecision(seat)
	if err != nil {
		return err
	}
	return m.Rewind(seat, to)
}

// lastDecision returns the index of the last decision of seat, which is also the number of
// decisions before it. It returns an error if seat has made none.
func (m *Match) lastDecision(seat engine.Seat) (int, error) {
	for i := len(m.timeline.steps) - 1; i >= 0; i-- {
		if m.timeline.steps[i].Seat == seat {
			return i, nil
		}
	}
	return 0, engine.Errorf("you can't undo anything yet: you haven't made a decision")
}

// CanRewind returns nil if seat may go back to an earlier position, otherwise the reason why it may
// not, in words for the player. The parameter to is the number of decisions made before that
// position. What the seat has learned since, from chance or from anybody's secrets, must not be
// taken back, nor may decisions of other people, except in practice games.
func (m *Match) CanRewind(seat engine.Seat, to int) error {
	steps, seats := m.timeline.steps, m.timeline.setup.Seats
	if to < 0 || to > len(steps) {
		return engine.Errorf("there's no move %d to go back to", to)
	}
	if m.timeline.setup.Practice {
		return nil
	}
	if int(seat) < 0 || int(seat) >= len(seats) || !seats[seat].Person() {
		return engine.Errorf("you can't undo a bot's move")
	}
	for i := len(steps) - 1; i >= to; i-- {
		if by := seats[steps[i].Seat]; steps[i].Seat != seat && by.Person() {
			return engine.Errorf("you can't go back that far: %s has made a decision since then", by.Name)
		}
		if steps[i].revealsTo(seat) {
			return engine.Errorf("you can't go back that far: something hidden has been revealed since then")
		}
	}
	return nil
}

// Rewind goes back to an earlier position. The parameter to is the number of decisions made before
// that position; the later ones are undone. If CanRewind returns an error, Rewind returns the same
// error and changes nothing. It also returns an error and changes nothing if the game refuses to
// repeat its own moves, which is a defect.
func (m *Match) Rewind(seat engine.Seat, to int) error {
	if err := m.CanRewind(seat, to); err != nil {
		return err
	}
	if to == len(m.timeline.steps) {
		return nil
	}
	gone := m.timeline.record(len(m.timeline.steps)).Entries[to:]
	if err := m.timeline.seek(to); err != nil {
		return err
	}
	m.timeline.truncate()
	for i := len(gone) - 1; i >= 0; i-- {
		m.undone = append(m.undone, gone[i])
	}
	m.save(m.text.undo(to))
	return nil
}

// CanRedo reports whether there are undone moves that can be played again.
func (m *Match) CanRedo() bool { return len(m.undone) > 0 }

// NextRedo returns the move that Redo plays first. It returns false if there is none, or if another
// seat or nobody has to decide before it.
func (m *Match) NextRedo() (engine.Move, bool) {
	if !m.CanRedo() || m.AtPause() || m.undone[len(m.undone)-1].Seat != m.Turn() {
		return engine.Move{}, false
	}
	move, err := m.timeline.state.Parse(m.undone[len(m.undone)-1].Move)
	return move, err == nil
}

// personDecides reports whether a person, not a bot, decides now.
func (m *Match) personDecides() bool {
	turn, seats := m.Turn(), m.timeline.setup.Seats
	return turn != engine.NoSeat && int(turn) < len(seats) && seats[turn].Person()
}

// Redo plays undone moves again, one or more, until seat or another person has to decide or none is
// left. It returns their events. It returns an error if no undone moves are left, for example
// because a different move has been played since.
func (m *Match) Redo(seat engine.Seat) ([]engine.Event, error) {
	if !m.CanRedo() {
		return nil, engine.Errorf("you can't redo anything: you haven't undone a move")
	}
	var events []engine.Event
	for m.CanRedo() {
		ended, err := m.timeline.endPauses()
		if events = append(events, ended...); err != nil {
			return events, err
		}
		e := m.undone[len(m.undone)-1]
		m.timeline.ask(e.Seat)
		move, err := m.timeline.state.Parse(e.Move)
		if err != nil {
			return events, err
		}
		m.advice = e.Advice
		more, err := m.PlayFrom(e.Origin, move)
		if err != nil {
			return events, err
		}
		if events = append(events, more...); m.Turn() == seat || m.personDecides() {
			break
		}
	}
	return events, nil
}
