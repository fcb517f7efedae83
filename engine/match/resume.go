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
	s, err := read(data)
	if err != nil {
		return nil, nil, err
	}
	t, err := begin(find, s.record)
	if err != nil {
		return nil, nil, err
	}
	for i, e := range s.record.Entries {
		reason := t.repeat(e)
		if reason == nil {
			continue
		}
		damage := &Damage{Line: s.source[i], Reason: reason}
		// The lines before the one that fails are sound and lead to this very position.
		if s, err = read(s.out.text[:s.starts[i]]); err != nil {
			return nil, nil, err
		}
		damage.Lost = countLines(data) - 1 - s.out.lines
		s.damage = damage
		break
	}
	return &Match{tape: t, text: s.out, undone: s.undone, sink: sink}, s.damage, nil
}

// begin sets up the game of a record.
func begin(find Finder, r Record) (*tape, error) {
	game, err := find(r.Game)
	if err != nil {
		return nil, engine.Errorf("%s: the save is of the game %q, which this Gulch does not have; "+
			"open it with a newer one", ErrUnknownGame, r.Game)
	}
	info := game.Info()
	if r.Rules != info.Rules {
		return nil, engine.Errorf("%s: the game was begun under version %d of the rules of %s, this Gulch plays version %d; "+
			"finish it with the Gulch that began it", ErrRules, r.Rules, info.Name, info.Rules)
	}
	t, err := newTape(game, r.Setup)
	if err != nil {
		return nil, engine.Errorf("%s: its setup does not fit the game: %s", ErrHeader, err)
	}
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
		return engine.Errorf("the move %q cannot be read: %s.", e.Move, err)
	}
	if !slices.Contains(t.legal, move) {
		return engine.Errorf("the move %q is not possible there.", e.Move)
	}
	if _, err := t.play(move); err != nil {
		return engine.Errorf("the move %q is refused: %s", e.Move, err)
	}
	return nil
}
