package match

import (
	"slices"

	"gulch/engine"
)

// Replay moves back and forth in a game, finished or running. Position 0 is before the first
// decision, position i after the first i decisions. Moving to a position is fast because at most 64
// decisions have to be replayed.
type Replay struct{ timeline *timeline }

// Replay returns a replay of the match so far, at its current position. The match and the replay
// are independent afterwards.
func (m *Match) Replay() (*Replay, error) {
	t, err := m.timeline.copy()
	return &Replay{timeline: t}, err
}

// NewReplay reads a record and returns a replay at position 0, before the first decision. The
// damage and the error are those that [Resume] returns.
func NewReplay(find Finder, data []byte) (*Replay, *Damage, error) {
	m, damage, err := Resume(find, data, nil)
	if err != nil {
		return nil, nil, err
	}
	r := &Replay{timeline: m.timeline}
	return r, damage, r.Seek(0)
}

// Info returns the description of the game.
func (r *Replay) Info() engine.Info { return r.timeline.info }

// Setup returns the setup of the game. Callers must not modify its slices.
func (r *Replay) Setup() Setup { return r.timeline.setup }

// Len returns the number of decisions. The positions are 0 to Len.
func (r *Replay) Len() int { return len(r.timeline.steps) }

// At returns the current position, from 0 to Len.
func (r *Replay) At() int { return r.timeline.at }

// State returns the state at the current position, which callers must not modify. It is always the
// same object.
func (r *Replay) State() engine.State { return r.timeline.state }

// Opening returns the events before the first decision.
func (r *Replay) Opening() []engine.Event { return r.timeline.opening }

// Steps returns all decisions: Steps()[i] leads from position i to position i+1.
func (r *Replay) Steps() []Step { return r.timeline.steps }

// Seek moves to position i, clamped to 0 and Len. It returns an error and stays where it is if the
// game does not accept its own recorded moves, which is a defect.
func (r *Replay) Seek(i int) error { return r.timeline.seek(min(max(i, 0), r.Len())) }

// Next moves forward by one decision and returns that decision. It returns false at the end.
func (r *Replay) Next() (Step, bool) {
	if r.At() == r.Len() {
		return Step{}, false
	}
	step := r.timeline.steps[r.At()]
	return step, r.Seek(r.At()+1) == nil
}

// Prev moves back by one decision and returns that decision. It returns false at the beginning.
func (r *Replay) Prev() (Step, bool) {
	if r.At() == 0 {
		return Step{}, false
	}
	step := r.timeline.steps[r.At()-1]
	return step, r.Seek(r.At()-1) == nil
}

// Branch returns a new match that continues after the first i decisions, and writes its record to
// sink. If seats is not nil, it replaces the players of the seats. The record is marked as branched
// ([Record.Branched]), except if the game is over at i: nothing remains to be played then, so it is
// still the same game. Branch returns an error if i or the number of seats is wrong.
func (r *Replay) Branch(i int, seats []Seat, sink Sink) (*Match, error) {
	if i < 0 || i > r.Len() {
		return nil, engine.Errorf("the game has only %d moves, not %d", r.Len(), i)
	}
	t, err := r.timeline.copy()
	if err != nil {
		return nil, err
	}
	if err := t.seek(i); err != nil {
		return nil, err
	}
	t.truncate()
	if t.state.Turn() != engine.NoSeat {
		t.branched, t.made = true, i
	}
	if seats != nil {
		if len(seats) != len(t.setup.Seats) {
			return nil, engine.Errorf("the game has %d seats, not %d", len(t.setup.Seats), len(seats))
		}
		t.setup.Seats = slices.Clone(seats)
		t.pauseForced(t.state)
	}
	w, err := newWriter(t.record(0))
	if err != nil {
		return nil, err
	}
	for _, e := range t.record(i).Entries {
		w.entry(e)
	}
	m := &Match{timeline: t, text: w, sink: sink}
	m.save(w.text)
	return m, nil
}
