package match

import (
	"slices"

	"gulch/engine"
)

// Finder returns the game with the given ID, such as games.Find.
type Finder func(id string) (engine.Game, error)

// Resume rebuilds a match from the text of its record. Later moves are written to sink. These lines
// continue the result of [Match.Text], which may differ from data, for example after damage. If it
// does, the caller must replace the stored text before any further move.
//
// If the damage is not nil, it describes where the record becomes unreadable; the match has all
// decisions before that line. Resume returns an error, which wraps one of the Err variables, if
// nothing can be resumed.
func Resume(find Finder, data []byte, sink Sink) (*Match, *Damage, error) {
	r, err := NewResumer(find, data)
	if err != nil {
		return nil, nil, err
	}
	r.Step(len(r.parsed.record.Entries))
	return r.Result(sink)
}

// Resumer resumes a match in steps, for callers that must not block. It is a task of package
// scenes/work.
type Resumer struct {
	data     []byte
	parsed   *parsedRecord
	timeline *timeline
	at       int // number of recorded decisions played so far
	err      error
}

// NewResumer parses the text of a record and sets up its game. It returns an error in the same
// cases as Resume.
func NewResumer(find Finder, data []byte) (*Resumer, error) {
	data = NormalizeText(data)
	s, err := read(data)
	if err != nil {
		return nil, err
	}
	t, err := setUp(find, s.record)
	if err != nil {
		return nil, err
	}
	return &Resumer{data: data, parsed: s, timeline: t}, nil
}

// Step plays up to n of the recorded decisions. It returns true when there is nothing more to do:
// all decisions are played, or one cannot be played.
func (r *Resumer) Step(n int) bool {
	for ; n > 0 && r.at < len(r.parsed.record.Entries); n-- {
		if reason := r.timeline.replayEntry(r.parsed.record.Entries[r.at]); reason != nil {
			r.truncateDamaged(reason)
			return true
		}
		r.at++
	}
	return r.at == len(r.parsed.record.Entries)
}

// Progress returns the fraction of the record that has been played, from 0 to 1.
func (r *Resumer) Progress() float64 {
	return float64(r.at) / float64(max(len(r.parsed.record.Entries), 1))
}

// truncateDamaged removes the current entry, which cannot be played for the given reason, and all
// later ones. The lines before that entry are correct and lead to the current position.
func (r *Resumer) truncateDamaged(reason error) {
	damage := &Damage{Line: r.parsed.lineOf[r.at], Reason: reason}
	sound := r.parsed.out.text[:r.parsed.offsets[r.at]]
	cut := r.parsed.record.NamesChanged
	if r.parsed, r.err = read(sound); r.err != nil {
		return
	}
	r.parsed.record.NamesChanged = cut
	damage.Lost = countLines(r.data) - 1 - r.parsed.out.lines
	r.parsed.damage = damage
	r.at = len(r.parsed.record.Entries)
}

// Result returns the match. It may be called after Step has returned true. Later moves are written
// to sink. The damage and the error are those that [Resume] returns.
func (r *Resumer) Result(sink Sink) (*Match, *Damage, error) {
	if r.err != nil {
		return nil, nil, r.err
	}
	if err := r.timeline.endLastPauses(); err != nil {
		return nil, nil, err
	}
	s := r.parsed
	m := &Match{timeline: r.timeline, text: s.out, undone: s.undone, hints: s.record.Hints, cutoffs: s.cutoffs,
		sink: sink, namesChanged: s.record.NamesChanged}
	return m, s.damage, nil
}

// setUp sets up the game of the record r and returns its history, in which no decision has been
// made yet.
func setUp(find Finder, r Record) (*timeline, error) {
	game, err := find(r.Game)
	if err != nil {
		return nil, engine.Errorf("%s: the saved game is of %q, a game this Gulch doesn't have. Open it with a newer version", ErrUnknownGame, r.Game)
	}
	played, ok := engine.Under(game, r.Rules)
	if !ok {
		info := game.Info()
		return nil, engine.Errorf("%s: the game began under version %d of the rules of %s, and this Gulch plays version %d. Finish it with the version of Gulch that started it", ErrRules, r.Rules, info.Name, info.Rules)
	}
	t, err := newTimeline(played, r.Setup)
	if err != nil {
		return nil, engine.Errorf("%s: its setup doesn't fit the game: %s", ErrHeader, err)
	}
	t.branched, t.made = r.Branched, r.BranchMoves
	return t, nil
}

// replayEntry plays a recorded decision. If that is impossible, it returns an error and changes
// nothing.
func (t *timeline) replayEntry(e Entry) error {
	if _, err := t.endPauses(); err != nil {
		return engine.Errorf("the game can't continue there: %s", err)
	}
	t.ask(e.Seat)
	turn := t.state.Turn()
	if turn == engine.NoSeat {
		return engine.Errorf("the game was already over.")
	}
	if e.Seat != turn {
		return engine.Errorf("seat %d can't move: it's seat %d's turn.", e.Seat, turn)
	}
	move, err := t.state.Parse(e.Move)
	if err != nil {
		return engine.Errorf("the move %q can't be read: %s.", abbreviate(e.Move), err)
	}
	if !slices.Contains(t.legal, move) {
		return engine.Errorf("the move %q isn't possible there.", abbreviate(e.Move))
	}
	if _, err := t.play(e, move); err != nil {
		return engine.Errorf("the move %q isn't allowed: %s", abbreviate(e.Move), err)
	}
	return nil
}
