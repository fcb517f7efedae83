package match

import (
	"slices"

	"gulch/engine"
)

// Replay winds through a game, finished or running. Position 0 is before the first decision, position i after the
// first i. Every position is at most 64 moves away from one that is kept, so that jumps are fast.
type Replay struct{ tape *tape }

// Replay returns a replay of the match as it stands, at the present position. The match may go on.
func (m *Match) Replay() (*Replay, error) {
	t, err := m.tape.copy()
	return &Replay{tape: t}, err
}

// NewReplay reads a record for watching, from position 0. Damage and error are those of Resume.
func NewReplay(find Finder, data []byte) (*Replay, *Damage, error) {
	m, damage, err := Resume(find, data, nil)
	if err != nil {
		return nil, nil, err
	}
	r := &Replay{tape: m.tape}
	return r, damage, r.Seek(0)
}

// Info describes the game.
func (r *Replay) Info() engine.Info { return r.tape.info }

// Setup returns how the game was set up. Do not change its lists.
func (r *Replay) Setup() Setup { return r.tape.setup }

// Len returns the number of decisions: positions go from 0 to Len.
func (r *Replay) Len() int { return len(r.tape.steps) }

// At returns the present position.
func (r *Replay) At() int { return r.tape.at }

// State returns the present position of the game, to be read only: always the same object.
func (r *Replay) State() engine.State { return r.tape.state }

// Opening returns what happened before the first decision.
func (r *Replay) Opening() []engine.Event { return r.tape.opening }

// Steps returns all decisions: Steps()[i] leads from position i to position i+1.
func (r *Replay) Steps() []Step { return r.tape.steps }

// Seek goes to a position; one beyond the ends goes to the end. The error is that of a game which does not repeat
// its own moves, a defect.
func (r *Replay) Seek(i int) error { return r.tape.seek(min(max(i, 0), r.Len())) }

// Next goes one decision forward and returns it. The end of the game returns false.
func (r *Replay) Next() (Step, bool) {
	if r.At() == r.Len() {
		return Step{}, false
	}
	step := r.tape.steps[r.At()]
	return step, r.Seek(r.At()+1) == nil
}

// Prev goes one decision back and returns the one that was taken back. The beginning returns false.
func (r *Replay) Prev() (Step, bool) {
	if r.At() == 0 {
		return Step{}, false
	}
	step := r.tape.steps[r.At()-1]
	return step, r.Seek(r.At()-1) == nil
}

// Branch starts a new match with the first i decisions, to be played on from there, and writes its record to sink.
// seats may give the seats to other players; nil leaves them. The record says that the game has begun elsewhere
// ([Record.Branched]); one that is over there leaves nothing to be played and stays the game that it is.
func (r *Replay) Branch(i int, seats []Seat, sink Sink) (*Match, error) {
	if i < 0 || i > r.Len() {
		return nil, engine.Errorf("the game has moves 0 to %d, not %d", r.Len(), i)
	}
	t, err := r.tape.copy()
	if err != nil {
		return nil, err
	}
	if err := t.seek(i); err != nil {
		return nil, err
	}
	t.cut()
	if t.state.Turn() != engine.NoSeat {
		t.branched, t.made = true, i
	}
	if seats != nil {
		if len(seats) != len(t.setup.Seats) {
			return nil, engine.Errorf("the game has %d seats, not %d", len(t.setup.Seats), len(seats))
		}
		t.setup.Seats = slices.Clone(seats)
	}
	w, err := newWriter(t.record(0))
	if err != nil {
		return nil, err
	}
	for _, e := range t.record(i).Entries {
		w.move(e)
	}
	m := &Match{tape: t, text: w, sink: sink}
	m.save(w.text)
	return m, nil
}
