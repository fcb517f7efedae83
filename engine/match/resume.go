package match

import (
	"slices"

	"gulch/engine"
)

// Finder returns the game with an ID: games.Find.
type Finder func(id string) (engine.Game, error)

// Resume rebuilds a match from the text of its record. Moves to come go to sink, as lines that follow on the text
// that Match.Text returns: if that differs from data, as after damage, replace the document before playing on.
//
// Damage, if not nil, tells where the record breaks off; the match stands before that. The error tells why nothing
// can be resumed and wraps one of the Err variables.
func Resume(find Finder, data []byte, sink Sink) (*Match, *Damage, error) {
	r, err := NewResuming(find, data)
	if err != nil {
		return nil, nil, err
	}
	r.Step(len(r.script.record.Entries))
	return r.Result(sink)
}

// Resuming is Resume in steps, for whoever must not wait for all of it. It is a job of package work.
type Resuming struct {
	data   []byte
	script *script
	tape   *tape
	at     int // entries that were played
	err    error
}

// NewResuming reads the text of a record and sets its game up. The error is that of Resume.
func NewResuming(find Finder, data []byte) (*Resuming, error) {
	data = Plain(data)
	s, err := read(data)
	if err != nil {
		return nil, err
	}
	t, err := begin(find, s.record)
	if err != nil {
		return nil, err
	}
	return &Resuming{data: data, script: s, tape: t}, nil
}

// Step plays up to n of the recorded decisions and reports whether all of them are played, or one cannot be.
func (r *Resuming) Step(n int) bool {
	for ; n > 0 && r.at < len(r.script.record.Entries); n-- {
		if reason := r.tape.repeat(r.script.record.Entries[r.at]); reason != nil {
			r.breakOff(reason)
			return true
		}
		r.at++
	}
	return r.at == len(r.script.record.Entries)
}

// Progress returns how much of the record is played, from 0 to 1.
func (r *Resuming) Progress() float64 {
	return float64(r.at) / float64(max(len(r.script.record.Entries), 1))
}

// breakOff ends the record before the decision that cannot be played. The lines before its own are sound and lead to this
// very position.
func (r *Resuming) breakOff(reason error) {
	damage := &Damage{Line: r.script.source[r.at], Reason: reason}
	sound := r.script.out.text[:r.script.starts[r.at]]
	cut := r.script.record.Cut
	if r.script, r.err = read(sound); r.err != nil {
		return
	}
	r.script.record.Cut = cut
	damage.Lost = countLines(r.data) - 1 - r.script.out.lines
	r.script.damage = damage
	r.at = len(r.script.record.Entries)
}

// Result returns the match once Step has reported the end. Moves to come go to sink.
func (r *Resuming) Result(sink Sink) (*Match, *Damage, error) {
	if r.err != nil {
		return nil, nil, r.err
	}
	s := r.script
	m := &Match{tape: r.tape, text: s.out, undone: s.undone, hints: s.record.Hints, haste: s.haste, sink: sink, cut: s.record.Cut}
	return m, s.damage, nil
}

// begin sets up the game of a record.
func begin(find Finder, r Record) (*tape, error) {
	game, err := find(r.Game)
	if err != nil {
		return nil, engine.Errorf("%s: the save is of the game %q, which this Gulch does not have; "+
			"open it with a newer one", ErrUnknownGame, r.Game)
	}
	played, ok := engine.Under(game, r.Rules)
	if !ok {
		info := game.Info()
		return nil, engine.Errorf("%s: the game was begun under version %d of the rules of %s, this Gulch plays version %d; "+
			"finish it with the Gulch that began it", ErrRules, r.Rules, info.Name, info.Rules)
	}
	t, err := newTape(played, r.Setup)
	if err != nil {
		return nil, engine.Errorf("%s: its setup does not fit the game: %s", ErrHeader, err)
	}
	t.branched, t.made = r.Branched, r.Made
	return t, nil
}

// repeat plays a recorded decision. It returns why it cannot, and has then changed nothing.
func (t *tape) repeat(e Entry) error {
	turn := t.state.Turn()
	if turn == engine.NoSeat {
		return engine.Errorf("the game was already over.")
	}
	if e.Seat != turn {
		return engine.Errorf("seat %d cannot move, it is the turn of seat %d.", e.Seat, turn)
	}
	move, err := t.state.Parse(e.Move)
	if err != nil {
		return engine.Errorf("the move %q cannot be read: %s.", short(e.Move), err)
	}
	if !slices.Contains(t.legal, move) {
		return engine.Errorf("the move %q is not possible there.", short(e.Move))
	}
	if _, err := t.play(move); err != nil {
		return engine.Errorf("the move %q is refused: %s", short(e.Move), err)
	}
	return nil
}
